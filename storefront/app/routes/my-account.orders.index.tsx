import { createFileRoute } from "@tanstack/react-router";
import { OrdersView } from "../features/account/OrdersView.tsx";
import { usePageNumber } from "../features/account/usePageNumber.ts";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The customer's orders, 20 on each page. */
export const Route = createFileRoute("/my-account/orders/")({
  staticData: { pageType: "my-account", messages: ["orders"] },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.orders" })) }],
  }),
  component: OrdersPage,
});

function OrdersPage() {
  return <OrdersView page={usePageNumber()} />;
}
