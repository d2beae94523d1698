import { createFileRoute } from "@tanstack/react-router";
import { OrderTrackingView } from "../features/order/OrderTrackingView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/order-tracking")({
  staticData: { pageType: "static", messages: ["tracking"], hasAlternates: true },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "footer.page.order-tracking" })) }],
  }),
  component: OrderTrackingView,
});
