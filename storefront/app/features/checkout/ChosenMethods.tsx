import { FormattedMessage } from "react-intl";
import { payment } from "#configuration/payment.ts";

export interface ChosenPaymentProps {
  readonly code: string | null;
  /** As the provider named it when it was chosen; null in a draft of an older version of the shop. */
  readonly title: string | null;
}

/** Names the chosen payment method. */
export function PaymentName({ code, title }: ChosenPaymentProps) {
  if (title !== null) return <>{title}</>;
  return code === payment.cashOnDeliveryCode ? <FormattedMessage id="checkout.cod.name" /> : <>{code}</>;
}

/** Names the chosen payment method, and says when cash on delivery is paid. */
export function PaymentFacts(chosen: ChosenPaymentProps) {
  return (
    <>
      <p>
        <PaymentName {...chosen} />
      </p>
      {chosen.code === payment.cashOnDeliveryCode && (
        <p>
          <FormattedMessage id="checkout.cod.text" />
        </p>
      )}
    </>
  );
}
