import {
  AddressText,
  CartLine,
  CartLines,
  CartTotals,
  FramePicture,
  InlineNotice,
  Link,
  TempleMark,
  SummaryLayout,
} from "@dioptra/ui";
import { CircleCheck } from "@dioptra/ui/icons/CircleCheck";
import { localTime, promisedDelivery } from "@dioptra/ui/rules";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedDate, FormattedMessage, FormattedTime } from "react-intl";
import { images } from "#configuration/images.ts";
import { offer } from "#configuration/offer.ts";
import { payment } from "#configuration/payment.ts";
import { timeZone } from "#configuration/store.ts";
import { namedOptions } from "#domain/cart/cart.ts";
import { isPrescriptionUnread } from "#domain/cart/customChoices.ts";
import { deliveryTerm } from "#domain/delivery.ts";
import { correctionHref } from "#domain/order/correction.ts";
import { invoiceHref } from "#domain/order/invoice.ts";
import { isUnpaidOnline, type Order, waitingLines } from "#domain/order/order.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { withPrefix } from "#domain/store.ts";
import { InvoiceLinks } from "../../components/InvoiceLinks.tsx";
import { orderQuery } from "../../queries/order.ts";
import { useStoreView } from "../../state/useShop.ts";
import { LatePrescriptions } from "../../components/LatePrescriptions.tsx";
import { LazyLineValues } from "../../components/lazyCartParts.ts";
import { LazyOrderPayment } from "../../components/payment/lazyOrderPayment.ts";
import { PointText } from "../../components/PointText.tsx";
import { AccountOffer } from "./AccountOffer.tsx";
import * as styles from "./ConfirmationView.css.ts";

/** The page after an order: its lines, delivery and payment, and what happens next. */
export function ConfirmationView({ order }: { readonly order: Order }) {
  const store = useStoreView();
  const { client } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const reload = () => void queryClient.invalidateQueries({ queryKey: orderQuery(client, order.number).queryKey });
  const isUnpaid = isUnpaidOnline(order, payment.cashOnDeliveryCode);
  const orderedOn = localTime(order.createdAt.toISOString(), timeZone).date;
  const days = deliveryTerm(order.lines, offer);
  const isUnread = order.lines.some(({ custom }) => isPrescriptionUnread(custom));
  return (
    <div className={styles.page}>
      <SummaryLayout
        title={<FormattedMessage id="confirmation.lines" />}
        summary={
          <>
            <CartLines>
              {order.lines.map((line) => {
                const picture = productPicture(line, "square", images);
                return (
                  <CartLine
                    key={line.key}
                    variant="summary"
                    name={line.name}
                    href={productHref(store.prefix, line, line.sku)}
                    picture={picture && <FramePicture {...picture} alt="" crop="square" />}
                    mark={line.frame && <TempleMark {...line.frame} />}
                    options={line.options}
                    quantity={line.quantity}
                    unitPrice={line.unitPrice}
                    rowTotal={line.rowTotal}
                    notice={
                      namedOptions(line.custom).length > 0 && <LazyLineValues custom={line.custom} today={orderedOn} />
                    }
                  />
                );
              })}
            </CartLines>
            <CartTotals
              rows={order.totals.rows}
              couponCode={order.couponCode ?? undefined}
              shippingMethod={order.shippingTitle}
            />
          </>
        }
      >
        <div className={styles.lead}>
          <Lead number={order.number} isUnpaid={isUnpaid} />
          <NextStep order={order} isUnpaid={isUnpaid} />
          {order.lines.map(
            ({ key, name, downloadHref }) =>
              downloadHref !== null && (
                <div key={key}>
                  <Link variant="line" href={downloadHref} download>
                    <FormattedMessage id="orderStatus.download" values={{ name }} />
                  </Link>
                </div>
              ),
          )}
          <LatePrescriptions orderId={order.id} lines={waitingLines(order)} onSent={reload} />
          {isUnpaid && <LazyOrderPayment orderId={order.id} number={order.number} />}
          <p className={styles.note}>
            <FormattedMessage
              id="confirmation.placed"
              values={{
                date: <FormattedDate key="date" value={order.createdAt} dateStyle="full" timeZone={timeZone} />,
                time: <FormattedTime key="time" value={order.createdAt} timeStyle="short" timeZone={timeZone} />,
              }}
            />
          </p>
          <dl className={styles.facts}>
            {isDelivered(order) && (
              <div>
                <dt className={styles.factTitle}>
                  <FormattedMessage id="confirmation.delivery" />
                </dt>
                <dd>
                  {order.shippingTitle}
                  <p>
                    {isUnread ? (
                      <FormattedMessage id="confirmation.afterCheck" values={{ days }} />
                    ) : (
                      <FormattedMessage
                        id="confirmation.deliveredBy"
                        values={{
                          date: (
                            <FormattedDate
                              key="date"
                              value={promisedDelivery(orderedOn, days, order.shippingAddress.country)}
                              weekday="long"
                              day="numeric"
                              month="long"
                              timeZone="UTC"
                            />
                          ),
                        }}
                      />
                    )}
                  </p>
                  {order.pickupPoint && <PointText point={order.pickupPoint} />}
                  <AddressText address={order.shippingAddress} />
                </dd>
              </div>
            )}
            <div>
              <dt className={styles.factTitle}>
                <FormattedMessage id="confirmation.payment" />
              </dt>
              <dd>{order.paymentTitle}</dd>
            </div>
          </dl>
          <InvoiceLinks
            number={order.number}
            invoiceHref={invoiceHref(order, store)}
            corrections={order.corrections}
            hrefOf={(correction) => correctionHref(order, correction, store)}
          />
          <AccountOffer order={order} />
          <Continue />
        </div>
      </SummaryLayout>
    </div>
  );
}

interface NextStepProps {
  readonly order: Order;
  /** Whether the order is to be paid online and is not paid. */
  readonly isUnpaid: boolean;
}

/** Whether something of an order is sent; gift cards and downloads alone have no way of delivery. */
const isDelivered = ({ shippingTitle }: Order) => shippingTitle !== "";

/** Returns the message about what happens with an order that needs no confirmation. */
function leadOf(order: Order, isUnpaid: boolean): string {
  const { status, paymentCode } = order;
  if (status === "canceled") return "confirmation.canceled";
  if (status === "refunded") return "confirmation.refunded";
  if (!isDelivered(order)) return isUnpaid ? "confirmation.leadUnpaidDigital" : "confirmation.leadDigital";
  if (isUnpaid) return "confirmation.leadUnpaid";
  if (order.lines.some(({ awaitsPrescription }) => awaitsPrescription)) return "confirmation.leadPrescription";
  if (order.lines.some(({ custom }) => isPrescriptionUnread(custom))) return "confirmation.leadCheck";
  return paymentCode === payment.cashOnDeliveryCode ? "confirmation.lead" : "confirmation.leadPaid";
}

/**
 * What happens next: usually the parcel is sent, but some orders must be paid first, or be confirmed with a link in a mail.
 */
function NextStep({ order, isUnpaid }: NextStepProps) {
  const { status, confirmBy, email } = order;
  if (status === "awaiting_confirmation" && confirmBy !== null) {
    const date = <FormattedDate key="date" value={confirmBy} dateStyle="full" timeZone={timeZone} />;
    const time = <FormattedTime key="time" value={confirmBy} timeStyle="short" timeZone={timeZone} />;
    return (
      <InlineNotice type="warning">
        <FormattedMessage id="confirmation.confirm" values={{ email, date, time }} />
      </InlineNotice>
    );
  }
  if (status === "canceled" && confirmBy !== null) {
    return (
      <InlineNotice type="error">
        <FormattedMessage id="confirmation.unconfirmed" />
      </InlineNotice>
    );
  }
  return (
    <p className={styles.text}>
      <FormattedMessage id={leadOf(order, isUnpaid)} values={{ email }} />
    </p>
  );
}

export interface PlacedViewProps {
  readonly number: string;
  /** What proves access to the order's payment; null if it is not known. */
  readonly proof: { readonly orderId: string; readonly hash: string } | null;
}

/** The page after an order whose details cannot be loaded, because the browser stores no cookies. It can still be paid. */
export const PlacedView = ({ number, proof }: PlacedViewProps) => (
  <div className={styles.page}>
    <div className={styles.lead}>
      <Lead number={number} />
      <p className={styles.text}>
        <FormattedMessage id="confirmation.noDetails" />
      </p>
      {proof && <LazyOrderPayment {...proof} number={number} />}
      <Continue />
    </div>
  </div>
);

interface LeadProps {
  readonly number: string;
  readonly isUnpaid?: boolean;
}

const Lead = ({ number, isUnpaid = false }: LeadProps) => (
  <>
    <p className={styles.done}>
      <CircleCheck size={20} />
      <FormattedMessage id="confirmation.number" values={{ number }} />
    </p>
    <h1>
      <FormattedMessage id={isUnpaid ? "confirmation.titleUnpaid" : "confirmation.title"} />
    </h1>
  </>
);

function Continue() {
  const store = useStoreView();
  return (
    <div>
      <Link variant="line" href={withPrefix("/", store)}>
        <FormattedMessage id="confirmation.continue" />
      </Link>
    </div>
  );
}
