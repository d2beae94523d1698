import { createFileRoute } from "@tanstack/react-router";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { ErrorView } from "../features/order/ErrorView.tsx";

/** The page after a payment that failed (docs/specification/pages.md#page-13). */
export const Route = createFileRoute("/error")({
  staticData: { pageType: "error", messages: ["errorPage"] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "errorPage.title" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: ErrorView,
});
