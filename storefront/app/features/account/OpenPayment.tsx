import type { Order } from "#domain/order/order.ts";
import { OrderPayment } from "../../components/payment/OrderPayment.tsx";
import { WithMessages } from "../../components/WithMessages.tsx";

/** Says how the payment of an unpaid order stands, and offers the ways to pay it. */
export const OpenPayment = ({ order: { id, number } }: { readonly order: Pick<Order, "id" | "number"> }) => (
  <WithMessages parts={["confirmation", "payment"]}>
    <OrderPayment orderId={id} number={number} />
  </WithMessages>
);
