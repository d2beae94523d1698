import { createFileRoute } from "@tanstack/react-router";
import { readPlainSearch } from "#domain/plainForm/plainForm.ts";
import { ContactForm } from "../components/ContactForm.tsx";
import { ContactHelpline } from "../features/content/ContactHelpline.tsx";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

export const Route = createFileRoute("/kontakt")({
  staticData: {
    pageType: "static",
    messages: ["content", "contact", "fields"],
    query: ["message"],
    hasAlternates: true,
  },
  validateSearch: readPlainSearch,
  loader: async ({ context, location }) => {
    const page = await loadContentPage(context, "contact");
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: "contact" });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: Contact,
});

function Contact() {
  const { message } = Route.useSearch();
  return (
    <ContentPageData identifier="contact">
      <ContactHelpline />
      <ContactForm outcome={message} />
    </ContentPageData>
  );
}
