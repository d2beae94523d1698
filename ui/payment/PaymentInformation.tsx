import { FormattedList, FormattedMessage } from "react-intl";
import { text, title } from "./PaymentInformation.css.ts";

interface OnDelivery {
  way: "on-delivery";
  provider?: never;
  methods?: never;
}

interface AtProvider {
  way: "provider";
  /** Who takes the payment, such as "Tpay". */
  provider: string;
  /** The ways to pay there, in words. */
  methods: readonly string[];
}

export type PaymentInformationProps = OnDelivery | AtProvider;

/** What happens about the payment once the order is placed (docs/specification/checkout.md#checkout-39). */
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
