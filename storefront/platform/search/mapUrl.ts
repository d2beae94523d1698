import { and, eq, lt } from "drizzle-orm";
import type { AskedUrl, WireMappedUrl } from "#contract/catalog/urlMap.ts";
import { configuration } from "#configuration/index.ts";
import { type StoreView, withoutPrefix } from "#domain/store.ts";
import { products, productTexts } from "../catalog/tables/catalog.ts";
import type { SearchParts } from "./searchParts.ts";
import { configuredProduct } from "./configuredProduct.ts";
import type { Entity } from "./entities.ts";
import { askedGroup } from "./groupPrices.ts";
import { parseSearch } from "./parse/parseSearch.ts";
import { projection } from "./projection.ts";
import { readDocuments } from "./readDocuments.ts";

type Parts = Pick<SearchParts, "database" | "catalogue" | "indexes" | "clock" | "settings" | "priceTiers">;

/** The parts of groups and bundles: without them, they are named by their skus. */
const wholeParts = ["product_links.product", "bundle_options.product_links.product"];

/** What documents call themselves by: no slash around it, no query behind it, no prefix before it. */
function pathOf(url: string, store: StoreView): string {
  const [path = ""] = url.split(/[?#]/, 1);
  const whole = `/${path.replaceAll(/^\/+|\/+$/g, "")}`;
  return withoutPrefix(whole, store).slice(1);
}

async function productAt(
  { database, catalogue, clock }: Parts,
  store: StoreView,
  slug: string,
  groupId: number | null,
) {
  return database.read(async (session) => {
    const [named] = await session
      .select({ id: products.id })
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.productId))
      .where(
        and(
          eq(productTexts.locale, store.locale),
          eq(productTexts.slug, slug),
          lt(products.status, configuration.catalog.firstUnavailableStatus),
        ),
      );
    if (!named) return null;
    const [document] = await readDocuments(session, await catalogue(session, store, groupId), [named.id], clock());
    return document ?? null;
  });
}

async function firstOf({ indexes }: Parts, store: StoreView, entity: Entity, field: string, value: string) {
  const read = parseSearch({ query: { bool: { filter: { terms: { [field]: [value] } } } } });
  if (!read.ok) return null;
  const { found } = await indexes.search(store, { entity, request: read.value, page: { from: 0, size: 1 } });
  return found.hits[0]?.document ?? null;
}

/**
 * What an address stands for in a store view: a product by its slug, a category by its path, a page of words by its
 * identifier, each letter by letter; null for nothing. Nobody should keep that it is nothing: tomorrow it may be
 * something (docs/specification/pages.md#page-24).
 */
export async function mapUrl(parts: Parts, store: StoreView, asked: AskedUrl): Promise<WireMappedUrl | null> {
  const path = pathOf(asked.url, store);
  if (path === "" || path.length > 300) return null;
  const options = asked.options ?? {};
  const project = projection({
    include: asked.includeFields ?? [],
    exclude: [...(asked.excludeFields ?? []), ...(options.prefetchGroupProducts === false ? wholeParts : [])],
  });
  const product = await productAt(parts, store, path, askedGroup(parts, asked));
  if (product) {
    const source = configuredProduct(product, { sku: asked.filters?.sku ?? null, options, currency: store.currency });
    return { _type: "product", _source: project(source) };
  }
  const category = await firstOf(parts, store, "category", "url_path", path);
  if (category) return { _type: "category", _source: project(category) };
  const page = await firstOf(parts, store, "cms_page", "identifier", path);
  return page ? { _type: "cms_page", _source: project(page) } : null;
}
