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
  categories: optionalList(z.string()),
  /** Ids of related articles. */
  related: optionalList(numeric),
});
export type WireArticle = z.input<typeof wireArticle>;

const article = z.pipe(
  wireArticle,
  z.transform(({ teaser, content, image, related, ...rest }): Article => ({
    ...rest,
    teaser: teaser ?? "",
    body: parsePassages(content ?? ""),
    picture: readMaster(image),
    relatedIds: related,
  })),
);

export const articleEndpoints = {
  /** Sorted by `sort=id:desc`, the newest come first. Can be filtered by `slug`, `id`, `code` and `categories`. */
  articles: entitySearch("article", article),
};
