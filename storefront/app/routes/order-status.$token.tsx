import { createFileRoute } from "@tanstack/react-router";
import { OrderStatusView } from "../features/order/OrderStatusView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The state of an order and its payment (docs/specification/pages.md#page-16). The token proves access to the order. */
export const Route = createFileRoute("/order-status/$token")({
  staticData: { pageType: "order-confirmation", messages: ["confirmation", "payment"] },
  headers: () => ({ "cache-control": "private, no-store" }),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "orderStatus.breadcrumb" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: OrderStatusPage,
});

function OrderStatusPage() {
  const { token } = Route.useParams();
  return <OrderStatusView token={token} />;
}
