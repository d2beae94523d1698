import { PaymentGroups, PaymentInformation } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { payment } from "#configuration/payment.ts";
import { zero } from "#domain/money.ts";
import type { PaymentMethod } from "#domain/checkout/checkout.ts";
import type { PaymentEntry } from "#domain/checkout/paymentEntries.ts";
import { useStoreView } from "../../state/useShop.ts";
import { LazyBankChoice } from "./lazyBankChoice.ts";
import { providerName } from "./providerName.ts";
import { needsBank, type PaymentChoiceState } from "./usePaymentChoice.ts";

/** A method that another answer excludes. */
export interface ExcludedMethod {
  readonly method: PaymentMethod;
  /** Why it cannot be chosen, in a sentence. */
  readonly reason: ReactNode;
  /** Leads to the answer that excludes it. */
  readonly remedy: ReactNode;
}

export interface PaymentChoiceProps {
  readonly choice: PaymentChoiceState;
  /** The method that is shown last although it cannot be chosen; null without one. @default null */
  readonly excluded?: ExcludedMethod | null;
  /** The field for a BLIK code, on pages where the code is sent at once. */
  readonly blik?: ReactNode;
}

/** The methods in their groups, with what the chosen one needs: a bank or a BLIK code. */
export function PaymentChoice({ choice, excluded = null, blik }: PaymentChoiceProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { groups, entry, pick } = choice;
  const bank = entry && needsBank(entry) && (
    <LazyBankChoice
      entry={entry}
      value={entry.kind === "banks" ? pick.code : pick.issuer}
      onChange={choice.pickBank}
      isMissing={choice.isBankMissing}
    />
  );
  const bankTitle = intl.formatMessage({ id: "payment.bank" });
  const optionOf = (each: PaymentEntry) =>
    each.kind === "banks"
      ? { code: each.key, title: bankTitle, cost: each.banks[0]?.cost ?? zero(store.currency) }
      : { code: each.key, title: each.method.title, cost: each.method.cost };
  const rest = excluded && [
    {
      code: excluded.method.code,
      title: excluded.method.title,
      cost: excluded.method.cost,
      unavailable: excluded.reason,
      remedy: excluded.remedy,
    },
  ];
  return (
    <PaymentGroups
      groups={groups?.map((entries) => entries.map(optionOf)).concat(rest ? [rest] : []) ?? "loading"}
      value={entry?.key ?? null}
      onChange={choice.pickEntry}
      detail={entry?.key === payment.blik.methodCode ? blik : bank}
    />
  );
}

/** Says how the order will be paid once it is placed (docs/specification/checkout.md#checkout-39). */
export function WayOfPayment({ choice: { entry, chosen } }: { readonly choice: PaymentChoiceState }) {
  const intl = useIntl();
  if (!entry) return null;
  if (entry.key === payment.blik.methodCode) {
    return (
      <p>
        <FormattedMessage id="payment.blikLater" />
      </p>
    );
  }
  const provider = entry.kind === "banks" ? entry.provider : entry.method.provider;
  if (provider === null) return <PaymentInformation way="on-delivery" />;
  const title = chosen?.method.title ?? intl.formatMessage({ id: "payment.bank" });
  return <PaymentInformation way="provider" provider={providerName(provider)} methods={[title]} />;
}
