import { AddressText } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { PointText } from "../../components/PointText.tsx";
import { useDraft } from "../../state/checkout/createCheckout.ts";
import { ArrivalDay } from "./ArrivalDay.tsx";
import { PaymentFacts } from "./ChosenPayment.tsx";
import { BlikQuestion } from "./BlikQuestion.tsx";
import { Consents } from "./Consents.tsx";
import * as styles from "./CheckoutView.css.ts";

/** The step that repeats the answers of all steps. The order's lines are shown beside it. */
export function ReviewStep() {
  const draft = useDraft((state) => state);
  const { shippingAddress, shippingTitle, point, billingAddress, company, paymentCode, paymentTitle, paymentProvider } =
    draft;
  return (
    <div className={styles.stack}>
      <p>
        <FormattedMessage id="checkout.reviewLead" />
      </p>
      <div className={styles.facts}>
        {shippingAddress && (
          <div>
            <h3 className={styles.factTitle}>
              <FormattedMessage id={point ? "checkout.collectedBy" : "checkout.deliverTo"} />
            </h3>
            <AddressText address={shippingAddress} />
          </div>
        )}
        {shippingAddress && shippingTitle !== null && (
          <div>
            <h3 className={styles.factTitle}>
              <FormattedMessage id="checkout.step.shipping" />
            </h3>
            <p>{shippingTitle}</p>
            <p>
              <ArrivalDay country={shippingAddress.country} />
            </p>
            {point && <PointText point={point} />}
          </div>
        )}
        {(billingAddress ?? shippingAddress) && (
          <div>
            <h3 className={styles.factTitle}>
              <FormattedMessage id="checkout.billTo" />
            </h3>
            {company && (
              <p>
                {company.company}
                <br />
                <FormattedMessage id="checkout.taxId" values={{ taxId: company.taxId }} />
              </p>
            )}
            {billingAddress ? (
              <AddressText address={billingAddress} />
            ) : (
              <p>
                <FormattedMessage id="checkout.billing.same" />
              </p>
            )}
          </div>
        )}
        <div>
          <h3 className={styles.factTitle}>
            <FormattedMessage id="checkout.cod.title" />
          </h3>
          <PaymentFacts code={paymentCode} title={paymentTitle} provider={paymentProvider} />
        </div>
      </div>
      <BlikQuestion />
      <Consents />
    </div>
  );
}
