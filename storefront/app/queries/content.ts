import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { content } from "#configuration/content.ts";
import type { Article, ContentPage } from "#domain/content.ts";
import { categoriesQuery } from "./categories.ts";
import { type PageShelf, pageProductsQuery, shelfOfPage } from "./pageShelf.ts";

const halfAnHour = 30 * 60_000;

/** The articles for a place, without their texts, the newest first. */
export const articlesQuery = (client: Client, place: "home" | "blog") =>
  queryOptions({
    queryKey: ["articles", place],
    queryFn: () => client.content.articles(place === "home" ? content.articlesOnHomePage : content.articleSize),
    staleTime: halfAnHour,
  });

/** An article by the id in its address; null if there is none. */
export const articleQuery = (client: Client, id: number) =>
  queryOptions({ queryKey: ["article", id], queryFn: () => client.content.article(id), staleTime: halfAnHour });

/** A page of text by the last part of its address; null if there is none. */
export const contentPageQuery = (client: Client, identifier: string) =>
  queryOptions({
    queryKey: ["page", identifier],
    queryFn: () => client.content.page(identifier),
    staleTime: halfAnHour,
  });

/** The places of all pages of text. */
export const pageNodesQuery = (client: Client) =>
  queryOptions({ queryKey: ["pageNodes"], queryFn: () => client.content.pageNodes(), staleTime: halfAnHour });

/** The frequently asked questions, in their order. */
export const questionsQuery = (client: Client) =>
  queryOptions({ queryKey: ["questions"], queryFn: () => client.content.questions(), staleTime: halfAnHour });

interface LoaderContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/**
 * Loads a page of text with what surrounds it. Returns null if there is no such page. Products, articles and links to
 * other pages that cannot be loaded are left out.
 */
export async function loadContentPage(
  { client, queryClient }: LoaderContext,
  identifier: string,
): Promise<ContentPage | null> {
  const shelf = shelfOfPage(identifier);
  const loadProducts = async (shown: PageShelf) => {
    const categories = await queryClient.ensureQueryData(categoriesQuery(client));
    await queryClient.prefetchQuery(pageProductsQuery(client, categories, shown));
  };
  const [page] = await Promise.all([
    queryClient.ensureQueryData(contentPageQuery(client, identifier)),
    queryClient.prefetchQuery(pageNodesQuery(client)),
    shelf && loadProducts(shelf).catch(() => {}),
    identifier === "magazine" && queryClient.prefetchQuery(articlesQuery(client, "blog")),
  ]);
  return page;
}

/** Loads the questions, with the text above them. Without the questions the page still leads to the customer service. */
export async function loadFaq(context: LoaderContext): Promise<ContentPage | null> {
  const [page] = await Promise.all([
    loadContentPage(context, "faq"),
    context.queryClient.prefetchQuery(questionsQuery(context.client)),
  ]);
  return page;
}

/** Loads the list of all articles. */
export async function loadArticles({ client, queryClient }: LoaderContext): Promise<void> {
  await queryClient.ensureQueryData(articlesQuery(client, "blog"));
}

/** Loads an article, and the list for the articles related to it. Returns null if there is no such article. */
export async function loadArticle({ client, queryClient }: LoaderContext, id: number): Promise<Article | null> {
  const [article] = await Promise.all([
    queryClient.ensureQueryData(articleQuery(client, id)),
    loadArticles({ client, queryClient }),
  ]);
  return article;
}

/** Reads the id in an article's address; returns 0, which no article has, for anything else. */
export const readArticleId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
