import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import { type ConfigurableOption, type Product, type ProductFact, productKinds } from "#domain/product/product.ts";
import { attribute, labelOf } from "./attribute.ts";
import { perCurrency } from "../wire/endpoint.ts";
import { readFrame, readGoods, readLenses, readMillilitres } from "./goods.ts";
import { lensMatrix } from "./lensMatrix.ts";
import { mediaGallery, readPictures } from "../wire/picture.ts";
import { bundleOption, productLink, readBundle, readMembers } from "./productPart.ts";
import { slugOf } from "./slug.ts";
import { stock, unknownStock } from "./stock.ts";
import { readPrice, readVariant, wireChild, wirePrice } from "./variant.ts";
import { listOf, numeric, textual } from "../wire/value.ts";

export const productTypes = ["simple", "configurable", "grouped", "bundle", "virtual", "downloadable"] as const;

/**
 * Entries with an empty label are dropped, and a price is never an option (docs/specification/products.md#product-9).
 */
const configurableOption = z.object({
  attribute_id: textual,
  attribute_code: z.string(),
  label: z.string(),
  values: listOf(z.object({ value_index: textual, label: z.nullish(z.string()) })),
});

/** A document of the product index. Further keys are attributes, such as `shape` and `brand`. */
const wireProduct = z.looseObject({
  ...wirePrice,
  id: numeric,
  sku: z.string(),
  parentSku: z.nullish(z.string()),
  type_id: z.enum(productTypes),
  name: z.string(),
  slug: z.nullish(z.string()),
  url_key: z.nullish(z.string()),
  description: z.nullish(z.string()),
  description_blocks: listOf(z.object({ code: z.string(), title: z.string(), content: z.string() })),
  stock: z.nullish(stock),
  category_ids: listOf(numeric),
  media_gallery: mediaGallery,
  configurable_options: listOf(configurableOption),
  configurable_children: listOf(wireChild),
  bundle_options: listOf(bundleOption),
  product_links: listOf(productLink),
  contactlens_parameters: z.nullish(lensMatrix),
  rating: z.nullish(z.number()),
  review_count: z.nullish(numeric),
  attributes_metadata: listOf(attribute),
});

export type WireProduct = z.input<typeof wireProduct>;

/** What kind of thing the attribute `type` says it is; null for what no optician knows. */
export const readKind = (type: unknown) => productKinds.find((kind) => kind === type) ?? null;

const readOption = (option: z.output<typeof configurableOption>): ConfigurableOption => ({
  attributeId: option.attribute_id,
  code: option.attribute_code,
  label: option.label,
  values: option.values.flatMap(({ value_index, label }) => (label ? [{ id: value_index, label }] : [])),
});

/** What is said of it, but for the brand, which has a place of its own. */
const factsOf = (wire: z.output<typeof wireProduct>): ProductFact[] =>
  wire.attributes_metadata
    .filter(({ code }) => code !== "brand")
    .flatMap(({ code, label, options }) => {
      const own = wire[code];
      // What variants differ in is a list beside the value of the one that is shown.
      const values = own === undefined ? [] : [wire[`${code}_options`] ?? own].flat().map(String);
      const named = options.filter(({ value, label: word }) => word && values.includes(value));
      return named.length > 0 ? [{ code, name: label, value: named.map((option) => option.label).join(", ") }] : [];
    });

/** Nothing is chosen of lenses that no platform says anything of. */
function readLensChoice({ contactlens_parameters: matrix, attributes_metadata }: z.output<typeof wireProduct>) {
  if (!matrix || matrix.length === 0) return null;
  const colors = attributes_metadata.find(({ code }) => code === "contactlens_color")?.options ?? [];
  return { matrix, colorNames: Object.fromEntries(colors.map(({ value, label }) => [value, label])) };
}

const linkedSkus = ({ product_links }: z.output<typeof wireProduct>, type: string) =>
  product_links
    .filter(({ link_type }) => link_type === type)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ linked_product_sku }) => linked_product_sku ?? []);

function readProduct(wire: z.output<typeof wireProduct>, currency: Currency): Product {
  const options = wire.configurable_options.filter((option) => option.attribute_code !== "price").map(readOption);
  const codes = options.map(({ code }) => code);
  const brands = wire.attributes_metadata.find(({ code }) => code === "brand");
  return {
    id: wire.id,
    parentSku: wire.parentSku ?? wire.sku,
    sku: wire.sku,
    type: wire.type_id,
    kind: readKind(wire["type"]),
    name: wire.name,
    slug: wire.slug ?? wire.url_key ?? slugOf(wire.name, wire.id),
    brand: typeof wire["brand"] === "string" ? labelOf(brands, wire["brand"]) : "",
    description: wire.description ?? "",
    blocks: wire.description_blocks.map(({ title, content }) => ({ title, text: content })),
    price: readPrice(wire, currency),
    stock: wire.stock ?? unknownStock,
    categoryIds: wire.category_ids,
    frame: readFrame(wire),
    options,
    variants: wire.configurable_children.map((child) => readVariant(child, wire, codes, currency)),
    lenses: readLenses(wire),
    lensChoice: readLensChoice(wire),
    goods: readGoods(wire),
    millilitres: readMillilitres(wire),
    pictures: readPictures(wire["image"], wire.media_gallery),
    bundle: readBundle(wire.bundle_options, currency),
    members: readMembers(wire.product_links, currency),
    facts: factsOf(wire),
    rating: wire.rating && wire.review_count ? { average: wire.rating, count: wire.review_count } : null,
    similarSkus: linkedSkus(wire, "similar"),
    relatedSkus: linkedSkus(wire, "related"),
  };
}

/** A product as the search service knows it. */
export const product = perCurrency((currency) =>
  z.pipe(
    wireProduct,
    z.transform((wire): Product => readProduct(wire, currency)),
  ),
);
