import { FormattedMessage } from "react-intl";
import { payment } from "#configuration/payment.ts";
import { providerName } from "../../components/payment/providerName.ts";

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

export interface PaymentFactsProps extends ChosenPaymentProps {
  /** The code of the provider at which the order is paid; null for cash on delivery. */
  readonly provider: string | null;
}

/** The name of the chosen payment method, and when or where the order is paid by it. */
export function PaymentFacts({ provider, ...chosen }: PaymentFactsProps) {
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
      {provider !== null && chosen.code !== payment.blik.methodCode && (
        <p>
          <FormattedMessage id="payment.atProvider" values={{ provider: providerName(provider) }} />
        </p>
      )}
    </>
  );
}
