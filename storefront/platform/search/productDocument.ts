import { allValues, type LensMatrix } from "@dioptra/ui/optics";
import { toWireLensMatrix } from "#contract/catalog/lensMatrix.ts";
import { toWireOwnOption } from "#contract/catalog/ownOption.ts";
import { ownOptionsOf } from "../catalog/ownOptions.ts";
import { configuration } from "#configuration/index.ts";
import { filters } from "#configuration/filters.ts";
import { filterField } from "#contract/catalog/listFilters.ts";
import type { WireProduct } from "#contract/catalog/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { categoriesOf } from "../catalog/documents.ts";
import { isPromoted, type ListedProduct } from "../catalog/listedProduct.ts";
import type { Attribute } from "../catalog/attributes.ts";
import { stockOfProduct } from "../catalog/readStock.ts";
import { productFlags } from "../catalog/tables/catalog.ts";
import { cheapest, type Circumstances, type Offer, offersOf, availableFirst } from "../pricing/offers.ts";
import { productFacts } from "../catalog/productFacts.ts";
import { indexedWords } from "./words/lexicon.ts";
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

/** Returns a variant for the wire. Attributes are both fields and a list, because clients read one or the other. */
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

/** Returns the part of a variant that products are searched and filtered by. */
const searchedChild = ({ listing: { variant }, prices }: Offer) => ({
  ...variant.attributes,
  sku: variant.sku,
  status: variant.status,
  final_price_incl_tax: prices.final_price_incl_tax,
});

/** Returns the options that a shopper chooses a variant by, with the values that variants have. */
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

/** Returns the linked products that are still sold (docs/specification/products.md#product-4). */
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

/** Returns the attributes of the first available variant, which a product card shows, without those that are options. */
function cardAttributes(offers: readonly Offer[], attributes: readonly Attribute[]) {
  const shown = offers.find(({ isAvailable }) => isAvailable) ?? offers[0];
  const isOption = (code: string) => attributes.some((attribute) => attribute.code === code && attribute.isChoice);
  const entries = Object.entries(shown?.listing.variant.attributes ?? {});
  return Object.fromEntries(entries.filter(([code]) => !isOption(code)));
}

const blocks = "description_blocks";

/** Attributes of variants whose values are copied to the product: facets, and two measures of frames. */
const fieldsFromVariants: readonly string[] = [
  ...filters.facets.filter(({ perVariant }) => perVariant).map(({ code }) => code),
  "lens_height",
  "total_width",
];

/** Returns the distinct values of the variants for sale, as fields such as `color_options`. */
const valuesOfVariants = (offers: readonly Offer[]) =>
  Object.fromEntries(
    fieldsFromVariants.map((code) => {
      const values = offers
        .filter((offer) => offer.isForSale)
        .flatMap(({ listing }) => listing.variant.attributes[code] ?? []);
      return [filterField({ code, perVariant: true }), [...new Set(values)]];
    }),
  );

/** Returns the sizes of the variants for sale as they are typed into a search, with and without the temple: "52-18-140". */
const sizeMarks = (offers: readonly Offer[]): readonly string[] =>
  offers
    .filter((offer) => offer.isForSale)
    .flatMap(({ listing: { variant } }) => {
      const measures = ["width", "bridge", "length"].map((code) => variant.attributes[code]);
      const [width, bridge] = measures;
      if (width === undefined || bridge === undefined) return [];
      return [`${String(width)}-${String(bridge)}`, measures.filter((each) => each !== undefined).join("-")];
    });

/** Returns the powers that contact lenses are available in, and the values that lists can be filtered by. */
const lensFields = (matrix: LensMatrix) => ({
  contactlens_parameters: toWireLensMatrix(matrix),
  contactlens_base_curve_options: allValues(matrix, "baseCurve"),
  contactlens_diameter_options: allValues(matrix, "diameter"),
});

function categoryFields(listed: ListedProduct, view: CatalogueView, moment: Date) {
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

/** Returns the text blocks that products share. The product names a block; its text is the label of an attribute option. */
function blocksOf({ product }: ListedProduct, attributes: readonly Attribute[]) {
  const attribute = attributes.find(({ code }) => code === blocks);
  const block = attribute?.options.find(({ value }) => value === product.attributes[blocks]);
  return attribute && block ? [{ code: "brand", title: attribute.label, content: block.label }] : [];
}

/** Collects what several fields of a document are computed from. */
function collectParts(listed: ListedProduct, view: CatalogueView, { stockOf, now }: Circumstances) {
  const offers = offersOf(listed, view, { stockOf, now });
  const isSet = listed.parts.length > 0;
  const prices = isSet ? partsPrices(listed, view, now) : cheapest(offers)?.prices;
  if (!prices) throw new Error(`${listed.product.sku} has no variant or part with a price.`);
  return { offers, prices, isSet, isConfigurable: listed.product.typeId === "configurable" };
}
type DocumentParts = ReturnType<typeof collectParts>;

/** Returns the fields that products are searched and filtered by. */
function searchedFields(
  listed: ListedProduct,
  view: CatalogueView,
  { stockOf, now }: Circumstances,
  { offers, prices, isSet }: DocumentParts,
) {
  const { product, text } = listed;
  const { attributes, store } = view;
  const flags = Object.fromEntries(productFlags.map((flag) => [flag, product.flags.includes(flag)]));
  const promotion = isPromoted(listed, store.currency, now);
  return {
    ...cardAttributes(offers, attributes),
    ...product.attributes,
    ...(!isSet && { ...valuesOfVariants(offers), size_marks: unique(sizeMarks(offers)) }),
    ...(product.lensMatrix && { contactlens_color_options: allValues(product.lensMatrix, "color") }),
    name_words: indexedWords(text.name),
    ...categoryFields(listed, view, now),
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
    stock: wireStock(product.id, stockOfProduct(listed, stockOf)),
    ...(listed.rating && { rating: listed.rating.average, review_count: listed.rating.count }),
  };
}

/** Whether the shop's pages leave out variants that are sold out (docs/specification/products.md#product-20). */
type VariantFilter = Pick<typeof configuration.catalog, "filterUnavailableVariants">;

/**
 * Returns the search document of a product, in the language and currency of a store view. It depends only on its arguments
 * and is valid until the stock changes or, at `nextPriceChange`, the price.
 */
export function productDocument(
  listed: ListedProduct,
  view: CatalogueView,
  { stockOf, now }: Circumstances,
  rules: VariantFilter = configuration.catalog,
): WireProduct {
  const { product, text } = listed;
  const { attributes, store } = view;
  const parts = collectParts(listed, view, { stockOf, now });
  const { offers, isConfigurable, isSet } = parts;
  return {
    ...searchedFields(listed, view, { stockOf, now }, parts),
    ...(product.lensMatrix && lensFields(product.lensMatrix)),
    description: text.description,
    [blocks]: blocksOf(listed, attributes),
    looks: productLooks(offers, attributes, rules),
    media_gallery: isConfigurable ? [] : galleryOf(offers[0]?.listing.variant),
    configurable_options: isConfigurable ? wireOptions(listed, attributes) : [],
    configurable_children: isConfigurable ? offers.map(wireChild) : [],
    options: ownOptionsOf(listed, store).map((option) => toWireOwnOption(option, store.currency)),
    ...(isSet && {
      bundle_options: wireBundleOptions(listed, view, { stockOf, now }),
      pictured: picturedParts(listed),
    }),
    custom_attributes: attributePairs(product.attributes).filter(({ attribute_code }) => attribute_code !== blocks),
    // Tells clients why the product cannot be added to a cart (docs/specification/products.md#product-7).
    errors: stockOfProduct(listed, stockOf) > 0 ? {} : { variants: "No available product variants" },
    info: {},
    attributes_metadata: productFacts(listed, view).filter(({ attribute_code }) => attribute_code !== blocks),
    product_links: [...wireAssociated(listed, view, { stockOf, now }), ...wireLinks(listed)],
  };
}

/**
 * Returns only the part of the document that holds the fields named by `searchFields`. Used when all products are read: it
 * takes a fifth of the time.
 */
export function searchFieldsDocument(listed: ListedProduct, view: CatalogueView, circumstances: Circumstances) {
  const parts = collectParts(listed, view, circumstances);
  const children = parts.isConfigurable ? parts.offers.map(searchedChild) : [];
  return Object.assign(searchedFields(listed, view, circumstances, parts), { configurable_children: children });
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The attributes of a frame's size, in mm. */
const measureFields = ["width", "lens_height", "bridge", "length", "total_width"] as const;

/** Returns the measures of a variant in which it differs from the first one. */
function differentMeasures({ listing: { variant } }: Offer, { listing: { variant: first } }: Offer) {
  const codes = measureFields.filter((code) => variant.attributes[code] !== first.attributes[code]);
  return Object.fromEntries(codes.map((code) => [code, variant.attributes[code]]));
}

/**
 * Returns the colours of a product for the dots of its card, a field that only this platform has. The colour that the
 * product's page selects comes first. A colour has a price and measures only if they differ from the first one's.
 */
function productLooks(
  offers: readonly Offer[],
  attributes: readonly Attribute[],
  { filterUnavailableVariants }: VariantFilter,
) {
  const first = cheapest(offers);
  const colorOptions = attributes.find(({ code }) => code === "color")?.options ?? [];
  const forSale = offers.filter((offer) => offer.isForSale);
  const colors = Map.groupBy(filterUnavailableVariants ? availableFirst(forSale) : forSale, ({ listing }) =>
    String(listing.variant.attributes["color"]),
  );
  const looks = [...colors].flatMap(([color, own]) => {
    const shown = own.find((offer) => offer === first) ?? availableFirst(own)[0];
    const { finish, tint, image } = shown?.listing.variant.attributes ?? {};
    if (!shown || finish === undefined) return [];
    const { price_incl_tax, lowest_price_30_days } = shown.prices;
    const hasSamePrice =
      price_incl_tax === first?.prices.price_incl_tax && lowest_price_30_days === first.prices.lowest_price_30_days;
    const label = colorOptions.find(({ value }) => value === color)?.label ?? color;
    const look = {
      sku: shown.listing.variant.sku,
      color,
      label,
      finish,
      ...(tint !== undefined && { tint }),
      image,
      ...(first && differentMeasures(shown, first)),
    };
    return [{ offer: shown, look: hasSamePrice ? look : { ...look, price_incl_tax, lowest_price_30_days } }];
  });
  return unique([...looks.filter(({ offer }) => offer === first), ...looks]).map(({ look }) => look);
}
