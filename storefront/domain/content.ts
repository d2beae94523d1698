import type { Master } from "./media/picture.ts";
import { withPrefix } from "./store.ts";

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
  /** The ids of what is read next. */
  readonly relatedIds: readonly number[];
}

/** A page of words (docs/specification/content.md#content-2). */
export interface ContentPage {
  readonly id: number;
  readonly code: string;
  /** The end of its address. */
  readonly identifier: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly body: readonly Passage[];
}

/** Words that stand on several pages. */
export interface ContentBlock {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly body: readonly Passage[];
}

/** Where a page of words stands among the others. */
export interface ContentNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly identifier: string;
  readonly title: string;
}

/** A few words at a place of a page (docs/specification/content.md#content-3). */
export interface FrontBlock {
  readonly page: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  /** Null for words that lead nowhere. */
  readonly href: string | null;
}

/** A question that is asked often (docs/specification/content.md#content-4). */
export interface Question {
  readonly code: string;
  readonly categoryCode: string;
  readonly question: string;
  readonly answer: string;
}

/** A still life with a few words over it. */
export interface Banner {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** Null while it has not been taken. */
  readonly wide: Master | null;
  readonly narrow: Master | null;
}

/** What the pages of a store view are illustrated with (docs/specification/content.md#content-6). */
export interface Banners {
  readonly main: readonly Banner[];
  readonly small: readonly Banner[];
  readonly product: readonly Banner[];
  /** At the head of the home page; null for none. */
  readonly head: Banner | null;
  readonly headSlides: readonly Banner[];
}

/** A photograph of the feed. */
export interface FeedPhoto {
  readonly picture: Master;
  readonly caption: string;
  readonly href: string;
}

/** The address of a page of words (docs/specification/pages.md#page-11). */
export const pageHref = (storePrefix: string, { identifier }: Pick<ContentPage, "identifier">): string =>
  withPrefix(`/i/${encodeURIComponent(identifier)}`, { prefix: storePrefix });

/** The address of an article (docs/specification/pages.md#page-14). */
export const articleHref = (storePrefix: string, { id, slug }: Pick<Article, "id" | "slug">): string =>
  withPrefix(`/blog/${id}/${encodeURIComponent(slug)}`, { prefix: storePrefix });

/** A part of a text: what stands under a heading, or before the first. */
export interface Passage {
  readonly heading: string | null;
  readonly paragraphs: readonly string[];
}

const headed = "## ";

/**
 * The parts of a text of the shop's own: an empty line ends a paragraph, and one that begins with `## ` is a heading.
 * There is no other mark and no HTML: whatever looks like it is shown as it is.
 */
export function passages(text: string): readonly Passage[] {
  const found: { heading: string | null; paragraphs: string[] }[] = [];
  for (const part of text.split(/\n\s*\n/).map((each) => each.trim())) {
    const current = found.at(-1);
    if (part.startsWith(headed)) found.push({ heading: part.slice(headed.length).trim(), paragraphs: [] });
    else if (part !== "" && current) current.paragraphs.push(part);
    else if (part !== "") found.push({ heading: null, paragraphs: [part] });
  }
  return found;
}
