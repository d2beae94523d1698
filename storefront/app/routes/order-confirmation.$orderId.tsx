import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import type { StoreView } from "#domain/store.ts";
import { ConfirmationView, PlacedView } from "../features/order/ConfirmationView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { orderQuery } from "../queries/order.ts";
import type { ShopState } from "../state/shopState.ts";

/**
 * Returns whether this browser has just placed the order. Without cookies, the order cannot be loaded from the
 * platform.
 */
async function isJustPlaced(orderNumber: string, { shop, store }: { shop: ShopState; store: StoreView }) {
  const { checkoutStoreOf } = await import("../state/checkoutStore.ts");
  return checkoutStoreOf(shop.notices, store).getState().placedNumber === orderNumber;
}

export const Route = createFileRoute("/order-confirmation/$orderId")({
  staticData: { pageType: "order-confirmation", messages: ["cart", "confirmation", "payment"] },
  loader: async ({ context: { client, queryClient, shop, store }, params }) => {
    const order = await queryClient.ensureQueryData(orderQuery(client, params.orderId));
    // The page exists only for the visitor who placed the order.
    if (!order && !(await isJustPlaced(params.orderId, { shop, store }))) throw notFound();
    return { found: true };
  },
  headers: () => ({ "cache-control": "private, no-store" }),
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      {
        title: pageTitle(
          context,
          intlOf(context).formatMessage({ id: loaderData ? "confirmation.title" : "error.notFound.page" }),
        ),
      },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: ConfirmationPage,
});

function ConfirmationPage() {
  const { orderId } = Route.useParams();
  const { client } = Route.useRouteContext();
  const { data: order } = useSuspenseQuery(orderQuery(client, orderId));
  return order ? <ConfirmationView order={order} /> : <PlacedView number={orderId} />;
}
