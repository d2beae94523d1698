import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { content } from "#configuration/content.ts";
import { type Category, idsBelow } from "#domain/catalog/category.ts";
import type { Article, ContentPage } from "#domain/content.ts";
import { categoriesQuery } from "./categories.ts";

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

/** What a page of text shows of a category. */
interface ProductsOnPage {
  readonly categoryId: number;
  readonly size: number;
}

const { bargainCategoryId, giftCardCategoryId, promotedCategoryIds, pageSize } = catalog;
const { productsOnPage: few } = content;

/** The products that pages of text show, by the pages' identifiers. */
const productsOnPages: Readonly<Record<string, ProductsOnPage>> = {
  sale: { categoryId: bargainCategoryId, size: few },
  "gift-card": { categoryId: giftCardCategoryId, size: few },
  "lens-subscription": { categoryId: promotedCategoryIds.contactLenses, size: few },
  "abonament-na-wszystkie-soczewki": { categoryId: promotedCategoryIds.contactLenses, size: pageSize },
  "american-lens": { categoryId: promotedCategoryIds.prescription, size: few },
  "always-focus": { categoryId: promotedCategoryIds.prescription, size: few },
  "blue-deer": { categoryId: promotedCategoryIds.prescription, size: few },
  "sensitive-look": { categoryId: promotedCategoryIds.prescription, size: few },
  "express-lenses": { categoryId: promotedCategoryIds.contactLenses, size: few },
};

/** Returns what a page of text shows of which category; null for a page without products. */
export const productsOnPage = (identifier: string): ProductsOnPage | null => productsOnPages[identifier] ?? null;

/** The products that a page of text shows of its category. */
export const pageProductsQuery = (
  client: Client,
  categories: readonly Category[],
  { categoryId, size }: ProductsOnPage,
) =>
  queryOptions({
    queryKey: ["pageProducts", categoryId, size],
    queryFn: () =>
      client.catalog.list({
        categoryIds: idsBelow(categories, { id: categoryId }),
        text: null,
        filters: [],
        facets: [],
        order: { by: "position", direction: "ascending" },
        start: 0,
        size,
      }),
  });

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
  const shown = productsOnPage(identifier);
  const loadProducts = async (products: ProductsOnPage) => {
    const categories = await queryClient.ensureQueryData(categoriesQuery(client));
    await queryClient.prefetchQuery(pageProductsQuery(client, categories, products));
  };
  const [page] = await Promise.all([
    queryClient.ensureQueryData(contentPageQuery(client, identifier)),
    queryClient.prefetchQuery(pageNodesQuery(client)),
    shown && loadProducts(shown).catch(() => {}),
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
