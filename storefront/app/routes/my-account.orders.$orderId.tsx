import { createFileRoute } from "@tanstack/react-router";
import { OrderView } from "../features/account/OrderView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { orderQuery } from "../queries/order.ts";

/** One of the customer's orders. */
export const Route = createFileRoute("/my-account/orders/$orderId")({
  staticData: { pageType: "my-account", messages: ["orders", "order", "cart"] },
  // In the browser the page opens with its order, so that its heading keeps the focus. The server renders nothing personal.
  loader: async ({ context: { client, queryClient, shop }, params }) => {
    const { login } = shop.session.store.getState();
    if (login === "customer") await queryClient.prefetchQuery(orderQuery(client, params.orderId));
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.orders" })) }],
  }),
  component: OrderPage,
});

function OrderPage() {
  const { orderId } = Route.useParams();
  return <OrderView key={orderId} number={orderId} />;
}
