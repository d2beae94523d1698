import * as z from "zod/mini";
import { attribute } from "./attribute.ts";
import { stock } from "./stock.ts";
import { wirePrice } from "./variant.ts";
import { listOf, numeric } from "./wireValue.ts";

/** What every document of a product has, in whatever it stands: its names, its price, what is left, and its words. */
export const wireNamed = {
  ...wirePrice,
  id: numeric,
  sku: z.string(),
  parentSku: z.nullish(z.string()),
  name: z.string(),
  slug: z.nullish(z.string()),
  url_key: z.nullish(z.string()),
  stock: z.nullish(stock),
  attributes_metadata: listOf(attribute),
};
