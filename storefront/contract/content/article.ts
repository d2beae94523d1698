import * as z from "zod/mini";
import { type Article, parsePassages } from "#domain/content.ts";
import { entitySearch } from "../wire/entitySearch.ts";
import { readMaster } from "../wire/picture.ts";
import { optionalList, numeric } from "../wire/value.ts";

/**
 * A document of the blog's index. The original platform defines id, categories, code and related articles
 * (docs/specification/content.md#content-1); the other fields are our choice. `content` consists of paragraphs and headings
 * (`domain/content.ts`).
 */
const wireArticle = z.object({
  id: numeric,
  code: z.string(),
  slug: z.string(),
  title: z.string(),
  teaser: z.nullish(z.string()),
  /** Left out of lists of articles. */
  content: z.nullish(z.string()),
  image: z.nullish(z.string()),
  /** The day of publication, such as `2026-11-20`. */
  published_on: z.nullish(z.string()),
  /** The name of a person. */
  author: z.nullish(z.string()),
  categories: optionalList(z.string()),
  /** Ids of related articles. */
  related: optionalList(numeric),
});
export type WireArticle = z.input<typeof wireArticle>;

/** Another form of a date is left out: pages and search engines could not read it. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const article = z.pipe(
  wireArticle,
  z.transform(({ teaser, content, image, related, published_on: day, author, ...rest }): Article => ({
    ...rest,
    teaser: teaser ?? "",
    body: parsePassages(content ?? ""),
    picture: readMaster(image),
    relatedIds: related,
    publishedOn: day && isDay(day) ? day : null,
    author: author || null,
  })),
);

export const articleEndpoints = {
  /** Sorted by `sort=id:desc`, the newest come first. Can be filtered by `slug`, `id`, `code` and `categories`. */
  articles: entitySearch("article", article),
};
