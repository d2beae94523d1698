import type { Master } from "./media/picture.ts";
import type { Product, ProductKind } from "./product/product.ts";
import { withPrefix } from "./store.ts";
import { subscriptionPath } from "./subscription.ts";

/** An article of the blog (docs/specification/content.md#content-1). */
export interface Article {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly body: readonly Passage[];
  readonly picture: Master | null;
  readonly categories: readonly string[];
  /** The day of its publication, such as `2026-11-20`; null for an article without a date. */
  readonly publishedOn: string | null;
  /** The name of the person who wrote it; null for the shop itself. */
  readonly author: string | null;
  /** Ids of the articles to read next. */
  readonly relatedIds: readonly number[];
}

/** An article as lists show it. */
export type ArticleCard = Omit<Article, "body">;

/** A page of text, such as the terms (docs/specification/content.md#content-2). */
export interface ContentPage {
  readonly id: number;
  readonly code: string;
  /** Last part of its address. */
  readonly identifier: string;
  /** The path of its plain address; missing if it is shown elsewhere (docs/specification/pages.md#page-46). */
  readonly plainPath?: string | undefined;
  readonly title: string;
  readonly metaDescription: string;
  readonly body: readonly Passage[];
}

const wordsPerMinute = 200;

/** Returns the minutes that an article takes to read, at least one. */
export function readingMinutes(passages: readonly Passage[]): number {
  const text = passages.flatMap(({ heading, paragraphs }) => [heading ?? "", ...paragraphs]).join(" ");
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/** A text that several pages include. */
export interface ContentBlock {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly body: readonly Passage[];
}

/** The place of a page in the tree of pages. */
export interface ContentNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly identifier: string;
  /** The path of the page's plain address, as in the page itself. */
  readonly plainPath?: string | undefined;
  readonly title: string;
}

/** A short text in a section of a page (docs/specification/content.md#content-3). */
export interface FrontBlock {
  readonly page: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  /** Null for a text without a link. */
  readonly href: string | null;
}

/** A frequently asked question (docs/specification/content.md#content-4). */
export interface Question {
  readonly code: string;
  readonly categoryCode: string;
  readonly question: string;
  readonly answer: string;
}

/** A picture with a short text over it. */
export interface Banner {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** Null until the photograph exists. */
  readonly wide: Master | null;
  readonly narrow: Master | null;
}

/** A banner on the pages of products. */
export interface ProductBanner extends Banner {
  /** The kinds of products on whose pages it is; left out for all products. */
  readonly kinds?: readonly ProductKind[];
}

/** Returns the banners that are on the page of a product (docs/specification/content.md#content-6). */
export const bannersForProduct = (
  banners: readonly ProductBanner[],
  { kind }: Pick<Product, "kind">,
): readonly ProductBanner[] => banners.filter(({ kinds }) => !kinds || (kind !== null && kinds.includes(kind)));

/** The banners of a store view (docs/specification/content.md#content-6). */
export interface Banners {
  readonly main: readonly Banner[];
  readonly small: readonly Banner[];
  readonly product: readonly ProductBanner[];
  /** The banner at the top of the home page; null for none. */
  readonly head: Banner | null;
  readonly headSlides: readonly Banner[];
}

/** A photograph of the social media feed. */
export interface FeedPhoto {
  readonly picture: Master;
  readonly caption: string;
  readonly href: string;
}

/** Pages of text that lie at `/{identifier}` (docs/specification/pages.md#page-21). */
export const staticPages = [
  "abonament-na-wszystkie-soczewki",
  "about-us",
  "american-lens",
  "customer-service",
  "delivery",
  "gift-card",
  "legal",
  "magazine",
  "order-from-catalog",
  "privacy",
  "returns",
  "sale",
] as const;

export type StaticPage = (typeof staticPages)[number];

export const isStaticPage = (identifier: string): identifier is StaticPage =>
  (staticPages as readonly string[]).includes(identifier);

/** The lines of a brand of lenses, each with a page below that of the brand (docs/specification/pages.md#page-63). */
export const lensLines = ["always-focus", "blue-deer", "sensitive-look"] as const;

export type LensLine = (typeof lensLines)[number];

export const isLensLine = (identifier: string): identifier is LensLine =>
  (lensLines as readonly string[]).includes(identifier);

/** Pages that lie elsewhere, most of them because they consist of more than the text with their identifier. */
const pagesAround: Readonly<Record<string, string>> = {
  ...Object.fromEntries(lensLines.map((line) => [line, `/american-lens/${line}`])),
  contact: "/kontakt",
  cookies: "/cookies",
  franchise: "/franczyza",
  faq: "/faq",
  "size-guide": "/size-guide",
  "lens-subscription": subscriptionPath,
  "express-lenses": "/soczewkowy-express",
};

/** Returns the path of a page of text, without the prefix of a store view: its own, or one below `/i`. */
export const pagePath = (identifier: string): string =>
  isStaticPage(identifier)
    ? `/${identifier}`
    : ((Object.hasOwn(pagesAround, identifier) ? pagesAround[identifier] : undefined) ??
      `/i/${encodeURIComponent(identifier)}`);

/** Returns whether the path of a page of text is one below `/i`, for pages without a path of their own. */
export const isBelowPages = (identifier: string): boolean => pagePath(identifier).startsWith("/i/");

/** Returns the address of a page of text: its plain one if it has one (docs/specification/pages.md#page-11, #page-46). */
export const pageHref = (
  storePrefix: string,
  { identifier, plainPath }: Pick<ContentPage, "identifier" | "plainPath">,
): string => withPrefix(plainPath ?? pagePath(identifier), { prefix: storePrefix });

/** Returns the address of a page of text that the shop itself names, so that it is no path of a route. */
export const ownPageHref = (
  storePrefix: string,
  identifier: string,
  { urlDispatcher }: { readonly urlDispatcher: boolean },
): string => {
  const plainPath = urlDispatcher && isBelowPages(identifier) ? `/${identifier}` : undefined;
  return pageHref(storePrefix, { identifier, plainPath });
};

/** The address of the list of articles, without the prefix of a store view. */
export const blogPath = "/blog";

/** Returns the articles with these ids, in their order. Ids without an article are left out. */
export const articlesWithIds = <Card extends Pick<Article, "id">>(
  articles: readonly Card[],
  ids: readonly number[],
): readonly Card[] => ids.flatMap((id) => articles.find((article) => article.id === id) ?? []);

/** Returns the address of an article (docs/specification/pages.md#page-14). */
export const articleHref = (storePrefix: string, { id, slug }: Pick<Article, "id" | "slug">): string =>
  withPrefix(`${blogPath}/${id}/${encodeURIComponent(slug)}`, { prefix: storePrefix });

/** A part of a text: the paragraphs under a heading, or before the first heading. */
export interface Passage {
  readonly heading: string | null;
  readonly paragraphs: readonly string[];
}

const headingMark = "## ";

/** The pages above and beside one in the tree of pages. */
export interface PagePlace {
  /** From the first level down to its parent. */
  readonly above: readonly ContentNode[];
  /** Its children; without any, its siblings. */
  readonly near: readonly ContentNode[];
}

/** Returns the place of a page in the tree of pages; an empty one for a page that is not in it. */
export function placeOf(nodes: readonly ContentNode[], { identifier }: Pick<ContentPage, "identifier">): PagePlace {
  const own = nodes.find((node) => node.identifier === identifier);
  if (!own) return { above: [], near: [] };
  const above: ContentNode[] = [];
  let at = nodes.find(({ id }) => id === own.parentId);
  while (at && !above.includes(at)) {
    above.unshift(at);
    const { parentId }: ContentNode = at;
    at = nodes.find(({ id }) => id === parentId);
  }
  const children = nodes.filter(({ parentId }) => parentId === own.id);
  const siblings = nodes.filter(({ id, parentId }) => parentId === own.parentId && id !== own.id);
  return { above, near: children.length > 0 ? children : siblings };
}

/**
 * Splits a text of the shop into passages. An empty line ends a paragraph, and a paragraph that starts with `## ` is a
 * heading. Paragraphs may have lists and links (`domain/richText.ts`). There is no other markup and no HTML; anything that
 * looks like it is shown as text.
 */
export function parsePassages(text: string): readonly Passage[] {
  const found: { heading: string | null; paragraphs: string[] }[] = [];
  for (const part of text.split(/\n\s*\n/).map((each) => each.trim())) {
    const current = found.at(-1);
    if (part.startsWith(headingMark)) found.push({ heading: part.slice(headingMark.length).trim(), paragraphs: [] });
    else if (part !== "" && current) current.paragraphs.push(part);
    else if (part !== "") found.push({ heading: null, paragraphs: [part] });
  }
  return found;
}
