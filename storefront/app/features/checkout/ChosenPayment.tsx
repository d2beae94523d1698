import { FormattedMessage } from "react-intl";
import { payment } from "#configuration/payment.ts";

export interface ChosenPaymentProps {
  readonly code: string | null;
  /** The title that the provider gave the method; null in a draft that an older version of the shop has stored. */
  readonly title: string | null;
}

/** The name of the chosen payment method. */
export function PaymentName({ code, title }: ChosenPaymentProps) {
  if (title !== null) return <>{title}</>;
  return code === payment.cashOnDeliveryCode ? <FormattedMessage id="checkout.cod.name" /> : <>{code}</>;
}

/** The name of the chosen payment method and, for cash on delivery, when it is paid. */
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
