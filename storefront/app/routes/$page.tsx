import { createFileRoute } from "@tanstack/react-router";
import { isStaticPage } from "#domain/content.ts";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

/** The pages of text with an address of their own, such as `/legal` (docs/specification/pages.md#page-21). */
export const Route = createFileRoute("/$page")({
  // Any other address has another route.
  params: { parse: ({ page }) => isStaticPage(page) && { page } },
  staticData: { pageType: "static", messages: ["content"], hasAlternates: true },
  loader: async ({ context, params, location }) => {
    const page = await loadContentPage(context, params.page);
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: params.page });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: StaticPage,
});

function StaticPage() {
  return <ContentPageData identifier={Route.useParams().page} />;
}
