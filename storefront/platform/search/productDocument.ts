import { allValues, type LensMatrix } from "@dioptra/ui/optics";
import { toWireLensMatrix } from "#contract/catalog/lensMatrix.ts";
import { configuration } from "#configuration/index.ts";
import { filters } from "#configuration/filters.ts";
import { filterField } from "#contract/catalog/listBody.ts";
import type { WireProduct } from "#contract/catalog/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { categoriesOf } from "../catalog/documents.ts";
import { isPromoted, type ListedProduct } from "../catalog/listedProduct.ts";
import type { Attribute } from "../catalog/attributes.ts";
import { leftOfProduct } from "../catalog/readStock.ts";
import { productFlags } from "../catalog/tables/catalog.ts";
import { cheapest, type Circumstances, type Offer, offersOf, shownFirst } from "../pricing/offers.ts";
import { productFacts } from "../catalog/productFacts.ts";
import { partsPrices, picturedParts, wireAssociated, wireBundleOptions } from "../pricing/productParts.ts";

const attributePairs = (attributes: Readonly<Record<string, unknown>>) =>
  Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value }));

const wireStock = (productId: number, quantity: number) => ({
  product_id: productId,
  qty: quantity,
  is_in_stock: quantity > 0,
  manage_stock: true,
});

const galleryOf = (variant: Offer["listing"]["variant"] | undefined) =>
  (variant?.gallery ?? []).map((image) => ({ image }));

/** With its attributes twice: flat, and as a list, for clients know the one or the other. */
const wireChild = ({ listing: { variant }, prices, left }: Offer) => ({
  ...variant.attributes,
  id: variant.id,
  sku: variant.sku,
  status: variant.status,
  stock: wireStock(variant.id, left),
  ...prices,
  media_gallery: galleryOf(variant),
  custom_attributes: attributePairs(variant.attributes),
});

/** What a shopper chooses by. */
const wireOptions = ({ listings }: ListedProduct, attributes: readonly Attribute[]) =>
  attributes
    .filter(({ isChoice }) => isChoice)
    .flatMap(({ id, code, label, options }) => {
      const used = new Set(listings.map(({ variant }) => String(variant.attributes[code])));
      const values = options
        .filter(({ value }) => used.has(value))
        .map((option) => ({ value_index: option.value, label: option.label }));
      return values.length > 0 ? [{ attribute_id: id, attribute_code: code, label, values }] : [];
    });

/** What else is shown with it, as far as it is still sold (docs/specification/products.md#product-4). */
const wireLinks = ({ product, links }: ListedProduct) =>
  links
    .filter(({ linked }) => linked.status < configuration.catalog.firstUnavailableStatus)
    .map(({ type, linked, position }) => ({
      sku: product.sku,
      link_type: type,
      linked_product_sku: linked.sku,
      linked_product_type: linked.typeId,
      position,
    }));

/** What a card shows of the attributes of variants: those of the first that can be had. What is chosen by is no part of it. */
function look(offers: readonly Offer[], attributes: readonly Attribute[]) {
  const shown = offers.find(({ canBeHad }) => canBeHad) ?? offers[0];
  const isChosenBy = (code: string) => attributes.some((attribute) => attribute.code === code && attribute.isChoice);
  const entries = Object.entries(shown?.listing.variant.attributes ?? {});
  return Object.fromEntries(entries.filter(([code]) => !isChosenBy(code)));
}

const blocks = "description_blocks";

/** Attributes of variants that products carry the values of: those that lists are narrowed by, and two measures of frames. */
const carriedUp: readonly string[] = [
  ...filters.facets.filter(({ perVariant }) => perVariant).map(({ code }) => code),
  "lens_height",
  "total_width",
];

/** The values that the variants for sale have, as `color_options` and the like, each once. */
const valuesOfVariants = (offers: readonly Offer[]) =>
  Object.fromEntries(
    carriedUp.map((code) => {
      const values = offers
        .filter((offer) => offer.isForSale)
        .flatMap(({ listing }) => listing.variant.attributes[code] ?? []);
      return [filterField({ code, perVariant: true }), [...new Set(values)]];
    }),
  );

/** What is made of contact lenses, and every measure that lists may be narrowed by. */
const lensFields = (matrix: LensMatrix) => ({
  contactlens_parameters: toWireLensMatrix(matrix),
  contactlens_base_curve_options: allValues(matrix, "baseCurve"),
  contactlens_diameter_options: allValues(matrix, "diameter"),
  contactlens_color_options: allValues(matrix, "color"),
});

function placesOf(listed: ListedProduct, view: CatalogueView, moment: Date) {
  const all = categoriesOf(listed, view, moment);
  return {
    category_ids: all.map(({ category }) => category.id),
    category: all.map(({ category, text, path }) => ({
      category_id: category.id,
      name: text.name,
      path: path.join("/"),
    })),
    categories: all.map(({ category }) => ({ category_id: category.id, code: category.code })),
  };
}

/** Texts that a product shares with others: it carries the name of a block, whose words are an option's. */
function blocksOf({ product }: ListedProduct, attributes: readonly Attribute[]) {
  const attribute = attributes.find(({ code }) => code === blocks);
  const block = attribute?.options.find(({ value }) => value === product.attributes[blocks]);
  return attribute && block ? [{ code: "brand", title: attribute.label, content: block.label }] : [];
}

/** What a document is made of, looked up once for all its fields. */
function madeOf(listed: ListedProduct, view: CatalogueView, { leftOf, now }: Circumstances) {
  const offers = offersOf(listed, view, { leftOf, now });
  const isMadeOfParts = listed.parts.length > 0;
  const prices = isMadeOfParts ? partsPrices(listed, view, now) : cheapest(offers)?.prices;
  if (!prices) throw new Error(`${listed.product.sku} has nothing to sell.`);
  return { offers, prices, isMadeOfParts, isConfigurable: listed.product.typeId === "configurable" };
}
type Made = ReturnType<typeof madeOf>;

/** What products are searched and told apart by. */
function searchedFields(
  listed: ListedProduct,
  view: CatalogueView,
  { leftOf, now }: Circumstances,
  { offers, prices, isConfigurable }: Made,
) {
  const { product, text } = listed;
  const { attributes, store } = view;
  const flags = Object.fromEntries(productFlags.map((flag) => [flag, product.flags.includes(flag)]));
  const promotion = isPromoted(listed, store.currency, now);
  return {
    ...look(offers, attributes),
    ...product.attributes,
    ...(isConfigurable && valuesOfVariants(offers)),
    ...placesOf(listed, view, now),
    ...flags,
    promotion,
    superPromotion: promotion && product.flags.includes("superPromotion"),
    id: product.id,
    sku: product.sku,
    parentSku: product.sku,
    parentId: product.id,
    type_id: product.typeId,
    name: text.name,
    slug: text.slug,
    url_key: text.slug,
    url_path: text.slug,
    status: product.status,
    visibility: product.visibility,
    position: listed.places[0]?.position ?? 0,
    tax_class_id: product.taxClassId,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
    ...prices,
    stock: wireStock(product.id, leftOfProduct(listed, leftOf)),
    ...(listed.rating && { rating: listed.rating.average, review_count: listed.rating.count }),
  };
}

/**
 * A product as the search service keeps it, in the language and the currency of a store view. It follows from its
 * arguments alone, and holds until the stock or, at `nextPriceChange`, the price is another.
 */
export function productDocument(
  listed: ListedProduct,
  view: CatalogueView,
  { leftOf, now }: Circumstances,
): WireProduct {
  const { product, text } = listed;
  const { attributes } = view;
  const made = madeOf(listed, view, { leftOf, now });
  const { offers, isConfigurable, isMadeOfParts } = made;
  return {
    ...searchedFields(listed, view, { leftOf, now }, made),
    ...(product.lensMatrix && lensFields(product.lensMatrix)),
    description: text.description,
    [blocks]: blocksOf(listed, attributes),
    looks: productLooks(offers, attributes),
    media_gallery: isConfigurable ? [] : galleryOf(offers[0]?.listing.variant),
    configurable_options: isConfigurable ? wireOptions(listed, attributes) : [],
    configurable_children: isConfigurable ? offers.map(wireChild) : [],
    ...(isMadeOfParts && {
      bundle_options: wireBundleOptions(listed, view, { leftOf, now }),
      pictured: picturedParts(listed),
    }),
    custom_attributes: attributePairs(product.attributes).filter(({ attribute_code }) => attribute_code !== blocks),
    // Why it cannot be put into a cart, as clients look for it (docs/specification/products.md#product-7).
    errors: leftOfProduct(listed, leftOf) > 0 ? {} : { variants: "No available product variants" },
    info: {},
    attributes_metadata: productFacts(listed, view).filter(({ attribute_code }) => attribute_code !== blocks),
    product_links: [...wireAssociated(listed, view, { leftOf, now }), ...wireLinks(listed)],
  };
}

/** As much of the document as `searchedBy` names: a fifth of the work, where every product has to be looked at. */
export function searchedDocument(listed: ListedProduct, view: CatalogueView, circumstances: Circumstances) {
  const made = madeOf(listed, view, circumstances);
  const children = made.isConfigurable ? made.offers.map(({ listing: { variant } }) => ({ sku: variant.sku })) : [];
  return Object.assign(searchedFields(listed, view, circumstances, made), { configurable_children: children });
}

const withoutTwice = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * The colours of a product for the dots of its card, a field of our own. The one that the product's page would show
 * comes first; its price is there when it is not the product's.
 */
function productLooks(offers: readonly Offer[], attributes: readonly Attribute[]) {
  const first = cheapest(offers);
  const words = attributes.find(({ code }) => code === "color")?.options ?? [];
  const colors = Map.groupBy(
    offers.filter((offer) => offer.isForSale),
    ({ listing }) => String(listing.variant.attributes["color"]),
  );
  const looks = [...colors].flatMap(([color, own]) => {
    const shown = own.find((offer) => offer === first) ?? shownFirst(own)[0];
    const { finish, tint, image } = shown?.listing.variant.attributes ?? {};
    if (!shown || finish === undefined) return [];
    const { price_incl_tax, lowest_price_30_days } = shown.prices;
    const isPricedAlike =
      price_incl_tax === first?.prices.price_incl_tax && lowest_price_30_days === first.prices.lowest_price_30_days;
    const label = words.find(({ value }) => value === color)?.label ?? color;
    const look = { sku: shown.listing.variant.sku, label, finish, ...(tint !== undefined && { tint }), image };
    return [{ offer: shown, look: isPricedAlike ? look : { ...look, price_incl_tax, lowest_price_30_days } }];
  });
  return withoutTwice([...looks.filter(({ offer }) => offer === first), ...looks]).map(({ look }) => look);
}
