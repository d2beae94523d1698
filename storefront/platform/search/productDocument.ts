import type { WireProduct } from "#contract/product.ts";
import type { Attribute } from "../database/queries/readAttributes.ts";
import type { StoredProduct, StoredVariant } from "../database/queries/readProducts.ts";
import { type PriceTerms, wirePrices } from "./wirePrices.ts";

const isForSale = ({ variant }: StoredVariant) => variant.status < 2;

const wireStock = (productId: number, quantity: number) => ({
  product_id: productId,
  qty: quantity,
  is_in_stock: quantity > 0,
  manage_stock: true,
});

/** A variant with what is asked for it now. */
interface Offer {
  readonly stored: StoredVariant;
  readonly prices: ReturnType<typeof wirePrices>;
}

const wireChild = ({ stored: { variant, quantity }, prices }: Offer) => ({
  id: variant.id,
  sku: variant.sku,
  status: variant.status,
  stock: wireStock(variant.id, quantity),
  ...prices,
  custom_attributes: Object.entries(variant.attributes).map(([attribute_code, value]) => ({ attribute_code, value })),
});

/** What a shopper chooses by: the attributes with options that variants differ in. */
const wireOptions = ({ variants }: StoredProduct, attributes: readonly Attribute[]) =>
  attributes.flatMap(({ id, code, label, options }) => {
    const used = new Set(variants.map(({ variant }) => String(variant.attributes[code])));
    const values = options
      .filter(({ value }) => used.has(value))
      .map((option) => ({ value_index: option.value, label: option.label }));
    return values.length > 0 ? [{ attribute_id: id, attribute_code: code, label, values }] : [];
  });

/** What the product's own values are called. */
const wireMetadata = ({ product }: StoredProduct, attributes: readonly Attribute[]) =>
  attributes.flatMap(({ id, code, label, options }) => {
    const value = product.attributes[code];
    const named = options.filter((option) => option.value === String(value));
    return named.length > 0
      ? [{ attribute_id: id, attribute_code: code, default_frontend_label: label, options: named }]
      : [];
  });

const canBeHad = (variant: StoredVariant) => isForSale(variant) && variant.quantity > 0;

/** What a card shows of the attributes of variants: those of the first that can be had. What is chosen by is no part of it. */
function look(variants: readonly StoredVariant[]) {
  const shown = variants.find(canBeHad) ?? variants.find(isForSale) ?? variants[0];
  const entries = Object.entries(shown?.variant.attributes ?? {});
  return Object.fromEntries(entries.filter(([code]) => code !== "color" && code !== "size"));
}

/** The price that a product bears: of its cheapest variant that can be had (specification, section 4, Prices). */
function bornePrices(offers: readonly Offer[]) {
  const sellable = offers.filter(({ stored }) => canBeHad(stored));
  const candidates = sellable.length > 0 ? sellable : offers;
  return candidates.toSorted((a, b) => a.prices.price_incl_tax - b.prices.price_incl_tax)[0]?.prices;
}

/** A product as the search service keeps it, in the language and the currency of a store view. */
export function productDocument(
  stored: StoredProduct,
  attributes: readonly Attribute[],
  terms: PriceTerms,
): WireProduct {
  const { product, text, variants } = stored;
  const offers = variants.map((variant) => ({
    stored: variant,
    prices: wirePrices(variant.price, variant.history, terms),
  }));
  const prices = bornePrices(offers);
  if (!prices) throw new Error(`${product.sku} has nothing to sell.`);
  const quantity = variants.filter(isForSale).reduce((sum, each) => sum + each.quantity, 0);
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
    ...look(variants),
    stock: wireStock(product.id, quantity),
    configurable_options: isConfigurable ? wireOptions(stored, attributes) : [],
    configurable_children: isConfigurable ? offers.map(wireChild) : [],
    attributes_metadata: wireMetadata(stored, attributes),
  };
}
