import { createFileRoute, notFound } from "@tanstack/react-router";
import { ContactForm } from "../components/ContactForm.tsx";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";

export const Route = createFileRoute("/kontakt")({
  staticData: { pageType: "static", messages: ["content", "contact", "fields"], hasAlternates: true },
  loader: async ({ context }) => {
    const page = await loadContentPage(context, "contact");
    if (!page) throw notFound();
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: Contact,
});

function Contact() {
  return (
    <ContentPageData identifier="contact">
      <ContactForm />
    </ContentPageData>
  );
}
