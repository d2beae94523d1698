import { createFileRoute } from "@tanstack/react-router";
import { NewsletterView } from "../features/account/NewsletterView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** Whether the customer gets the newsletter. */
export const Route = createFileRoute("/my-account/newsletter")({
  staticData: { pageType: "my-account", offersNewsletter: true, messages: ["newsletter"] },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.newsletter" })) }],
  }),
  component: NewsletterView,
});
