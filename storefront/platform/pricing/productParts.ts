import { anybodyIn } from "../catalog/taxes.ts";
import { chosenByDefault, separatePrice } from "#domain/price.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale, type ListedPart, type ListedProduct } from "../catalog/listedProduct.ts";
import { wordIn } from "../stores/storeViews.ts";
import { askedAt } from "../catalog/priceNow.ts";
import { type Circumstances, offersOf, wirePartsPrices } from "./offers.ts";
import { productFacts } from "../catalog/productFacts.ts";

/** Which facts of a part its line tells. */
const told: ReadonlySet<string> = new Set(["brand", "shape", "contactlens_wear_period", "goods_form"]);

/** What is for sale of what a product is made of (docs/specification/products.md#product-21). */
const soldParts = ({ parts }: ListedProduct) => parts.filter(({ listed }) => isForSale(listed));

/**
 * Returns what a set costs: the sum of all members of a group, or of what a bundle has by default
 * (docs/specification/prices.md#price-6).
 */
export function partsPrices(listed: ListedProduct, { store, rateOf }: CatalogueView, now: Date) {
  const { product, options } = listed;
  const parts = soldParts(listed).map(({ part, listed: own }) => ({
    optionId: part.optionId,
    isDefault: part.isDefault,
    quantity: part.quantity,
    price: askedAt(own.price, store.currency, now),
  }));
  const chosen = options
    .filter(({ required }) => required)
    .flatMap(({ id }) => chosenByDefault(parts.filter(({ optionId }) => optionId === id)) ?? []);
  const price = separatePrice(product.typeId === "bundle" ? chosen : parts, store.currency);
  return wirePartsPrices(price, rateOf(product.taxClassId, anybodyIn(store.country)));
}

/** A part as a document of its own, with as much as a line shows. */
function partDocument({ listed }: ListedPart, view: CatalogueView, circumstances: Circumstances) {
  const { product, text, variant } = listed;
  const [offer] = offersOf({ product, listings: [listed] }, view, circumstances);
  const choices = view.attributes.flatMap(({ code, isChoice, options }) => {
    const value = isChoice ? String(variant.attributes[code]) : null;
    return options.filter((option) => option.value === value).map(({ label }) => label);
  });
  if (!offer) throw new Error(`${variant.sku} has no price.`);
  const { left, prices } = offer;
  return {
    ...product.attributes,
    ...variant.attributes,
    id: variant.id,
    sku: variant.sku,
    parentSku: product.sku,
    type_id: "simple",
    name: choices.length > 0 ? `${text.name} (${choices.join(", ")})` : text.name,
    slug: text.slug,
    url_key: text.slug,
    status: variant.status,
    ...prices,
    stock: { product_id: variant.id, qty: left, is_in_stock: left > 0, manage_stock: true },
    attributes_metadata: productFacts({ product, listings: [listed] }, view).filter(({ attribute_code }) =>
      told.has(attribute_code),
    ),
  };
}

/** The decisions of a bundle with what each can be answered by (docs/specification/products.md#product-4). */
export const wireBundleOptions = (listed: ListedProduct, view: CatalogueView, circumstances: Circumstances) =>
  listed.options.map(({ id, labels, required, position }) => ({
    option_id: id,
    title: wordIn(labels, view.store.locale),
    required,
    position,
    type: "radio",
    product_links: soldParts(listed)
      .filter(({ part }) => part.optionId === id)
      .map((own) => ({
        id: own.part.id,
        option_id: id,
        sku: own.listed.variant.sku,
        qty: own.part.quantity,
        position: own.part.position,
        is_default: own.part.isDefault,
        product: partDocument(own, view, circumstances),
      })),
  }));

/** The members of a group (docs/specification/products.md#product-4). */
export const wireAssociated = (listed: ListedProduct, view: CatalogueView, circumstances: Circumstances) =>
  soldParts(listed)
    .filter(({ part }) => part.optionId === null)
    .map((own) => ({
      sku: listed.product.sku,
      link_type: "associated",
      linked_product_type: "simple",
      linked_product_sku: own.listed.variant.sku,
      position: own.part.position,
      qty: own.part.quantity,
      product: partDocument(own, view, circumstances),
    }));

const mostPictured = 3;

/** What a card shows of the first parts, each product once: a field of our own. */
export function picturedParts(listed: ListedProduct) {
  const sold = soldParts(listed);
  const members = sold.filter(({ part }) => part.optionId === null);
  const defaults = listed.options.flatMap(({ id }) =>
    sold.filter(({ part }) => part.optionId === id && part.isDefault),
  );
  const parts = [...members, ...defaults];
  const byProduct = new Map(parts.map(({ listed: own }) => [own.product.id, own]));
  return [...byProduct.values()]
    .slice(0, mostPictured)
    .map(({ product, variant }) => Object.assign({}, product.attributes, variant.attributes, { sku: product.sku }));
}
