import type { Order } from "#domain/order/order.ts";
import { Register } from "../../components/Register.tsx";
import { WithMessages } from "../../components/WithMessages.tsx";

/** The form of an account, with what the order says about the person. */
export function NewAccount({
  order: { email, shippingAddress },
}: {
  readonly order: Pick<Order, "email" | "shippingAddress">;
}) {
  const { firstName, lastName } = shippingAddress;
  return (
    <WithMessages parts={["login", "password", "person", "fields"]}>
      <Register known={{ firstName, lastName, email }} />
    </WithMessages>
  );
}
