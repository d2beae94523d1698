import { Breadcrumb, Link, OrderStatusCard } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { payment as setting } from "#configuration/payment.ts";
import { linkedCorrectionHref } from "#domain/order/correction.ts";
import { linkedDownloadHref } from "#domain/order/download.ts";
import { linkedInvoiceHref } from "#domain/order/invoice.ts";
import { canPay, type PaymentStanding, paymentStanding } from "#domain/payment/payableOrder.ts";
import { withPrefix } from "#domain/store.ts";
import { InvoiceLinks } from "../../components/InvoiceLinks.tsx";
import { LatePrescriptions } from "../../components/LatePrescriptions.tsx";
import { orderStatusQuery } from "../../queries/payment.ts";
import type { PaymentReading } from "../../queries/readPayment.ts";
import { takeStartedPayment } from "../../state/payment/startedPayment.ts";
import { useIsOnline } from "../../state/useIsOnline.ts";
import { useStoreView } from "../../state/useShop.ts";
import { PayPanel } from "../../components/payment/PayPanel.tsx";
import { usePayOrder } from "../../components/payment/usePayOrder.ts";
import { LazyStatusProgress } from "./lazyStatusProgress.ts";
import * as styles from "./OrderStatusView.css.ts";

/** The page of a link to an order's status. Shoppers also return to it from the provider's page. */
export function OrderStatusView({ token }: { readonly token: string }) {
  const { client } = useRouteContext({ from: "__root__" });
  const intl = useIntl();
  const store = useStoreView();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const query = useQuery({ ...orderStatusQuery(client, token), refetchOnWindowFocus: true });
  const { data, refetch } = query;
  const order = data?.state === "read" ? data.order : null;
  const standing = order && paymentStanding(order, setting.cashOnDeliveryCode);
  const number = order?.number;
  const isWaiting = data?.state === "offline" && isOnline;

  // Whoever comes from the provider's page in the tab that has ordered sees the order itself, unless the payment failed.
  const isReturnable = standing === "success" || standing === "pending";
  useEffect(() => {
    if (number === undefined || !isReturnable || !takeStartedPayment(number)) return;
    void navigate({ to: "/order-confirmation/$orderId", params: { orderId: number }, replace: true });
  }, [number, isReturnable, navigate]);

  useEffect(() => {
    if (isWaiting) void refetch();
  }, [isWaiting, refetch]);

  return (
    <div className={styles.page}>
      <Breadcrumb
        homeHref={withPrefix("/", store)}
        levels={[]}
        current={intl.formatMessage({ id: "orderStatus.breadcrumb" })}
      />
      <noscript>
        <p>
          <FormattedMessage id="orderStatus.noScript" />
        </p>
      </noscript>
      <StatusCard
        token={token}
        reading={query.isError ? { state: "unreachable" } : (data ?? null)}
        isChecking={query.isFetching}
        onCheck={() => void refetch()}
      />
      {data?.state === "read" && standing && canPay(data.order, standing) && (
        <PayAgain reading={data} isUnderWay={standing === "pending"} onChanged={() => void refetch()} />
      )}
      {data?.state === "read" && (
        <LatePrescriptions
          orderId={data.orderId}
          hash={data.order.hash}
          lines={data.order.missingPrescriptions}
          onSent={() => void refetch()}
        />
      )}
      {order && order.isDelivered && order.status !== null && order.steps.length > 0 && (
        <LazyStatusProgress order={order} status={order.status} />
      )}
    </div>
  );
}

type Read = Extract<PaymentReading, { state: "read" }>;

interface PayAgainProps {
  readonly reading: Read;
  readonly isUnderWay: boolean;
  readonly onChanged: () => void;
}

function PayAgain({ reading, isUnderWay, onChanged }: PayAgainProps) {
  const { orderId, order } = reading;
  const payment = usePayOrder({ order: { orderId, number: order.number, hash: order.hash }, onChanged });
  return <PayPanel order={order} isUnderWay={isUnderWay} payment={payment} />;
}

interface StatusCardProps {
  readonly token: string;
  /** Null while it is loading. */
  readonly reading: PaymentReading | null;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** What is said of an order whose payment is neither made nor under way nor failed. */
const sayings = {
  success: null,
  pending: null,
  failed: null,
  unpaid: { label: "orderStatus.unpaidLabel", sentence: "orderStatus.unpaid" },
  "on-delivery": { label: "orderStatus.onDeliveryLabel", sentence: "orderStatus.onDelivery" },
  canceled: { label: "orderStatus.canceledLabel", sentence: "orderStatus.canceled" },
  refunded: { label: "orderStatus.refundedLabel", sentence: "orderStatus.refunded" },
} as const satisfies Record<PaymentStanding, { readonly label: string; readonly sentence: string } | null>;

const states = {
  success: "success",
  pending: "pending",
  failed: "failed",
  unpaid: "pending",
  "on-delivery": "pending",
  canceled: "failed",
  refunded: "success",
} as const satisfies Record<PaymentStanding, "success" | "pending" | "failed">;

/** The state of the payment, dimmed until it is known (docs/specification/orders.md#order-24). */
function StatusCard({ token, reading, isChecking, onCheck }: StatusCardProps) {
  const store = useStoreView();
  const homeHref = withPrefix("/", store);
  const check = { onCheck, checking: isChecking };
  if (!reading) return <OrderStatusCard state="loading" />;
  switch (reading.state) {
    case "offline":
      return <OrderStatusCard state="offline" {...check} />;
    case "unreachable":
      return <OrderStatusCard state="error" problem="unreachable" homeHref={homeHref} {...check} />;
    case "failed":
      return reading.reason === "hashIncorrect" ? (
        <OrderStatusCard state="error" problem="hash-incorrect" homeHref={homeHref} {...check} />
      ) : (
        <OrderStatusCard
          state="error"
          problem="payment-details"
          reason={reading.reason}
          homeHref={homeHref}
          {...check}
        />
      );
    case "read": {
      const { order } = reading;
      const standing = paymentStanding(order, setting.cashOnDeliveryCode);
      const words = sayings[standing];
      const saying = words
        ? { label: <FormattedMessage id={words.label} />, sentence: <FormattedMessage id={words.sentence} /> }
        : undefined;
      const state = states[standing];
      const children = (order.invoicedAt !== null || order.downloads.length > 0) && (
        <>
          {order.downloads.map(({ itemId, name }) => (
            <p key={itemId}>
              <Link href={linkedDownloadHref(token, itemId, store)} download>
                <FormattedMessage id="orderStatus.download" values={{ name }} />
              </Link>
            </p>
          ))}
          <InvoiceLinks
            number={order.number}
            invoiceHref={order.invoicedAt && linkedInvoiceHref(token, store)}
            corrections={order.corrections}
            hrefOf={(correction) => linkedCorrectionHref(token, correction, store)}
          />
        </>
      );
      if (state === "failed")
        return (
          <OrderStatusCard state={state} number={order.number} saying={saying}>
            {children}
          </OrderStatusCard>
        );
      return (
        <OrderStatusCard
          state={state}
          number={order.number}
          email={order.email ?? ""}
          saying={saying}
          {...(standing === "pending" && check)}
        >
          {children}
        </OrderStatusCard>
      );
    }
  }
}
