import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import { type ConfigurableOption, type Product, type ProductFact } from "#domain/product/product.ts";
import { attribute, labelOf } from "./attribute.ts";
import { perCurrency } from "../wire/endpoint.ts";
import { readFrame, readGoods, readKind, readLenses, readMillilitres } from "./goods.ts";
import { lensMatrix } from "./lensMatrix.ts";
import { mediaGallery, readPictures } from "../wire/picture.ts";
import { ownOption, readOwnOptions } from "./ownOption.ts";
import { bundleOption, productLink, readBundle, readMembers } from "./productPart.ts";
import { plainPathIn, slugOf } from "./slug.ts";
import { stock, unknownStock } from "./stock.ts";
import { readGtin, readPrice, readVariant, wireChild, wirePrice } from "./variant.ts";
import { optionalList, numeric, textual } from "../wire/value.ts";

export const productTypes = ["simple", "configurable", "grouped", "bundle", "virtual", "downloadable"] as const;

/** Values with an empty label are dropped, and a price is never an option (docs/specification/products.md#product-9). */
const configurableOption = z.object({
  attribute_id: textual,
  attribute_code: z.string(),
  label: z.string(),
  values: optionalList(z.object({ value_index: textual, label: z.nullish(z.string()) })),
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
  url_path: z.nullish(z.string()),
  description: z.nullish(z.string()),
  description_blocks: optionalList(z.object({ code: z.string(), title: z.string(), content: z.string() })),
  stock: z.nullish(stock),
  category_ids: optionalList(numeric),
  media_gallery: mediaGallery,
  configurable_options: optionalList(configurableOption),
  configurable_children: optionalList(wireChild),
  bundle_options: optionalList(bundleOption),
  options: optionalList(ownOption),
  product_links: optionalList(productLink),
  contactlens_parameters: z.nullish(lensMatrix),
  rating: z.nullish(z.number()),
  review_count: z.nullish(numeric),
  attributes_metadata: optionalList(attribute),
});

export type WireProduct = z.input<typeof wireProduct>;

const readOption = (option: z.output<typeof configurableOption>): ConfigurableOption => ({
  attributeId: option.attribute_id,
  code: option.attribute_code,
  label: option.label,
  values: option.values.flatMap(({ value_index, label }) => (label ? [{ id: value_index, label }] : [])),
});

/** Reads the facts of a product, except the brand, which is shown elsewhere. */
const factsOf = (wire: z.output<typeof wireProduct>): ProductFact[] =>
  wire.attributes_metadata
    .filter(({ code }) => code !== "brand")
    .flatMap(({ code, label, options }) => {
      const shown = wire[code];
      // For an attribute in which variants differ, a twin field lists the values of all variants.
      const values = shown === undefined ? [] : [wire[`${code}_options`] ?? shown].flat().map(String);
      const labelled = options.filter((option) => option.label && values.includes(option.value));
      return labelled.length > 0
        ? [{ code, name: label, value: labelled.map((option) => option.label).join(", ") }]
        : [];
    });

/** Reads which lenses can be chosen; null for a product without a list of made lenses. */
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
    ...plainPathIn(wire),
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
    gtin: readGtin(wire["gtin"]),
    bundle: readBundle(wire.bundle_options, currency),
    members: readMembers(wire.product_links, currency),
    ownOptions: readOwnOptions(wire.options, currency),
    facts: factsOf(wire),
    rating: wire.rating && wire.review_count ? { average: wire.rating, count: wire.review_count } : null,
    similarSkus: linkedSkus(wire, "similar"),
    relatedSkus: linkedSkus(wire, "related"),
  };
}

/** A product as searches return it. */
export const product = perCurrency((currency) =>
  z.pipe(
    wireProduct,
    z.transform((wire): Product => readProduct(wire, currency)),
  ),
);
