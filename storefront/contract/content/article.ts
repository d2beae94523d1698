import * as z from "zod/mini";
import { type Article, passages } from "#domain/content.ts";
import { entitySearch } from "../wire/entitySearch.ts";
import { readMaster } from "../wire/picture.ts";
import { listOf, numeric } from "../wire/value.ts";

/**
 * A document of the blog's index. The original platform has id, categories, code and related articles
 * (docs/specification/content.md#content-1); slug and words are our choice. `content` has paragraphs and headings
 * (`domain/content.ts`).
 */
const wireArticle = z.object({
  id: numeric,
  code: z.string(),
  slug: z.string(),
  title: z.string(),
  teaser: z.nullish(z.string()),
  content: z.string(),
  image: z.nullish(z.string()),
  categories: listOf(z.string()),
  /** Their ids. */
  related: listOf(numeric),
});
export type WireArticle = z.input<typeof wireArticle>;

const article = z.pipe(
  wireArticle,
  z.transform(({ teaser, content, image, related, ...told }): Article => ({
    ...told,
    teaser: teaser ?? "",
    body: passages(content),
    picture: readMaster(image),
    relatedIds: related,
  })),
);

export const articleEndpoints = {
  /** The newest first by `sort=id:desc`; by `slug`, `id`, `code` or `categories` as any index is searched. */
  articles: entitySearch("article", article),
};
