import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NumberField } from "../forms/NumberField.tsx";
import { type AmountValue, formatAmount } from "../primitives/formats.ts";
import { type FranchisePlan, franchiseResult, type FranchiseTerms } from "../rules/franchiseResult.ts";
import { FranchiseOutcome } from "./FranchiseOutcome.tsx";
import * as styles from "./FranchiseCalculator.css.ts";

export interface FranchiseCalculatorProps {
  /** The initial values, such as the figures of a typical salon, or those from a shared URL. */
  plan: FranchisePlan;
  /** The fees of the franchise contract. */
  terms: FranchiseTerms;
  /** The currency of all amounts. */
  currency: AmountValue["currency"];
  /** Called with every complete plan, such as to put it into the URL; null while a field is empty or invalid. */
  onChange?: (plan: FranchisePlan | null) => void;
  /** The next step, such as a link to contact the shop. */
  action?: ReactNode;
}

/** Limits in whole currency units, without grosz or cents. */
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

/** Returns the complete plan; null while a figure is missing. */
function toCompletePlan({ pairs, price, goodsShare, rent, wages, other, investment }: Typed): FranchisePlan | null {
  if (pairs === null || price === null || goodsShare === null || investment === null) return null;
  if (rent === null || wages === null || other === null) return null;
  return { pairs, price, goodsShare, rent, wages, other, investment };
}

/**
 * Renders a calculator of what a franchise salon might earn: fields for its figures, and the result per month, line by
 * line. An invalid figure stays in its field and is left out of the calculation. Nothing is sent to a server.
 */
export function FranchiseCalculator({ plan, terms, currency, onChange, action }: FranchiseCalculatorProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<Typed>(plan);
  const current = toCompletePlan(typed);
  const change = (field: keyof FranchisePlan, value: number | null) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    onChange?.(toCompletePlan(next));
  };
  const currencySign = intl
    .formatNumberToParts(0, { style: "currency", currency })
    .find(({ type }) => type === "currency");
  const percent = (share: number) => intl.formatNumber(share / 100, { style: "percent", maximumFractionDigits: 2 });
  const units = { count: undefined, money: currencySign?.value, share: "%" };
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
            value={toDisplayed(typed[field], kind)}
            onChange={(value) => change(field, toStored(value, kind))}
          />
        ))}
        <p className={styles.terms}>
          <FormattedMessage
            id="ui.franchiseCalculator.terms"
            values={{
              fee: formatAmount(intl, { minor: terms.entryFee, currency }, { isRounded: true }),
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

/** Converts a value of the plan into the one shown: amounts are stored in minor units. */
const toDisplayed = (value: number | null, kind: Kind) => (value !== null && kind === "money" ? value / 100 : value);
/** Converts a typed value into the one stored in the plan. */
const toStored = (value: number | null, kind: Kind) =>
  value !== null && kind === "money" ? Math.round(value * 100) : value;
