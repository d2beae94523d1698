import type { Article, ArticleCard } from "#domain/content.ts";
import type { RemovablePage } from "#domain/removedPage.ts";
import { articleEndpoints } from "#contract/content/article.ts";
import { bannerEndpoints } from "#contract/content/banner.ts";
import { cmsEndpoints } from "#contract/content/cms.ts";
import { removedPageEndpoints } from "#contract/content/removedPage.ts";
import { content } from "#configuration/content.ts";
import { call, type ClientOptions } from "./call.ts";
import { loadPlainPaths } from "./loadPlainPaths.ts";

/** Returns the body of a search for documents with these values in their fields. */
const termsRequest = (values: Readonly<Record<string, string | number>>): string =>
  JSON.stringify({
    query: { bool: { filter: Object.entries(values).map(([field, value]) => ({ terms: { [field]: [value] } })) } },
  });

/** Creates the calls about pages of text, articles and what the shop's staff writes. */
export const createContentCalls = (options: ClientOptions) => ({
  /** Returns a page of text by the last part of its address; null if there is none. */
  page: async (identifier: string) => {
    const request = termsRequest({ identifier });
    const [page] = await call(options, cmsEndpoints.cmsPages, { request, size: "1" });
    const plainPaths = page && (await loadPlainPaths());
    return plainPaths ? plainPaths.withPagePath(page) : (page ?? null);
  },
  /** Returns the places of all pages of text in their tree, depth first. */
  pageNodes: async () => {
    const nodes = await call(options, cmsEndpoints.cmsHierarchy, {
      sort: "position:asc",
      size: String(content.maximumSize),
    });
    const plainPaths = await loadPlainPaths();
    return plainPaths ? nodes.map(plainPaths.withPagePath) : nodes;
  },
  /** Returns whether the staff has removed something for good. */
  isRemoved: async ({ kind, code }: RemovablePage): Promise<boolean> => {
    const request = termsRequest({ kind, code });
    return (await call(options, removedPageEndpoints.removedPages, { request, size: "1" })).length > 0;
  },
  /** Returns the frequently asked questions in their order. */
  questions: () => call(options, cmsEndpoints.questions, { sort: "position:asc", size: String(content.maximumSize) }),
  /** Returns the slides at the top of the home page, in their order. */
  slides: () => call(options, bannerEndpoints.sliders, { type: "main" }),
  /** Returns the banners of the store view's pages. */
  banners: () => call(options, bannerEndpoints.banners, {}),
  /** Returns the shop's photographs from social media, in their order. */
  photos: () => call(options, bannerEndpoints.photoFeed, {}),
  /** Returns the short texts of a page, such as `home`. */
  frontBlocks: (page: string) =>
    call(options, cmsEndpoints.frontBlocks, {
      request: termsRequest({ page }),
      size: String(content.frontBlockSize),
    }),
  /** Returns the newest articles, without their texts. */
  articles: (size: number): Promise<readonly ArticleCard[]> =>
    call(options, articleEndpoints.articles, { sort: "id:desc", size: String(size), _source_exclude: "content" }),
  /** Returns an article; null if there is none. */
  article: async (id: number): Promise<Article | null> =>
    (await call(options, articleEndpoints.articles, { request: termsRequest({ id }), size: "1" }))[0] ?? null,
});
