import { createFileRoute } from "@tanstack/react-router";
import { isLensLine } from "#domain/content.ts";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

/** A line of a brand of lenses (docs/specification/pages.md#page-63). */
export const Route = createFileRoute("/american-lens/$line")({
  params: { parse: ({ line }) => isLensLine(line) && { line } },
  staticData: { pageType: "static", messages: ["content"], hasAlternates: true },
  loader: async ({ context, params, location }) => {
    const page = await loadContentPage(context, params.line);
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: params.line });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: LensLinePage,
});

function LensLinePage() {
  return <ContentPageData identifier={Route.useParams().line} />;
}
