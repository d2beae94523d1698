import { cartonColors, lensPeriods } from "@dioptra/ui/eyewear";
import { cartonColorOf } from "#domain/product/lensPicture.ts";
import type { LensPack } from "#domain/product/product.ts";

/** The pack of contact lenses that a product's attributes describe; null for what is none. */
export function readLenses(attributes: Readonly<Record<string, unknown>>): LensPack | null {
  const period = lensPeriods.find((each) => each === attributes["contactlens_wear_period"]);
  const pieces = Number(attributes["contactlens_pack_size"]);
  const color = cartonColors.find((each) => each === attributes["print"]) ?? cartonColorOf(String(attributes["sku"]));
  return period && pieces > 0 ? { period, pieces, color } : null;
}
