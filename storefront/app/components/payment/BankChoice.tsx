import { BankPicker } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import type { PaymentEntry } from "#domain/checkout/paymentEntries.ts";
import { issuersQuery } from "../../queries/payment.ts";

export interface BankChoiceProps {
  readonly entry: PaymentEntry;
  /** The id of the chosen bank; null if none is. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Whether the shopper wanted to go on without a bank. */
  readonly isMissing: boolean;
}

/** The banks of the chosen method: those that the provider lists as methods, or those within the method. */
export function BankChoice({ entry, ...choice }: BankChoiceProps) {
  if (entry.kind === "banks") {
    return <Picker banks={entry.banks.map(({ code, title }) => ({ id: code, name: title }))} {...choice} />;
  }
  const { provider } = entry.method;
  return provider === null ? null : <IssuerChoice provider={provider} {...choice} />;
}

type ChoiceProps = Omit<BankChoiceProps, "entry">;

function IssuerChoice({ provider, ...choice }: ChoiceProps & { readonly provider: PaymentProviderCode }) {
  const { client } = useRouteContext({ from: "__root__" });
  const query = useQuery(issuersQuery(client, provider));
  const banks = query.data?.map(({ id, name }) => ({ id, name })) ?? (query.isError ? "failed" : "loading");
  return <Picker banks={banks} onRetry={() => void query.refetch()} {...choice} />;
}

interface PickerProps extends ChoiceProps {
  readonly banks: Parameters<typeof BankPicker>[0]["banks"];
  readonly onRetry?: () => void;
}

function Picker({ banks, value, onChange, onRetry, isMissing }: PickerProps) {
  return (
    <BankPicker
      banks={banks}
      value={value}
      onChange={onChange}
      {...(onRetry && { onRetry })}
      error={isMissing && <FormattedMessage id="payment.bankMissing" />}
    />
  );
}
