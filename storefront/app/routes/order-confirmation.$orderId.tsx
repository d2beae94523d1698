import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ConfirmationView } from "../features/order/ConfirmationView.tsx";
import { intlOf } from "../i18n/intlOf.ts";
import { pageTitle } from "../i18n/pageTitle.ts";
import { orderQuery } from "../queries/order.ts";

export const Route = createFileRoute("/order-confirmation/$orderId")({
  loader: async ({ context: { client, queryClient }, params }) => {
    // To everybody but the visitor who ordered, there is no such page.
    if (!(await queryClient.ensureQueryData(orderQuery(client, params.orderId)))) throw notFound();
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
  return order && <ConfirmationView order={order} />;
}
