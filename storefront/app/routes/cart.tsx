import { createFileRoute } from "@tanstack/react-router";
import { CartView } from "../features/cart/CartView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/cart")({
  staticData: { pageType: "cart", messages: ["cart"] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "cart.title" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: CartView,
});
