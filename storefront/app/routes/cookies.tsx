import { createFileRoute, notFound } from "@tanstack/react-router";
import { ConsentSettings } from "../features/content/ConsentSettings.tsx";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";

/** What the shop stores in browsers, and the choice of what is optional (docs/specification/content.md#content-20). */
export const Route = createFileRoute("/cookies")({
  staticData: { pageType: "static", messages: ["content", "consent"], hasAlternates: true },
  loader: async ({ context }) => {
    const page = await loadContentPage(context, "cookies");
    if (!page) throw notFound();
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: Cookies,
});

function Cookies() {
  return (
    <ContentPageData identifier="cookies">
      <ConsentSettings />
    </ContentPageData>
  );
}
