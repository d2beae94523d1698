import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useState } from "react";
import { articlesWithIds } from "#domain/content.ts";
import { ArticleView } from "../features/content/ArticleView.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { articleQuery, articlesQuery, loadArticle, readArticleId } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

export const Route = createFileRoute("/blog/$id/$slug")({
  staticData: { pageType: "cms", messages: ["content"] },
  loader: async ({ context, params, location }) => {
    const article = await loadArticle(context, readArticleId(params.id));
    if (!article) return await throwNotFound(context, location.pathname, { kind: "article", code: params.id });
    // The id identifies an article. Its other slugs are old, or those of other languages.
    if (article.slug !== params.slug)
      throw redirect({ to: "/blog/$id/$slug", params: { id: params.id, slug: article.slug }, statusCode: 301 });
    return { title: article.title, description: article.teaser };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: ArticlePage,
  remountDeps: ({ params }) => params.id,
});

function ArticlePage() {
  const { client } = Route.useRouteContext();
  const id = readArticleId(Route.useParams().id);
  const { data } = useSuspenseQuery(articleQuery(client, id));
  // An article that is removed while it is read stays until it is left.
  const [opened] = useState(data);
  const article = data ?? opened;
  const { data: articles } = useSuspenseQuery(articlesQuery(client, "blog"));
  return article && <ArticleView article={article} related={articlesWithIds(articles, article.relatedIds)} />;
}
