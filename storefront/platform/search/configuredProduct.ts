import { product as readProduct, type WireProduct } from "#contract/catalog/product.ts";
import type { AskedUrl } from "#contract/catalog/urlMap.ts";
import { configuration } from "#configuration/index.ts";
import type { Currency } from "#domain/money.ts";
import { isSelectable, selectVariant } from "#domain/product/variants.ts";
import { type Document, isDocument } from "./engine/document.ts";

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

/** A product as one of its variants makes it; its own id stays, since what is told of it is found by that. */
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
export function configuredProduct(
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
