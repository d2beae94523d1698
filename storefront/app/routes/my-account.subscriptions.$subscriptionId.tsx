import { createFileRoute } from "@tanstack/react-router";
import { SubscriptionView } from "../features/account/SubscriptionView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** One of the customer's subscriptions. */
export const Route = createFileRoute("/my-account/subscriptions/$subscriptionId")({
  staticData: { pageType: "my-account", messages: ["orders"] },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.subscriptions" })) }],
  }),
  component: SubscriptionPage,
});

function SubscriptionPage() {
  const { subscriptionId } = Route.useParams();
  return <SubscriptionView key={subscriptionId} id={subscriptionId} />;
}
