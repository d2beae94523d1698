import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NumberField } from "../forms/NumberField.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { type FranchisePlan, franchiseResult, type FranchiseTerms } from "../rules/franchiseResult.ts";
import { FranchiseOutcome } from "./FranchiseOutcome.tsx";
import * as styles from "./FranchiseCalculator.css.ts";

export interface FranchiseCalculatorProps {
  /** What the fields begin with, such as the figures of a usual salon, or those of an address that was shared. */
  plan: FranchisePlan;
  terms: FranchiseTerms;
  currency: AmountValue["currency"];
  /** With every plan that can be reckoned, so that it can be shared; null while a field is empty or wrong. */
  onChange?: (plan: FranchisePlan | null) => void;
  /** What to do next, such as writing to the shop. */
  action?: ReactNode;
}

/** In whole currency units, without grosz or cents. */
const money = { minimum: 0, maximum: 10_000_000, step: 1 } as const;
const price = { minimum: 1, maximum: 100_000, step: 1 } as const;
const pairs = { minimum: 0, maximum: 10_000, step: 1 } as const;
const share = { minimum: 0, maximum: 100, step: 0.5 } as const;

const fields = [
  { field: "pairs", kind: "count", limits: pairs },
  { field: "price", kind: "money", limits: price },
  { field: "goodsShare", kind: "share", limits: share },
  { field: "rent", kind: "money", limits: money },
  { field: "wages", kind: "money", limits: money },
  { field: "other", kind: "money", limits: money },
  { field: "investment", kind: "money", limits: money },
] as const satisfies readonly { field: keyof FranchisePlan; kind: string; limits: object }[];

type Typed = Readonly<Record<keyof FranchisePlan, number | null>>;

/** Null while a figure is missing. */
function planOf({ pairs, price, goodsShare, rent, wages, other, investment }: Typed): FranchisePlan | null {
  if (pairs === null || price === null || goodsShare === null || investment === null) return null;
  if (rent === null || wages === null || other === null) return null;
  return { pairs, price, goodsShare, rent, wages, other, investment };
}

/**
 * What a salon under the shop's name might earn: typed figures, and what comes of them in a month, line by line. A figure
 * that does not count is not reckoned with, and stays to be corrected. Nothing is sent anywhere.
 */
export function FranchiseCalculator({ plan, terms, currency, onChange, action }: FranchiseCalculatorProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<Typed>(plan);
  const current = planOf(typed);
  const change = (field: keyof FranchisePlan, value: number | null) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    onChange?.(planOf(next));
  };
  const sign = intl.formatNumberToParts(0, { style: "currency", currency }).find(({ type }) => type === "currency");
  const percent = (share: number) => intl.formatNumber(share / 100, { style: "percent", maximumFractionDigits: 2 });
  const units = { count: undefined, money: sign?.value, share: "%" };
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        {fields.map(({ field, kind, limits }) => (
          <NumberField
            key={field}
            label={<FormattedMessage id={`ui.franchiseCalculator.${field}`} />}
            {...(units[kind] !== undefined && { unit: units[kind] })}
            {...limits}
            required
            value={inUnits(typed[field], kind)}
            onChange={(value) => change(field, inMinor(value, kind))}
          />
        ))}
        <p className={styles.terms}>
          <FormattedMessage
            id="ui.franchiseCalculator.terms"
            values={{
              fee: intl.formatNumber(terms.entryFee / 100, { style: "currency", currency, maximumFractionDigits: 0 }),
              licence: percent(terms.licenceShare),
              advertising: percent(terms.advertisingShare),
            }}
          />
        </p>
      </div>
      <div className={styles.outcome}>
        <FranchiseOutcome result={current && franchiseResult(current, terms)} currency={currency} />
        <p className={styles.terms}>
          <FormattedMessage id="ui.franchiseCalculator.estimate" />
        </p>
        {action}
      </div>
    </div>
  );
}

type Kind = (typeof fields)[number]["kind"];

const inUnits = (value: number | null, kind: Kind) => (value !== null && kind === "money" ? value / 100 : value);
const inMinor = (value: number | null, kind: Kind) =>
  value !== null && kind === "money" ? Math.round(value * 100) : value;
