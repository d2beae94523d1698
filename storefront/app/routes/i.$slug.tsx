import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ContentPageView } from "../features/content/ContentPageView.tsx";
import { pageTitle } from "../i18n/createTexts.ts";
import { contentPageQuery } from "../queries/content.ts";

export const Route = createFileRoute("/i/$slug")({
  staticData: { pageType: "cms", messages: ["content"] },
  loader: async ({ context: { client, queryClient }, params }) => {
    const page = await queryClient.ensureQueryData(contentPageQuery(client, params.slug));
    if (!page) throw notFound();
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: loaderData
      ? [{ title: pageTitle(context, loaderData.title) }, { name: "description", content: loaderData.description }]
      : [],
  }),
  component: ContentPage,
});

function ContentPage() {
  const { slug } = Route.useParams();
  const { client } = Route.useRouteContext();
  const { data: page } = useSuspenseQuery(contentPageQuery(client, slug));
  return page && <ContentPageView page={page} />;
}
