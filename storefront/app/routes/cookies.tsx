import { createFileRoute } from "@tanstack/react-router";
import { ConsentSettings } from "../features/content/ConsentSettings.tsx";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

/** What the shop stores in browsers, and the choice of what is optional (docs/specification/content.md#content-20). */
export const Route = createFileRoute("/cookies")({
  staticData: { pageType: "static", messages: ["content", "consent"], hasAlternates: true },
  loader: async ({ context, location }) => {
    const page = await loadContentPage(context, "cookies");
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: "cookies" });
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
