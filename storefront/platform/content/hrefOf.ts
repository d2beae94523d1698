import { categoryHref } from "#domain/catalog/category.ts";
import { articleHref, pageHref } from "#domain/content.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { Session } from "../kernel/database/database.ts";
import type { StoredLink } from "./tables/cms.ts";
import { readArticles } from "./readArticles.ts";

/** The address that a link leads to in a store view; null when there is no such thing in it. */
export type HrefOf = (link: StoredLink) => string | null;

export async function readHrefs(
  session: Session,
  { store, categories }: Pick<CatalogueView, "store" | "categories">,
): Promise<HrefOf> {
  const articles = await readArticles(session, store.locale);
  const ofCategory = (code: string) => {
    const found = categories.find(({ category }) => category.code === code);
    return found ? categoryHref(store.prefix, found.text) : null;
  };
  const ofArticle = (code: string) => {
    const found = articles.find((article) => article.code === code);
    return found ? articleHref(store.prefix, { id: Number(found.id), slug: found.slug }) : null;
  };
  return ({ kind, code }) => {
    if (kind === "page") return pageHref(store.prefix, { identifier: code });
    return kind === "category" ? ofCategory(code) : ofArticle(code);
  };
}
