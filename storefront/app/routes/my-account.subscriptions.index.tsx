import { createFileRoute } from "@tanstack/react-router";
import { SubscriptionsView } from "../features/account/SubscriptionsView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The customer's subscriptions, by pages. */
export const Route = createFileRoute("/my-account/subscriptions/")({
  staticData: { pageType: "my-account", messages: ["orders"] },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.subscriptions" })) }],
  }),
  component: SubscriptionsView,
});
