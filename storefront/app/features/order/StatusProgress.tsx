import { Heading } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import type { OrderStatus } from "#domain/order/order.ts";
import type { PayableOrder } from "#domain/payment/payableOrder.ts";
import { OrderProgress } from "../../components/OrderProgress.tsx";
import { WithMessages } from "../../components/WithMessages.tsx";
import * as styles from "./OrderStatusView.css.ts";

export interface StatusProgressProps {
  readonly order: Pick<PayableOrder, "steps" | "isMadeToPrescription" | "methodCode">;
  readonly status: OrderStatus;
}

/** How far an order has come, below the state of its payment. */
export const StatusProgress = ({ order, status }: StatusProgressProps) => (
  <WithMessages parts={["orders"]}>
    <section className={styles.progress}>
      <Heading level={2} size="item">
        <FormattedMessage id="ui.orderDetails.progress" />
      </Heading>
      <OrderProgress
        status={status}
        steps={order.steps}
        isMadeToPrescription={order.isMadeToPrescription}
        paymentCode={order.methodCode}
      />
    </section>
  </WithMessages>
);
