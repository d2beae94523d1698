import { product as readProduct, type WireProduct } from "#contract/catalog/product.ts";
import { type UrlMapRequest, urlMapEndpoints, type WireMappedUrl } from "#contract/catalog/urlMap.ts";
import { configuration } from "#configuration/index.ts";
import type { Currency } from "#domain/money.ts";
import { isSelectable, selectVariant } from "#domain/product/variants.ts";
import { type Document, isDocument } from "./engine/document.ts";
import { and, eq, lt } from "drizzle-orm";
import { type StoreView, withoutPrefix } from "#domain/store.ts";
import { products, productTexts } from "../catalog/tables/catalog.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import type { Entity } from "./catalogSearch.ts";
import { readPriceGroup } from "./groupPrices.ts";
import { parseSearch } from "./parse/parseSearch.ts";
import { projection } from "./projection.ts";
import { readDocuments } from "./readDocuments.ts";
import { Hono } from "hono";
import { readBody, refusal } from "../kernel/http/answer.ts";
import { requestedStore, unknownStore } from "../stores/storeViews.ts";

type Options = NonNullable<UrlMapRequest["options"]>;

/** Fields of a product that a selected variant does not replace (docs/specification/products.md#product-19). */
const productFields: ReadonlySet<string> = new Set([
  "id",
  "name",
  "visibility",
  "status",
  "media_gallery",
  "custom_attributes",
]);

const pairsOf = (child: Document) =>
  (Array.isArray(child["custom_attributes"]) ? child["custom_attributes"] : []).flatMap((pair: unknown) =>
    isDocument(pair) ? [[String(pair["attribute_code"]), pair["value"]] as const] : [],
  );

/** Returns a product configured as one of its variants. It keeps its own id, which reviews and stock refer to. */
function asVariant(document: Document, child: Document): Document {
  const own = Object.entries(child).filter(([name]) => !productFields.has(name));
  const gallery = child["media_gallery"];
  return {
    ...document,
    ...Object.fromEntries(pairsOf(child)),
    ...Object.fromEntries(own),
    ...(Array.isArray(gallery) && gallery.length > 0 && { media_gallery: gallery }),
    parentId: document["id"],
    selectedVariant: child,
    is_configured: true,
  };
}

/** Returns a product for the URL map, configured as the requested variant if the options ask for it. */
function configuredProduct(
  document: WireProduct,
  { sku, options, currency }: { readonly sku: string | null; readonly options: Options; readonly currency: Currency },
): Document {
  const listOutOfStockProducts = configuration.catalog.listOutOfStockProducts && !options.filterUnavailableVariants;
  const { variants } = readProduct(currency).parse(document);
  const selectable = variants.filter((variant) => isSelectable(variant, { listOutOfStockProducts }));
  const available = new Set(selectable.map((variant) => variant.sku));
  const chosen = selectVariant(selectable, { sku }, { listOutOfStockProducts });
  const isUsable = chosen !== null && (chosen.sku === sku || options.fallbackToDefaultWhenNoAvailable === true);
  const children = (document.configurable_children ?? []).filter((child) => available.has(child.sku));
  const child = options.assignProductConfiguration && isUsable && children.find((each) => each.sku === chosen.sku);
  const listed = options.filterUnavailableVariants ? { ...document, configurable_children: children } : document;
  return child ? asVariant(listed, child) : listed;
}

type Parts = Pick<SearchParts, "database" | "catalogue" | "indexes" | "clock" | "settings" | "priceTiers">;

/** The products that groups and bundles consist of. Without these fields, only their skus are returned. */
const setPartFields = ["product_links.product", "bundle_options.product_links.product"];

/** Returns the path of a URL without query, surrounding slashes and the store view's prefix, as documents store it. */
function pathOf(url: string, store: StoreView): string {
  const [path = ""] = url.split(/[?#]/, 1);
  const withSlash = `/${path.replaceAll(/^\/+|\/+$/g, "")}`;
  return withoutPrefix(withSlash, store).slice(1);
}

async function findProductBySlug(
  { database, catalogue, clock }: Parts,
  store: StoreView,
  slug: string,
  groupId: number | null,
) {
  return database.read(async (session) => {
    const [row] = await session
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
    if (!row) return null;
    const [document] = await readDocuments(session, await catalogue(session, store, groupId), [row.id], clock());
    return document ?? null;
  });
}

async function findFirst({ indexes }: Parts, store: StoreView, entity: Entity, field: string, value: string) {
  const read = parseSearch({ query: { bool: { filter: { terms: { [field]: [value] } } } } });
  if (!read.ok) return null;
  const { found } = await indexes.search(store, { entity, request: read.value, page: { from: 0, size: 1 } });
  return found.hits[0]?.document ?? null;
}

/**
 * Returns what a URL leads to in a store view: a category by its path, a product by its slug or a page by its identifier,
 * each matched exactly, or null if there is none. Imports refuse a path that is taken; if two of them have one all the same,
 * this order decides. The storefront looks for categories first too. A null must not be cached, since the URL may be used later
 * (docs/specification/pages.md#page-24).
 */
async function mapUrl(parts: Parts, store: StoreView, request: UrlMapRequest): Promise<WireMappedUrl | null> {
  const path = pathOf(request.url, store);
  if (path === "" || path.length > 300) return null;
  const options = request.options ?? {};
  const project = projection({
    include: request.includeFields ?? [],
    exclude: [...(request.excludeFields ?? []), ...(options.prefetchGroupProducts === false ? setPartFields : [])],
  });
  const category = await findFirst(parts, store, "category", "url_path", path);
  if (category) return { _type: "category", _source: project(category) };
  const product = await findProductBySlug(parts, store, path, readPriceGroup(parts, request));
  if (product) {
    const source = configuredProduct(product, { sku: request.filters?.sku ?? null, options, currency: store.currency });
    return { _type: "product", _source: project(source) };
  }
  const page = await findFirst(parts, store, "cms_page", "identifier", path);
  return page ? { _type: "cms_page", _source: project(page) } : null;
}

/** Creates the route that resolves URLs which match no route of the shop (docs/specification/pages.md#page-24). */
export function urlMapRoutes(parts: SearchParts): Hono {
  return new Hono().post("/", async (c) => {
    const store = requestedStore(c);
    if (!store) return refusal(c, unknownStore);
    const request = await readBody(c, urlMapEndpoints.urlMap.body);
    return request.ok ? c.json(await mapUrl(parts, store, request.value)) : refusal(c, request.error);
  });
}
