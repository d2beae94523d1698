import { FormattedList, FormattedMessage } from "react-intl";
import { text, title } from "./PaymentInformation.css.ts";

interface OnDelivery {
  /** The shopper pays on delivery, in cash or by card. */
  way: "on-delivery";
  provider?: never;
  methods?: never;
}

interface AtProvider {
  /** The shopper pays online, at a payment provider. */
  way: "provider";
  /** The payment provider, such as "Tpay". */
  provider: string;
  /** The names of the payment methods available there. */
  methods: readonly string[];
}

export type PaymentInformationProps = OnDelivery | AtProvider;

/** Explains how the order will be paid once it is placed (docs/specification/checkout.md#checkout-39). */
export function PaymentInformation(props: PaymentInformationProps) {
  return (
    <div>
      <h3 className={title}>
        <FormattedMessage id="ui.paymentInformation.title" />
      </h3>
      <p className={text}>
        {props.way === "on-delivery" ? (
          <FormattedMessage id="ui.paymentInformation.onDelivery" />
        ) : (
          <FormattedMessage
            id="ui.paymentInformation.provider"
            values={{
              provider: props.provider,
              methods: <FormattedList key="methods" type="disjunction" value={props.methods} />,
            }}
          />
        )}
      </p>
    </div>
  );
}
