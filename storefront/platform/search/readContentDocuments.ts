import type { CatalogueView } from "../catalog/catalogue.ts";
import { readFilterDescriptions } from "../catalog/readFilterDescriptions.ts";
import { readReviews } from "../catalog/readReviews.ts";
import { readSalons } from "../stores/readSalons.ts";
import { readHrefs } from "../content/hrefOf.ts";
import { readArticles } from "../content/readArticles.ts";
import { readFrontBlocks } from "../content/readFrontBlocks.ts";
import { readBlocks, readPages } from "../content/readPages.ts";
import { readQuestions } from "../content/readQuestions.ts";
import type { Session } from "../kernel/database/database.ts";
import { readTaxRules } from "../catalog/taxRates.ts";
import { taxRuleDocuments } from "../catalog/taxRuleDocuments.ts";
import type { Indexed } from "./engine/createIndex.ts";
import type { ContentEntity } from "./entities.ts";

/** What is searched beside products, categories and attributes. */
export type ContentDocuments = Readonly<Record<ContentEntity, readonly Indexed[]>>;

/** Everything that a store view says, in its language. */
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
    cms_faq: await readQuestions(session, locale),
  };
}
