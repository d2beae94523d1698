import { product as readProduct, type WireProduct } from "#contract/catalog/product.ts";
import { type AskedUrl, urlMapEndpoints, type WireMappedUrl } from "#contract/catalog/urlMap.ts";
import { configuration } from "#configuration/index.ts";
import type { Currency } from "#domain/money.ts";
import { isSelectable, selectVariant } from "#domain/product/variants.ts";
import { type Document, isDocument } from "./engine/document.ts";
import { and, eq, lt } from "drizzle-orm";
import { type StoreView, withoutPrefix } from "#domain/store.ts";
import { products, productTexts } from "../catalog/tables/catalog.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import type { Entity } from "./catalogSearch.ts";
import { askedGroup } from "./groupPrices.ts";
import { parseSearch } from "./parse/parseSearch.ts";
import { projection } from "./projection.ts";
import { readDocuments } from "./readDocuments.ts";
import { Hono } from "hono";
import { readBody, refusal } from "../kernel/http/answer.ts";
import { askedStore, noStore } from "../stores/storeViews.ts";

type Options = NonNullable<AskedUrl["options"]>;

/** Of a variant these never take the place of the product's (docs/specification/products.md#product-19). */
const ownOfProduct: ReadonlySet<string> = new Set([
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

/** A product configured to one of its variants. It keeps its own id, by which reviews and stock are found. */
function asVariant(document: Document, child: Document): Document {
  const own = Object.entries(child).filter(([name]) => !ownOfProduct.has(name));
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

/** A product as the map of addresses answers it: with the variant that is asked for, and as much of it as is wanted. */
function configuredProduct(
  document: WireProduct,
  { sku, options, currency }: { readonly sku: string | null; readonly options: Options; readonly currency: Currency },
): Document {
  const listOutOfStockProducts = configuration.catalog.listOutOfStockProducts && !options.filterUnavailableVariants;
  const { variants } = readProduct(currency).parse(document);
  const selectable = variants.filter((variant) => isSelectable(variant, { listOutOfStockProducts }));
  const available = new Set(selectable.map((variant) => variant.sku));
  const chosen = selectVariant(selectable, { sku }, { listOutOfStockProducts });
  const isWanted = chosen !== null && (chosen.sku === sku || options.fallbackToDefaultWhenNoAvailable === true);
  const children = (document.configurable_children ?? []).filter((child) => available.has(child.sku));
  const child = options.assignProductConfiguration && isWanted && children.find((each) => each.sku === chosen.sku);
  const listed = options.filterUnavailableVariants ? { ...document, configurable_children: children } : document;
  return child ? asVariant(listed, child) : listed;
}

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
 * Returns what an address stands for in a store view: a product by its slug, a category by its path, a page by its
 * identifier, each matched exactly; null for nothing. A null must not be cached, since the address may exist tomorrow
 * (docs/specification/pages.md#page-24).
 */
async function mapUrl(parts: Parts, store: StoreView, asked: AskedUrl): Promise<WireMappedUrl | null> {
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

/** What addresses stand for that no route knows (docs/specification/pages.md#page-24). */
export function urlMapRoutes(parts: SearchParts): Hono {
  return new Hono().post("/", async (c) => {
    const store = askedStore(c);
    if (!store) return refusal(c, noStore);
    const asked = await readBody(c, urlMapEndpoints.urlMap.body);
    return asked.ok ? c.json(await mapUrl(parts, store, asked.value)) : refusal(c, asked.error);
  });
}
