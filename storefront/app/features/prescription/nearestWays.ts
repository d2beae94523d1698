import { type EnteredPrescription, lensOffers } from "@dioptra/ui";
import type { LensFrame } from "@dioptra/ui/optics";
import { frameRefusal, lensFrameOf } from "#domain/configurator/makeability.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import type { Frame, Variant } from "#domain/product/product.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { type ConfiguredFrame, packagesOf } from "./glasses.ts";

/** Returns whether lenses can be made to a prescription for a frame; without one, whether they can be made for the frame. */
export const isMade = (lenses: OfferedLenses, prescription: EnteredPrescription | null, frame: LensFrame): boolean =>
  prescription === null
    ? frameRefusal(lenses.supply, frame) === null
    : lensOffers(packagesOf([lenses]), prescription, frame).every(({ refusal }) => refusal === null);

/** A size of a frame. */
export interface FrameSize {
  readonly variant: Variant;
  readonly frame: Frame;
}

/** Returns the other sizes of a frame that can be had, in the same colour where there is one. */
function otherSizes({ product, variant, frame: current }: ConfiguredFrame): readonly FrameSize[] {
  const color = variant?.values["color"];
  return product.variants.flatMap((each) => {
    const { frame, enabled, stock, values } = each;
    if (!frame || !enabled || !stock.inStock || values["color"] !== color) return [];
    return frame.lensWidth === current.lensWidth ? [] : [{ variant: each, frame }];
  });
}

/**
 * Returns the other sizes of a frame for which lenses can be made (docs/specification/prescriptions.md#rx-23).
 */
export const sizesThatFit = (
  glasses: ConfiguredFrame,
  lenses: readonly OfferedLenses[],
  prescription: EnteredPrescription,
): readonly FrameSize[] =>
  otherSizes(glasses).filter(({ frame }) => lenses.some((pair) => isMade(pair, prescription, lensFrameOf(frame))));

/** Returns the other sizes of a frame whose lenses are high enough, in mm. */
export const higherSizes = (glasses: ConfiguredFrame, least: number): readonly FrameSize[] =>
  otherSizes(glasses).filter(({ frame }) => frame.lensHeight >= least);

/** Maximum number of other frames that are offered. */
const offeredFrames = 3;

type HigherFrame = Pick<ProductSummary, "parentSku" | "name"> & { readonly frame: Frame };

/** Returns the first similar frames that can be had and whose lenses are high enough, in mm. */
export const higherFrames = (similar: readonly ProductSummary[], least: number): readonly HigherFrame[] =>
  similar
    .flatMap(({ parentSku, name, kind, inStock, frame }) =>
      kind === "prescription-glasses" && inStock && frame && frame.lensHeight >= least
        ? [{ parentSku, name, frame }]
        : [],
    )
    .slice(0, offeredFrames);
