import { createFileRoute } from "@tanstack/react-router";
import { readPlainSearch } from "#domain/plainForm/plainForm.ts";
import { NewsletterPage } from "../features/content/NewsletterPage.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/newsletter")({
  staticData: {
    pageType: "static",
    offersNewsletter: true,
    messages: ["newsletter", "person", "fields"],
    query: ["message"],
    hasAlternates: true,
  },
  validateSearch: readPlainSearch,
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "newsletter.page.title" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "footer.newsletter.text" }) },
    ],
  }),
  component: Newsletter,
});

function Newsletter() {
  const { message } = Route.useSearch();
  return <NewsletterPage outcome={message} />;
}
