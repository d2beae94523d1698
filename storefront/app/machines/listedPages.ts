import { type Client, createClient, type Fetch } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { content } from "#configuration/content.ts";
import { images } from "#configuration/images.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { alternatesOf } from "#domain/alternates.ts";
import { categoryHref } from "#domain/catalog/category.ts";
import { articleHref, blogPath, pageHref, pagePath } from "#domain/content.ts";
import { calculatorPath } from "#domain/franchise.ts";
import { guidePaths } from "#domain/guidePaths.ts";
import { type Master, pictureHref } from "#domain/media/picture.ts";
import { newsletterPath } from "#domain/newsletter.ts";
import { productHref } from "#domain/product/href.ts";
import { canonicalLocatorPath, salonHref } from "#domain/salon/salon.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";
import type { SitemapPage } from "./sitemapXml.ts";

/** Products in the answer of one search, which platforms limit. */
const productsInSearch = 100;
/** Products in one sitemap: 1000 addresses in two store views, with their pictures. */
const productsInSitemap = 5 * productsInSearch;

/** The kinds of pages that have a sitemap of their own, besides products, which have several. */
export const sitemapKinds = ["pages", "categories", "articles", "salons"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export interface MachineSetting {
  /** The shop's origin, with which all addresses begin. */
  readonly origin: string;
  /** Sends requests to the provider without a customer. */
  readonly fetch: Fetch;
}

/** A page of one store view, with what identifies it in all of them. */
interface Listed {
  readonly id: string;
  readonly href: string;
  readonly picture?: string | null;
}

/** A store view with the calls for its pages. */
export interface Store {
  readonly view: StoreView;
  readonly client: Client;
}

/** Returns the enabled store views with their calls. */
export const storesFor = ({ origin, fetch }: MachineSetting): readonly Store[] =>
  storeViews
    .filter(({ enabled }) => enabled)
    .map((view) => ({ view, client: createClient({ origin, fetch, store: view, requester: "file" }) }));

/** Pages that consist of more than a text of the platform. */
const ownPaths = ["/", blogPath, "/order-tracking", calculatorPath, newsletterPath, ...Object.values(guidePaths)];

const productSearch = (start: number, size: number) => ({
  categoryIds: null,
  text: null,
  filters: [],
  facets: [],
  order: { by: "created", direction: "descending" } as const,
  start,
  size,
});

/** Returns the number of sitemaps with products. */
export async function countProductSitemaps([store]: readonly Store[]): Promise<number> {
  const found = await store?.client.catalog.list(productSearch(0, 1));
  return Math.ceil((found?.total ?? 0) / productsInSitemap);
}

const pictureOf = ({ picture }: { readonly picture: Master | null }) => picture && pictureHref(picture, images.gallery);

const listers: Readonly<Record<SitemapKind, (store: Store) => Promise<readonly Listed[]>>> = {
  pages: async ({ view, client }) => {
    const nodes = await client.content.pageNodes();
    const hrefs = new Map([
      ...ownPaths.map((path) => [path, withPrefix(path, view)] as const),
      ...nodes.map((node) => [pagePath(node.identifier), pageHref(view.prefix, node)] as const),
    ]);
    const locator = { id: "locator", href: withPrefix(canonicalLocatorPath(view), view) };
    return [...[...hrefs].map(([id, href]) => ({ id, href })), locator];
  },
  categories: async ({ view, client }) =>
    (await client.catalog.categories())
      .filter(({ id, productCount }) => id !== catalog.rootCategoryId && productCount > 0)
      .map((category) => ({ id: String(category.id), href: categoryHref(view.prefix, category) })),
  articles: async ({ view, client }) =>
    (await client.content.articles(content.articleSize)).map((article) => ({
      id: String(article.id),
      href: articleHref(view.prefix, article),
      picture: pictureOf(article),
    })),
  salons: async ({ view, client }) =>
    (await client.salon.pages()).map(({ code }) => ({ id: code, href: salonHref(code, view) })),
};

const listProducts =
  (page: number) =>
  async ({ view, client }: Store): Promise<readonly Listed[]> => {
    const listed: Listed[] = [];
    const end = page * productsInSitemap;
    // One search after the other: they are the platform's largest, and shoppers should not wait behind them.
    for (let start = end - productsInSitemap; start < end; start += productsInSearch) {
      const { products, total } = await client.catalog.list(productSearch(start, productsInSearch));
      for (const product of products) {
        const { parentSku: id } = product;
        listed.push({ id, href: productHref(view.prefix, product), picture: pictureOf(product) });
      }
      if (start + productsInSearch >= total) break;
    }
    return listed;
  };

/** Returns the pages of a sitemap in all store views: those of a kind, or a page of the products, counted from 1. */
export async function sitemapPages(
  stores: readonly Store[],
  origin: string,
  which: SitemapKind | number,
): Promise<readonly SitemapPage[]> {
  const list = typeof which === "number" ? listProducts(which) : listers[which];
  const lists = await Promise.all(stores.map(async (store) => [store.view.code, await list(store)] as const));
  const byStore = new Map(lists.map(([code, pages]) => [code, new Map(pages.map((page) => [page.id, page.href]))]));
  const hrefOf = (id: string) => (store: StoreView) => {
    const href = byStore.get(store.code)?.get(id);
    return href === undefined ? null : origin + href;
  };
  return lists.flatMap(([, pages]) =>
    pages.map((page) => ({
      href: origin + page.href,
      alternates: alternatesOf(storeViews, hrefOf(page.id)),
      pictures: page.picture ? [origin + page.picture] : [],
    })),
  );
}
