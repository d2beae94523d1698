import { guestIn } from "../catalog/taxes.ts";
import { defaultPart, separatePrice } from "#domain/price.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale, type ListedPart, type ListedProduct, partName } from "../catalog/listedProduct.ts";
import { labelIn } from "../stores/storeViews.ts";
import { priceAt } from "../catalog/storedPrice.ts";
import { type Circumstances, offersOf, wirePartsPrices } from "./offers.ts";
import { productFacts } from "../catalog/productFacts.ts";

/** The facts of a part that its line shows. */
const lineFacts: ReadonlySet<string> = new Set(["brand", "shape", "contactlens_wear_period", "goods_form"]);

/** Returns the parts of a set that are for sale (docs/specification/products.md#product-21). */
const soldParts = ({ parts }: ListedProduct) => parts.filter(({ listed }) => isForSale(listed));

/**
 * Returns the price fields of a set: the sum of all members of a group, or of the default parts of a bundle
 * (docs/specification/prices.md#price-6).
 */
export function partsPrices(listed: ListedProduct, { store, rateOf }: CatalogueView, now: Date) {
  const { product, options } = listed;
  const parts = soldParts(listed).map(({ part, listed: variant }) => ({
    optionId: part.optionId,
    isDefault: part.isDefault,
    quantity: part.quantity,
    price: priceAt(variant.price, store.currency, now),
  }));
  const defaults = options
    .filter(({ required }) => required)
    .flatMap(({ id }) => defaultPart(parts.filter(({ optionId }) => optionId === id)) ?? []);
  const price = separatePrice(product.typeId === "bundle" ? defaults : parts, store.currency);
  return wirePartsPrices(price, rateOf(product.taxClassId, guestIn(store.country)));
}

/** Returns the document of a part, with the fields that a line shows. */
function partDocument({ listed }: ListedPart, view: CatalogueView, circumstances: Circumstances) {
  const { product, text, variant } = listed;
  const [offer] = offersOf({ product, listings: [listed] }, view, circumstances);
  if (!offer) throw new Error(`${variant.sku} has no price.`);
  const { left, prices } = offer;
  return {
    ...product.attributes,
    ...variant.attributes,
    id: variant.id,
    sku: variant.sku,
    parentSku: product.sku,
    type_id: "simple",
    name: partName(listed, view),
    slug: text.slug,
    url_key: text.slug,
    status: variant.status,
    ...prices,
    stock: { product_id: variant.id, qty: left, is_in_stock: left > 0, manage_stock: true },
    attributes_metadata: productFacts({ product, listings: [listed] }, view).filter(({ attribute_code }) =>
      lineFacts.has(attribute_code),
    ),
  };
}

/** Returns the options of a bundle with the parts that can be chosen for each (docs/specification/products.md#product-4). */
export const wireBundleOptions = (listed: ListedProduct, view: CatalogueView, circumstances: Circumstances) =>
  listed.options.map(({ id, labels, required, position }) => ({
    option_id: id,
    title: labelIn(labels, view.store.locale),
    required,
    position,
    type: "radio",
    product_links: soldParts(listed)
      .filter(({ part }) => part.optionId === id)
      .map((setPart) => ({
        id: setPart.part.id,
        option_id: id,
        sku: setPart.listed.variant.sku,
        qty: setPart.part.quantity,
        position: setPart.part.position,
        is_default: setPart.part.isDefault,
        product: partDocument(setPart, view, circumstances),
      })),
  }));

/** Returns the members of a group as product links (docs/specification/products.md#product-4). */
export const wireAssociated = (listed: ListedProduct, view: CatalogueView, circumstances: Circumstances) =>
  soldParts(listed)
    .filter(({ part }) => part.optionId === null)
    .map((setPart) => ({
      sku: listed.product.sku,
      link_type: "associated",
      linked_product_type: "simple",
      linked_product_sku: setPart.listed.variant.sku,
      position: setPart.part.position,
      qty: setPart.part.quantity,
      product: partDocument(setPart, view, circumstances),
    }));

const maxPictured = 3;

/** Returns up to three different products of a set for the picture on its card, a field that only this platform has. */
export function picturedParts(listed: ListedProduct) {
  const sold = soldParts(listed);
  const members = sold.filter(({ part }) => part.optionId === null);
  const defaults = listed.options.flatMap(({ id }) =>
    sold.filter(({ part }) => part.optionId === id && part.isDefault),
  );
  const parts = [...members, ...defaults];
  const byProduct = new Map(parts.map(({ listed: variant }) => [variant.product.id, variant]));
  return [...byProduct.values()]
    .slice(0, maxPictured)
    .map(({ product, variant }) => Object.assign({}, product.attributes, variant.attributes, { sku: product.sku }));
}
