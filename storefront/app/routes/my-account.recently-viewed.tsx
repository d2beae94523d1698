import { createFileRoute } from "@tanstack/react-router";
import { ViewedView } from "../features/account/ViewedView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The products that were viewed in this browser. */
export const Route = createFileRoute("/my-account/recently-viewed")({
  staticData: { pageType: "my-account", messages: ["orders"] },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.viewed" })) }],
  }),
  component: ViewedView,
});
