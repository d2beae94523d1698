import { type EnteredPrescription, lensOffers } from "@dioptra/ui";
import type { LensFrame } from "@dioptra/ui/optics";
import { lensFrameOf } from "#domain/configurator/makeability.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import type { Frame, Variant } from "#domain/product/product.ts";
import { type ConfiguredFrame, packagesOf } from "./glasses.ts";

/** Returns whether lenses can be made to a prescription for a frame. */
export const isMade = (lenses: OfferedLenses, prescription: EnteredPrescription, frame: LensFrame): boolean =>
  lensOffers(packagesOf([lenses]), prescription, frame).every(({ refusal }) => refusal === null);

/**
 * Returns the other sizes of a frame for which lenses can be made, in the same colour where there is one
 * (docs/specification/prescriptions.md#rx-23).
 */
export function sizesThatFit(
  { product, variant, frame: current }: ConfiguredFrame,
  lenses: readonly OfferedLenses[],
  prescription: EnteredPrescription,
): readonly { readonly variant: Variant; readonly frame: Frame }[] {
  const color = variant?.values["color"];
  return product.variants.flatMap((each) => {
    const { frame, enabled, stock, values } = each;
    if (!frame || !enabled || !stock.inStock || values["color"] !== color) return [];
    if (frame.lensWidth === current.lensWidth) return [];
    const measures = lensFrameOf(frame);
    return lenses.some((pair) => isMade(pair, prescription, measures)) ? [{ variant: each, frame }] : [];
  });
}
