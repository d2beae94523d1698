import { createFileRoute, redirect } from "@tanstack/react-router";
import { offer } from "#configuration/offer.ts";
import { pagePath } from "#domain/content.ts";
import { guaranteeNotice, guaranteePage } from "#domain/guaranteeNotice.ts";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { GuaranteeNotice } from "../features/content/GuaranteeNotice.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

export const Route = createFileRoute("/i/$slug")({
  staticData: { pageType: "cms", messages: ["content"], hasAlternates: true },
  loader: async ({ context, params, location }) => {
    const page = await loadContentPage(context, params.slug);
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: params.slug });
    const path = pagePath(page.identifier);
    // Pages with an address of their own have only that one (docs/specification/pages.md#page-21).
    if (!path.startsWith("/i/")) throw redirect({ to: path, statusCode: 301, replace: true });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: ContentPage,
});

function ContentPage() {
  const { slug } = Route.useParams();
  const { store } = Route.useRouteContext();
  const notice = slug === guaranteePage ? guaranteeNotice(offer.guaranteeNotices, store.locale) : null;
  return <ContentPageData identifier={slug}>{notice && <GuaranteeNotice notice={notice} />}</ContentPageData>;
}
