import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { homeCategory } from "#domain/catalog/category.ts";
import { categoryCrumbs, type Crumb } from "#domain/catalog/crumbs.ts";
import { categoryNamed } from "#domain/catalog/listAddress.ts";
import { blogPath, pageHref, pagePath, placeOf } from "#domain/content.ts";
import { franchisePath } from "#domain/franchise.ts";
import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";
import { intlOf, type Texts } from "../../i18n/createTexts.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { articleQuery, contentPageQuery, pageNodesQuery, questionsQuery } from "../../queries/content.ts";
import { productQuery } from "../../queries/products.ts";
import { salonPageQuery } from "../../queries/salons.ts";
import type { CanonicalPage } from "../pageAlternates.ts";
import { articleDocument } from "./articleDocument.ts";
import { breadcrumbDocument } from "./breadcrumbDocument.ts";
import { faqDocument } from "./faqDocument.ts";
import { organizationDocument } from "./organizationDocument.ts";
import { productDocument } from "./productDocument.ts";
import { salonDocument } from "./salonDocument.ts";

/** What a page was rendered with. Its answers are read again from the query client. */
export interface DocumentContext {
  readonly store: StoreView;
  readonly texts: Texts;
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The shop's public origin. */
  readonly origin: string;
}

type Shown = DocumentContext & { readonly page: CanonicalPage };

/** What a page is and where it is. */
interface PageStructure {
  /** The levels between the home page and this page, without origin, as its breadcrumb shows them. */
  readonly levels: readonly Crumb[];
  /** The page's title in its breadcrumb; null for a page without a breadcrumb. */
  readonly title: string | null;
  /** What the page is about; empty for nothing that search engines know. */
  readonly documents: readonly object[];
}

type Structure = (shown: Shown) => Promise<PageStructure | null>;
type TitleId = "article.list" | "salons.title" | "guideTitle.colors" | "guideTitle.faces" | "guideTitle.sizes";

const storeOf = ({ store, origin }: DocumentContext) => ({ ...store, origin });
const titled = (title: string, levels: readonly Crumb[] = [], documents: readonly object[] = []): PageStructure => ({
  levels,
  title,
  documents,
});

/** Returns the structure of a page below the home page whose title is a message. */
const withTitle =
  (id: TitleId): Structure =>
  async (shown) =>
    titled(intlOf(shown).formatMessage({ id }));

const home: Structure = async (shown) => {
  const description = intlOf(shown).formatMessage({ id: "site.description" });
  return { levels: [], title: null, documents: [organizationDocument(storeOf(shown), description)] };
};

const product: Structure = async (shown) => {
  const { client, queryClient, store, page } = shown;
  const [found, categories] = await Promise.all([
    queryClient.ensureQueryData(productQuery(client, page.params["parentSku"] ?? "")),
    queryClient.ensureQueryData(categoriesQuery(client)),
  ]);
  if (!found) return null;
  const category = homeCategory(categories, found.categoryIds, catalog.rootCategoryId);
  const levels = category ? categoryCrumbs(categories, category, store.prefix, catalog) : [];
  return titled(found.name, levels, [productDocument(found, storeOf(shown))]);
};

const category: Structure = async ({ client, queryClient, store, page }) => {
  const categories = await queryClient.ensureQueryData(categoriesQuery(client));
  const found = categoryNamed(categories, page.params["slug"] ?? "");
  return found ? titled(found.name, categoryCrumbs(categories, found, store.prefix, catalog).slice(0, -1)) : null;
};

const article: Structure = async (shown) => {
  const { client, queryClient, store, page } = shown;
  const found = await queryClient.ensureQueryData(articleQuery(client, Number(page.params["id"])));
  const blog = { label: intlOf(shown).formatMessage({ id: "article.list" }), href: withPrefix(blogPath, store) };
  return found && titled(found.title, [blog], [articleDocument(found, storeOf(shown))]);
};

const salon: Structure = async (shown) => {
  const { client, queryClient, store, page } = shown;
  const found = await queryClient.ensureQueryData(salonPageQuery(client, store, page.params["code"] ?? ""));
  if (!found.page) return null;
  const intl = intlOf(shown);
  const { purpose, city } = found.page;
  const locator = intl.formatMessage({ id: "salons.title" });
  return titled(
    intl.formatMessage({ id: `salons.page.${purpose}.title` }, { city }),
    [{ label: locator, href: withPrefix(canonicalLocatorPath(store), store) }],
    [salonDocument(found.page, storeOf(shown))],
  );
};

const calculator: Structure = async (shown) => {
  const intl = intlOf(shown);
  const about = { label: intl.formatMessage({ id: "franchise.title" }), href: withPrefix(franchisePath, shown.store) };
  return titled(intl.formatMessage({ id: "franchise.calculator.title" }), [about]);
};

/** The structure of a page of text, which is found by its path. Other pages have not loaded the places of such pages. */
const text: Structure = async ({ client, queryClient, store, page: { path } }) => {
  const nodes = queryClient.getQueryData(pageNodesQuery(client).queryKey) ?? [];
  const node = nodes.find(({ identifier }) => pagePath(identifier) === path);
  const page = node && (await queryClient.ensureQueryData(contentPageQuery(client, node.identifier)));
  if (!page) return null;
  const { above } = placeOf(nodes, page);
  return titled(
    page.title,
    above.map((each) => ({ label: each.title, href: pageHref(store.prefix, each) })),
  );
};

const questions: Structure = async (shown) => {
  const { client, queryClient } = shown;
  const [page, list] = await Promise.all([
    queryClient.ensureQueryData(contentPageQuery(client, "faq")),
    queryClient.ensureQueryData(questionsQuery(client)),
  ]);
  return page && titled(page.title, [], list.length > 0 ? [faqDocument(list)] : []);
};

/** Pages by their routes. Those that are missing here are pages of text, or have no structure. */
const structures: Readonly<Record<string, Structure>> = {
  "/": home,
  "/p/$parentSku/$slug/{-$childSku}": product,
  "/c/$slug": category,
  "/blog/": withTitle("article.list"),
  "/blog/$id/$slug": article,
  "/salon/$code": salon,
  "/salony-optyczne": withTitle("salons.title"),
  "/store-locator": withTitle("salons.title"),
  "/faceshape": withTitle("guideTitle.faces"),
  "/framescolors": withTitle("guideTitle.colors"),
  "/size-guide": withTitle("guideTitle.sizes"),
  "/kalkulator-franczyzy": calculator,
  "/faq": questions,
};

/**
 * Returns what a page shows as structured data (https://schema.org): what it is about, and the way to it as its breadcrumb
 * shows it. Only the server calls it, so that browsers load none of this.
 */
export async function pageDocuments(page: CanonicalPage, context: DocumentContext): Promise<readonly object[]> {
  const { store, origin } = context;
  const structure = await (structures[page.routeId] ?? text)({ ...context, page });
  if (!structure) return [];
  const { levels, title, documents } = structure;
  if (title === null) return documents;
  const homeLabel = intlOf(context).formatMessage({ id: "ui.breadcrumb.home" });
  const crumbs = [{ label: homeLabel, href: withPrefix("/", store) }, ...levels, { label: title, href: page.href }];
  return [...documents, breadcrumbDocument(crumbs.map(({ label, href }) => ({ label, href: origin + href })))];
}

/** Returns documents as elements of the page's head, which no word in them can end. */
export const documentScripts = (documents: readonly object[]): string =>
  documents
    .map((document) => JSON.stringify(document).replaceAll("<", String.raw`\u003c`))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join("");
