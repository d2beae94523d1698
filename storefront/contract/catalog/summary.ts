import * as z from "zod/mini";
import { finishes, tints } from "@dioptra/ui/eyewear";
import type { ProductLook, ProductSummary } from "#domain/product/productSummary.ts";
import type { Currency } from "#domain/money.ts";
import { type AttributeWords, labelOf } from "./attribute.ts";
import { perCurrency } from "../wire/endpoint.ts";
import { readFrame, readGoods, readLenses, readMillilitres } from "./goods.ts";
import { readMaster } from "../wire/picture.ts";
import { readKind } from "./product.ts";
import { readPrice, wireNamed, wirePrice } from "./variant.ts";
import { slugOf } from "./slug.ts";
import { listedStock } from "./stock.ts";
import { flag, listOf } from "../wire/value.ts";

/** One of the colours; its price is there when it is not the product's. A field of our own: others may not send it. */
const look = z.object({
  sku: z.string(),
  label: z.string(),
  finish: z.enum(finishes),
  tint: z.optional(z.enum(tints)),
  image: z.optional(z.unknown()),
  price_incl_tax: z.optional(wirePrice.price_incl_tax),
  lowest_price_30_days: wirePrice.lowest_price_30_days,
});

/** What of a product document a card is made of. */
const wireSummary = z.looseObject({
  ...wireNamed,
  stock: z.nullish(listedStock),
  newProduct: flag,
  bestseller: flag,
  promotion: flag,
  superPromotion: flag,
  looks: listOf(look),
  pictured: listOf(z.looseObject({})),
});
type Wire = z.output<typeof wireSummary>;

/** Fields asked for, so that the rest stays where it is. */
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

function readLook(
  { sku, label, finish, tint, image, price_incl_tax, lowest_price_30_days }: Wire["looks"][number],
  currency: Currency,
) {
  const price = price_incl_tax === undefined ? null : readPrice({ price_incl_tax, lowest_price_30_days }, currency);
  return { sku, label, finish, ...(tint && { tint }), picture: readMaster(image), price } satisfies ProductLook;
}

/** The words of a card come from the document itself, or from what the search answers for all of them. */
function wordsOf(wire: Wire, beside: readonly AttributeWords[]) {
  const known = [...wire.attributes_metadata, ...beside];
  return (code: string): string => {
    const value = wire[code];
    if (typeof value !== "string" && typeof value !== "number") return "";
    return labelOf(
      known.find((each) => each.code === code),
      String(value),
    );
  };
}

/** A product as lists know it; its words may come with it, or be given once for the whole list. */
export const summary = perCurrency((currency) =>
  z.pipe(
    wireSummary,
    z.transform((wire) => (beside: readonly AttributeWords[]): ProductSummary => {
      const word = wordsOf(wire, beside);
      const frame = readFrame(wire);
      return {
        parentSku: wire.parentSku ?? wire.sku,
        slug: wire.slug ?? wire.url_key ?? slugOf(wire.name, wire.id),
        name: wire.name,
        brand: word("brand"),
        kind: readKind(wire["type"]),
        about: frame ? word("shape") : word("contactlens_wear_period") || word("goods_form"),
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
        looks: wire.looks.map((each) => readLook(each, currency)),
      };
    }),
  ),
);
