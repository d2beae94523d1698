import type { WireProduct } from "#contract/product.ts";
import { type CatalogueView, isForSale } from "../catalog/catalogue.ts";
import type { ListedProduct, Listing } from "../catalog/listedProduct.ts";
import type { Attribute } from "../catalog/readAttributes.ts";
import { leftOfProduct, type LeftOf } from "../catalog/readStock.ts";
import { wirePrices } from "./wirePrices.ts";

const wireStock = (productId: number, quantity: number) => ({
  product_id: productId,
  qty: quantity,
  is_in_stock: quantity > 0,
  manage_stock: true,
});

/** A variant with what is asked for it now, and whether it can be had. */
interface Offer {
  readonly listing: Listing;
  readonly prices: ReturnType<typeof wirePrices>;
  readonly left: number;
  readonly canBeHad: boolean;
}

const wireChild = ({ listing: { variant }, prices, left }: Offer) => ({
  id: variant.id,
  sku: variant.sku,
  status: variant.status,
  stock: wireStock(variant.id, left),
  ...prices,
  custom_attributes: Object.entries(variant.attributes).map(([attribute_code, value]) => ({ attribute_code, value })),
});

/** What a shopper chooses by: the attributes with options that variants have. */
const wireOptions = ({ listings }: ListedProduct, attributes: readonly Attribute[]) =>
  attributes.flatMap(({ id, code, label, options }) => {
    const used = new Set(listings.map(({ variant }) => String(variant.attributes[code])));
    const values = options
      .filter(({ value }) => used.has(value))
      .map((option) => ({ value_index: option.value, label: option.label }));
    return values.length > 0 ? [{ attribute_id: id, attribute_code: code, label, values }] : [];
  });

/** What the product's own values are called. */
const wireMetadata = ({ product }: ListedProduct, attributes: readonly Attribute[]) =>
  attributes.flatMap(({ id, code, label, options }) => {
    const value = product.attributes[code];
    const named = options.filter((option) => option.value === String(value));
    return named.length > 0
      ? [{ attribute_id: id, attribute_code: code, default_frontend_label: label, options: named }]
      : [];
  });

/** What a card shows of the attributes of variants: those of the first that can be had. What is chosen by is no part of it. */
function look(offers: readonly Offer[]) {
  const shown = offers.find(({ canBeHad }) => canBeHad) ?? offers[0];
  const entries = Object.entries(shown?.listing.variant.attributes ?? {});
  return Object.fromEntries(entries.filter(([code]) => code !== "color" && code !== "size"));
}

/** The price that a product bears: of its cheapest variant that can be had (specification, section 4, Prices). */
function bornePrices(offers: readonly Offer[]) {
  const available = offers.filter(({ canBeHad }) => canBeHad);
  const candidates = available.length > 0 ? available : offers;
  return candidates.toSorted((a, b) => a.prices.price_incl_tax - b.prices.price_incl_tax)[0]?.prices;
}

/** A product as the search service keeps it, in the language and the currency of a store view. */
export function productDocument(
  listed: ListedProduct,
  { store, attributes, rateOf }: CatalogueView,
  { leftOf, now }: { readonly leftOf: LeftOf; readonly now: Date },
): WireProduct {
  const { product, text, listings } = listed;
  const terms = { currency: store.currency, rate: rateOf(product.taxClassId, store.country), now };
  const offers = listings.map((listing) => {
    const left = leftOf(listing.variant.id);
    const canBeHad = left > 0 && isForSale({ product, variant: listing.variant });
    return { listing, left, canBeHad, prices: wirePrices(listing.price, listing.history, terms) };
  });
  const prices = bornePrices(offers);
  if (!prices) throw new Error(`${product.sku} has nothing to sell.`);
  const isConfigurable = product.typeId === "configurable";
  return {
    id: product.id,
    sku: product.sku,
    parentSku: product.sku,
    type_id: product.typeId,
    name: text.name,
    slug: text.slug,
    url_key: text.slug,
    description: text.description,
    status: product.status,
    visibility: product.visibility,
    tax_class_id: product.taxClassId,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
    ...prices,
    ...product.attributes,
    ...look(offers),
    stock: wireStock(product.id, leftOfProduct(listed, leftOf)),
    configurable_options: isConfigurable ? wireOptions(listed, attributes) : [],
    configurable_children: isConfigurable ? offers.map(wireChild) : [],
    attributes_metadata: wireMetadata(listed, attributes),
  };
}
