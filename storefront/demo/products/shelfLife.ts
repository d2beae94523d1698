import { productFlags } from "#platform/catalog/tables/catalog.ts";
import { type Brand, ownBrand } from "../attributes/brands.ts";
import type { SeedProduct } from "../product.ts";
import { draw } from "./draw.ts";
import { arrivals, putForward } from "./merchandise.ts";

export const isNew = (sku: string): boolean => Object.hasOwn(arrivals, sku);

/** When a product came, when it was last changed, and what the shop says of it. */
export function shelfLife(sku: string, brand: Brand): Pick<SeedProduct, "flags" | "arrived" | "changed"> {
  const arrived = arrivals[sku] ?? -91 - draw(`arrived ${sku}`, 400);
  const isSaid = { newProduct: isNew(sku), ownProduct: brand === ownBrand };
  return {
    arrived,
    changed: Math.max(arrived, -1 - draw(`changed ${sku}`, 88)),
    flags: productFlags.filter((flag) =>
      flag === "newProduct" || flag === "ownProduct" ? isSaid[flag] : putForward[flag].includes(sku),
    ),
  };
}
