import type { Article, ArticleCard } from "#domain/content.ts";
import { articleEndpoints } from "#contract/content/article.ts";
import { bannerEndpoints } from "#contract/content/banner.ts";
import { cmsEndpoints } from "#contract/content/cms.ts";
import { content } from "#configuration/content.ts";
import { call, type ClientOptions } from "./call.ts";

/** Returns the body of a search for documents with this value in a field. */
const termRequest = (field: string, value: string | number): string =>
  JSON.stringify({ query: { bool: { filter: { terms: { [field]: [value] } } } } });

/** Creates the calls about pages of text, articles and what the shop's staff writes. */
export const createContentCalls = (options: ClientOptions) => ({
  /** Returns a page of text by the last part of its address; null if there is none. */
  page: async (identifier: string) => {
    const request = termRequest("identifier", identifier);
    return (await call(options, cmsEndpoints.cmsPages, { request, size: "1" }))[0] ?? null;
  },
  /** Returns the places of all pages of text in their tree, depth first. */
  pageNodes: () =>
    call(options, cmsEndpoints.cmsHierarchy, { sort: "position:asc", size: String(content.maximumSize) }),
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
      request: termRequest("page", page),
      size: String(content.frontBlockSize),
    }),
  /** Returns the newest articles, without their texts. */
  articles: (size: number): Promise<readonly ArticleCard[]> =>
    call(options, articleEndpoints.articles, { sort: "id:desc", size: String(size), _source_exclude: "content" }),
  /** Returns an article; null if there is none. */
  article: async (id: number): Promise<Article | null> =>
    (await call(options, articleEndpoints.articles, { request: termRequest("id", id), size: "1" }))[0] ?? null,
});
