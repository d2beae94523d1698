import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { namedOptions } from "#domain/cart/cart.ts";
import { type Order, waitingLines } from "#domain/order/order.ts";
import type { StoreView } from "#domain/store.ts";
import { ConfirmationView, PlacedView } from "../features/order/ConfirmationView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { type MessagePart, partsOfPanel } from "../i18n/messageParts.ts";
import { orderQuery } from "../queries/order.ts";
import type { ShopState } from "../state/shopState.ts";

/**
 * Returns what proves access to an order that this browser has just placed; null if it has not. Without cookies, the order
 * cannot be loaded from the platform.
 */
async function justPlaced(orderNumber: string, { shop, store }: { shop: ShopState; store: StoreView }) {
  const { checkoutStoreOf } = await import("../state/checkoutStore.ts");
  const { placedNumber, placedProof } = checkoutStoreOf(shop.notices, store).getState();
  return placedNumber === orderNumber ? { proof: placedProof } : null;
}

/** Returns the parts of the messages that only some orders need: the values of their lines, and a missing prescription. */
const partsOfOrder = (order: Order): readonly MessagePart[] => [
  ...(order.lines.some(({ custom }) => namedOptions(custom).length > 0) ? partsOfPanel.lineValues : []),
  ...(waitingLines(order).length > 0 ? partsOfPanel.latePrescription : []),
];

export const Route = createFileRoute("/order-confirmation/$orderId")({
  staticData: { pageType: "order-confirmation", messages: ["cart", "confirmation", "payment"] },
  loader: async ({ context: { client, queryClient, shop, store, texts }, params }) => {
    const order = await queryClient.ensureQueryData(orderQuery(client, params.orderId));
    if (order) await texts.load(partsOfOrder(order));
    // The page exists only for the visitor who placed the order.
    const placed = order ? null : await justPlaced(params.orderId, { shop, store });
    if (!order && !placed) throw notFound();
    return { proof: placed?.proof ?? null };
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
  const { proof } = Route.useLoaderData();
  const { data: order } = useSuspenseQuery(orderQuery(client, orderId));
  return order ? <ConfirmationView order={order} /> : <PlacedView number={orderId} proof={proof} />;
}
