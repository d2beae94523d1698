import { createFileRoute } from "@tanstack/react-router";
import { OrdersView } from "../features/account/OrdersView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The customer's orders, 20 on each page. */
export const Route = createFileRoute("/my-account/orders/")({
  staticData: { pageType: "my-account" },
  validateSearch: ({ page }: Record<string, unknown>): { readonly page?: string } =>
    typeof page === "string" && /^[1-9]\d{0,3}$/.test(page) && page !== "1" ? { page } : {},
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.orders" })) }],
  }),
  component: OrdersPage,
});

function OrdersPage() {
  const { page = "1" } = Route.useSearch();
  return <OrdersView page={Number(page)} />;
}
