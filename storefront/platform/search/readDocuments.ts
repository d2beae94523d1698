import type { WireProduct } from "#contract/catalog/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { readStock, variantIdsOf } from "../catalog/readStock.ts";
import type { Session } from "../kernel/database/database.ts";
import { productDocument } from "./productDocument.ts";
import { readFilterDescriptions } from "../catalog/documents.ts";
import { readReviews } from "../catalog/readReviews.ts";
import { readSalons } from "../stores/salons.ts";
import { readFrontBlocks, readHrefs } from "../content/banners.ts";
import { readArticles, readBlocks, readPages, readQuestions } from "../content/pages.ts";
import { readRemovedPages } from "../content/removedPages.ts";
import { readTaxRules, taxRuleDocuments } from "../catalog/taxes.ts";
import type { Indexed } from "./engine/createIndex.ts";
import type { ContentEntity } from "./catalogSearch.ts";

/** Returns the search documents of products, in the order of the ids. Products not sold in the store view are left out. */
export async function readDocuments(
  session: Session,
  view: CatalogueView,
  ids: readonly number[],
  now: Date,
): Promise<readonly WireProduct[]> {
  const listed = await view.goods.byId(session, ids);
  const stockOf = await readStock(session, [...new Set([...listed.values()].flatMap(variantIdsOf))]);
  return ids.flatMap((id) => {
    const product = listed.get(id);
    return product ? [productDocument(product, view, { stockOf, now })] : [];
  });
}

/** The documents of all entities except products, categories and attributes. */
export type ContentDocuments = Readonly<Record<ContentEntity, readonly Indexed[]>>;

/** Reads the content of a store view in its language. */
export async function readContentDocuments(session: Session, view: CatalogueView): Promise<ContentDocuments> {
  const { locale } = view.store;
  const pages = await readPages(session, locale);
  return {
    salon: await readSalons(session),
    user_review: await readReviews(session, locale),
    attributes_description: await readFilterDescriptions(session, locale),
    taxrule: taxRuleDocuments(await readTaxRules(session)),
    article: await readArticles(session, locale),
    cms_page: pages.map(({ page }) => page),
    cms_hierarchy: pages.map(({ node }) => node),
    cms_block: await readBlocks(session, locale),
    front_block: await readFrontBlocks(session, locale, await readHrefs(session, view)),
    removed_page: await readRemovedPages(session),
    cms_faq: await readQuestions(session, locale),
  };
}
