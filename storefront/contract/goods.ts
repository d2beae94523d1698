import { cartonColors, goodsForms } from "@dioptra/ui/eyewear";
import { cartonColorOf } from "#domain/product/lensPicture.ts";
import type { Goods } from "#domain/product/product.ts";

/** The thing that a product's attributes describe, as it is drawn; null for what is none of those that we know. */
export function readGoods(attributes: Readonly<Record<string, unknown>>): Goods | null {
  const form = goodsForms.find((each) => each === attributes["goods_form"]);
  const color = cartonColors.find((each) => each === attributes["print"]) ?? cartonColorOf(String(attributes["sku"]));
  return form ? { form, color } : null;
}

/** What a bottle holds, in ml; null for what is not sold by volume. */
export function readMillilitres(attributes: Readonly<Record<string, unknown>>): number | null {
  const volume = Number(attributes["volume"] ?? 0);
  return volume > 0 && Number.isFinite(volume) ? volume : null;
}
