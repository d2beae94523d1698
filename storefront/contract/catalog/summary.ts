import * as z from "zod/mini";
import { finishes, tints } from "@dioptra/ui/eyewear";
import { differentMeasures, withMatchingVariants } from "#domain/catalog/matchingVariants.ts";
import type { Frame } from "#domain/product/product.ts";
import type { NearestMeasure } from "#domain/catalog/facetSetting.ts";
import type { ProductLook, ProductSummary } from "#domain/product/productSummary.ts";
import type { Currency } from "#domain/money.ts";
import { type Attribute, labelOf } from "./attribute.ts";
import { perCurrency } from "../wire/endpoint.ts";
import { readFrame, readGoods, readKind, readLenses, readMillilitres } from "./goods.ts";
import { readMaster } from "../wire/picture.ts";
import { readMatches, wireMatches } from "./matchingVariant.ts";
import { readPrice, commonProductFields, wirePrice } from "./variant.ts";
import { plainPathIn, slugOf } from "./slug.ts";
import { listedStock } from "./stock.ts";
import { flag, optionalList, textual } from "../wire/value.ts";

/** A colour of a product; it has a price and measures only where they differ from the product's. Our extension, which other platforms may lack. */
const look = z.object({
  sku: z.string(),
  /** Id of the colour. */
  color: z.optional(textual),
  label: z.string(),
  finish: z.enum(finishes),
  tint: z.optional(z.enum(tints)),
  image: z.optional(z.unknown()),
  price_incl_tax: z.optional(wirePrice.price_incl_tax),
  lowest_price_30_days: wirePrice.lowest_price_30_days,
  /** The measures in which it differs from the product, in mm. */
  width: z.optional(z.number()),
  lens_height: z.optional(z.number()),
  bridge: z.optional(z.number()),
  length: z.optional(z.number()),
  total_width: z.optional(z.number()),
});

/** The fields of a product document that a card shows. */
const wireSummary = z.looseObject({
  ...commonProductFields,
  stock: z.nullish(listedStock),
  newProduct: flag,
  bestseller: flag,
  promotion: flag,
  superPromotion: flag,
  looks: optionalList(look),
  pictured: optionalList(z.looseObject({})),
});
type Wire = z.output<typeof wireSummary>;

/** The names of those fields, so that searches return no others. */
export const summaryFields: readonly string[] = [
  "id",
  "sku",
  "parentSku",
  "type",
  "name",
  "slug",
  "url_key",
  "brand",
  "shape",
  "rim",
  "material",
  "finish",
  "tint",
  "width",
  "lens_height",
  "bridge",
  "length",
  "total_width",
  "contactlens_wear_period",
  "contactlens_pack_size",
  "print",
  "goods_form",
  "volume",
  "image",
  "price_incl_tax",
  "lowest_price_30_days",
  "stock.is_in_stock",
  "stock.manage_stock",
  "newProduct",
  "bestseller",
  "promotion",
  "superPromotion",
  "looks",
  "pictured",
];

function readLook(wire: Wire["looks"][number], frame: Frame | null, currency: Currency): ProductLook {
  const { sku, label, finish, tint, image, price_incl_tax, lowest_price_30_days } = wire;
  const price = price_incl_tax === undefined ? null : readPrice({ price_incl_tax, lowest_price_30_days }, currency);
  const own = frame && {
    lensWidth: wire.width ?? frame.lensWidth,
    lensHeight: wire.lens_height ?? frame.lensHeight,
    bridge: wire.bridge ?? frame.bridge,
    temple: wire.length ?? frame.temple,
    totalWidth: wire.total_width ?? frame.totalWidth,
  };
  const measures = own && differentMeasures(own, frame);
  return {
    sku,
    label,
    finish,
    ...(tint && { tint }),
    picture: readMaster(image),
    price,
    ...(measures && { measures }),
  };
}

/** Returns a function that labels an attribute's value, by the attributes of the document or those of the whole list. */
function labelsOf(wire: Wire, listAttributes: readonly Attribute[]) {
  const attributes = [...wire.attributes_metadata, ...listAttributes];
  return (code: string): string => {
    const value = wire[code];
    if (typeof value !== "string" && typeof value !== "number") return "";
    return labelOf(
      attributes.find((each) => each.code === code),
      String(value),
    );
  };
}

function readSummary(wire: Wire, listAttributes: readonly Attribute[], currency: Currency): ProductSummary {
  const label = labelsOf(wire, listAttributes);
  const frame = readFrame(wire);
  return {
    parentSku: wire.parentSku ?? wire.sku,
    slug: wire.slug ?? wire.url_key ?? slugOf(wire.name, wire.id),
    ...plainPathIn(wire),
    name: wire.name,
    brand: label("brand"),
    kind: readKind(wire["type"]),
    about: frame ? label("shape") : label("contactlens_wear_period") || label("goods_form"),
    price: readPrice(wire, currency),
    inStock: wire.stock ?? true,
    isNew: wire.newProduct,
    isBestseller: wire.bestseller,
    isPromoted: wire.promotion,
    isSuperPromoted: wire.superPromotion,
    frame,
    lenses: readLenses(wire),
    goods: readGoods(wire),
    millilitres: readMillilitres(wire),
    picture: readMaster(wire["image"]),
    parts: wire.pictured.map((part) => ({
      frame: readFrame(part),
      lenses: readLenses(part),
      goods: readGoods(part),
    })),
    looks: wire.looks.map((each) => readLook(each, frame, currency)),
  };
}

/**
 * A hit as lists show it, by its matching variants if the list is filtered by attributes of variants: a function of the
 * attributes that the search returned for the whole list.
 */
export const summary = perCurrency((currency) =>
  z.pipe(
    z.object({ _source: wireSummary, inner_hits: wireMatches }),
    z.transform(
      ({ _source: wire, inner_hits: matches }) =>
        (listAttributes: readonly Attribute[], nearest?: readonly NearestMeasure[]): ProductSummary => {
          const colors = wire.looks.map(({ color }) => color ?? "");
          return withMatchingVariants(
            readSummary(wire, listAttributes, currency),
            colors,
            readMatches(matches, wire, currency),
            nearest,
          );
        },
    ),
  ),
);
