import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { BlogView } from "../features/content/BlogView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { articlesQuery, loadArticles } from "../queries/content.ts";

export const Route = createFileRoute("/blog/")({
  staticData: { pageType: "cms", messages: ["content"], hasAlternates: true },
  loader: ({ context }) => loadArticles(context),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "article.list" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "article.listTeaser" }) },
    ],
  }),
  component: Blog,
});

function Blog() {
  const { client } = Route.useRouteContext();
  const { data: articles } = useSuspenseQuery(articlesQuery(client, "blog"));
  return <BlogView articles={articles} />;
}
