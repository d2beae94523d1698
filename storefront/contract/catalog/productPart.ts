import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import type { BundleOption, ProductPart } from "#domain/product/product.ts";
import { labelOf } from "./attribute.ts";
import { readFrame, readGoods, readKind, readLenses } from "./goods.ts";
import { readPrice, commonProductFields } from "./variant.ts";
import { readMaster } from "../wire/picture.ts";
import { plainPathIn, slugOf } from "./slug.ts";
import { unknownStock } from "./stock.ts";
import { flag, optionalList, numeric } from "../wire/value.ts";

/** The product document of a part. Further keys are attributes. */
const partProduct = z.looseObject(commonProductFields);

/**
 * A selection of a bundle or a link to another product, such as a member of a group. Links without an embedded product
 * cannot be shown.
 */
export const productLink = z.object({
  id: z.nullish(numeric),
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
  product_links: optionalList(productLink),
});

/** Returns the quantity of a part, at least 1 (docs/specification/prices.md#price-7). */
const quantityOf = ({ qty }: Link) => Math.max(1, Math.trunc(qty ?? 1));

function readPart(link: Link, currency: Currency): ProductPart[] {
  const { product } = link;
  if (!product) return [];
  const brands = product.attributes_metadata.find(({ code }) => code === "brand");
  return [
    {
      selectionId: link.id ?? null,
      sku: product.sku,
      parentSku: product.parentSku ?? product.sku,
      slug: product.slug ?? product.url_key ?? slugOf(product.name, product.id),
      ...plainPathIn(product),
      name: product.name,
      kind: readKind(product["type"]),
      brand: typeof product["brand"] === "string" ? labelOf(brands, product["brand"]) : "",
      quantity: quantityOf(link),
      isDefault: link.is_default,
      price: readPrice(product, currency),
      stock: product.stock ?? unknownStock,
      frame: readFrame(product),
      lenses: readLenses(product),
      goods: readGoods(product),
      picture: readMaster(product["image"]),
    },
  ];
}

/** Reads the options of a bundle. Options without parts to choose from are left out. */
export const readBundle = (options: readonly z.output<typeof bundleOption>[], currency: Currency): BundleOption[] =>
  options
    .map((option) => ({
      id: option.option_id,
      title: option.title,
      isRequired: option.required,
      parts: option.product_links.flatMap((each) => readPart(each, currency)),
    }))
    .filter(({ parts }) => parts.length > 0);

/** Reads the members of a group: its `associated` links. */
export const readMembers = (links: readonly Link[], currency: Currency): ProductPart[] =>
  links.filter(({ link_type }) => link_type === "associated").flatMap((each) => readPart(each, currency));
