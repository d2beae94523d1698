import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import type { BundleOption, ProductPart } from "#domain/product/product.ts";
import { labelOf } from "./attribute.ts";
import { readFrame, readGoods, readLenses } from "./goods.ts";
import { readPrice, wireNamed } from "./variant.ts";
import { readMaster } from "../wire/picture.ts";
import { slugOf } from "./slug.ts";
import { unknownStock } from "./stock.ts";
import { flag, listOf, numeric } from "../wire/value.ts";

/** A part as a document of its own; further keys are attributes, as of any product. */
const partProduct = z.looseObject(wireNamed);

/** A selection of a bundle, or a link, such as of a group to its members. Where a platform names the product alone, nothing can be shown of it. */
export const productLink = z.object({
  link_type: z.nullish(z.string()),
  linked_product_sku: z.nullish(z.string()),
  position: z.nullish(numeric),
  qty: z.nullish(z.number()),
  is_default: flag,
  product: z.nullish(partProduct),
});
type Link = z.output<typeof productLink>;

export const bundleOption = z.object({
  option_id: numeric,
  title: z.string(),
  required: flag,
  product_links: listOf(productLink),
});

/** A quantity below 1 counts as 1 (docs/specification/prices.md#price-7). */
const quantityOf = ({ qty }: Link) => Math.max(1, Math.trunc(qty ?? 1));

function readPart(given: Link, currency: Currency): ProductPart[] {
  const { product } = given;
  if (!product) return [];
  const brands = product.attributes_metadata.find(({ code }) => code === "brand");
  return [
    {
      sku: product.sku,
      parentSku: product.parentSku ?? product.sku,
      slug: product.slug ?? product.url_key ?? slugOf(product.name, product.id),
      name: product.name,
      brand: typeof product["brand"] === "string" ? labelOf(brands, product["brand"]) : "",
      quantity: quantityOf(given),
      isDefault: given.is_default,
      price: readPrice(product, currency),
      inStock: (product.stock ?? unknownStock).inStock,
      frame: readFrame(product),
      lenses: readLenses(product),
      goods: readGoods(product),
      picture: readMaster(product["image"]),
    },
  ];
}

/** What is decided about a bundle; what nothing can be chosen for is left out. */
export const readBundle = (options: readonly z.output<typeof bundleOption>[], currency: Currency): BundleOption[] =>
  options
    .map((option) => ({
      id: option.option_id,
      title: option.title,
      isRequired: option.required,
      parts: option.product_links.flatMap((each) => readPart(each, currency)),
    }))
    .filter(({ parts }) => parts.length > 0);

/** The members of a group: of its links those that say so. */
export const readMembers = (links: readonly Link[], currency: Currency): ProductPart[] =>
  links.filter(({ link_type }) => link_type === "associated").flatMap((each) => readPart(each, currency));
