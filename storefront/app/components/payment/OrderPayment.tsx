import { Banner, Button, InlineNotice, Skeleton } from "@dioptra/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { payment as setting } from "#configuration/payment.ts";
import { canPay, type PayableOrder, type PaymentStanding, paymentStanding } from "#domain/payment/payableOrder.ts";
import { orderQuery } from "../../queries/order.ts";
import { orderPaymentQuery } from "../../queries/payment.ts";
import { rememberPayment } from "../../state/payment/startedPayment.ts";
import { takePayment } from "../../state/payment/paymentHandoff.ts";
import { useShop } from "../../state/useShop.ts";
import { PayPanel } from "./PayPanel.tsx";
import * as styles from "./payment.css.ts";
import { usePayOrder } from "./usePayOrder.ts";

export interface OrderPaymentProps {
  readonly orderId: string;
  readonly number: string;
  /** Proves access to the order in a browser without cookies. @default null */
  readonly hash?: string | null;
}

/**
 * How an order of this browser is paid online: its state, and the ways to pay it. The payment that was chosen in the checkout
 * starts by itself.
 */
export function OrderPayment({ orderId, number, hash = null }: OrderPaymentProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const shop = useShop();
  const query = useQuery({ ...orderPaymentQuery(client, orderId, hash), refetchOnWindowFocus: true });
  const isStarted = useRef(false);
  const isFirst = useRef(false);
  const payment = usePayOrder({
    order: { orderId, number, hash },
    onChanged: () => void query.refetch(),
    onFailed: () => {
      if (!isFirst.current) return void query.refetch();
      // The first attempt is part of the checkout, whose failures have a page of their own. It leads back here.
      isFirst.current = false;
      rememberPayment(number);
      void navigate({ to: setting.errorPath });
    },
  });

  const startChosen = useEffectEvent(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const chosen = takePayment(shop, number);
    if (!chosen) return;
    isFirst.current = true;
    void payment.pay(chosen.wish, chosen.blikCode);
  });
  useEffect(() => startChosen(), []);

  const reading = query.data;
  const order = reading?.state === "read" ? reading.order : null;
  const standing = order && paymentStanding(order, setting.cashOnDeliveryCode);
  const isSettled = standing === "success" || standing === "canceled" || standing === "refunded";
  useEffect(() => {
    if (isSettled) void queryClient.invalidateQueries({ queryKey: orderQuery(client, number).queryKey });
  }, [client, isSettled, number, queryClient]);

  const { state } = payment.progress;
  // While the bank has the code or has refused it, the panel says so.
  const isWithBank = (state === "confirming" || state === "refused") && !isSettled;
  if (order && standing) {
    return (
      <StandingOf
        order={order}
        standing={isWithBank ? null : standing}
        isChecking={query.isFetching}
        onCheck={() => void query.refetch()}
      >
        {canPay(order, standing) && <PayPanel order={order} isUnderWay={standing === "pending"} payment={payment} />}
      </StandingOf>
    );
  }
  if (!reading && !query.isError) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <Banner
      type="error"
      action={{ label: <FormattedMessage id="ui.orderStatusCard.retry" />, onAction: () => void query.refetch() }}
    >
      <FormattedMessage
        id={reading?.state === "offline" ? "confirmation.unknownOffline" : "confirmation.unknown"}
        values={{ number }}
      />
    </Banner>
  );
}

interface StandingOfProps {
  readonly order: PayableOrder;
  /** Null while the panel says how the payment stands. */
  readonly standing: PaymentStanding | null;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly children: ReactNode;
}

const types = {
  success: "success",
  pending: "info",
  failed: "error",
  unpaid: "warning",
  "on-delivery": "info",
  canceled: "error",
  refunded: "info",
} as const satisfies Record<PaymentStanding, string>;

/** Says how the payment stands, and offers what can be done about it. */
function StandingOf({ order, standing, isChecking, onCheck, children }: StandingOfProps) {
  return (
    <div className={styles.panel}>
      <div aria-live="polite">
        {standing && (
          <InlineNotice type={types[standing]}>
            <FormattedMessage id={`confirmation.standing.${standing}`} values={{ email: order.email ?? "" }} />
          </InlineNotice>
        )}
      </div>
      {standing === "pending" && (
        <div>
          <Button variant="line" pending={isChecking} onClick={onCheck}>
            <FormattedMessage id="ui.orderStatusCard.check" />
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
