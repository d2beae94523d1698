import { createFileRoute } from "@tanstack/react-router";
import { OrderTrackingView } from "../features/order/OrderTrackingView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/order-tracking")({
  staticData: { pageType: "static", messages: ["tracking"] },
  head: ({ match: { context } }) => {
    const { formatMessage } = intlOf(context);
    return {
      meta: [
        { title: pageTitle(context, formatMessage({ id: "footer.page.order-tracking" })) },
        { name: "description", content: formatMessage({ id: "tracking.description" }) },
      ],
    };
  },
  component: OrderTrackingView,
});
