import type { TempleMeasures } from "@dioptra/ui/optics";
import type { FrameShape } from "@dioptra/ui/eyewear";
import type { Frame } from "./product.ts";

/** A measure of a frame beside that of the shopper's own glasses, in mm. */
export interface ComparedMeasure {
  readonly measure: keyof TempleMeasures;
  readonly length: number;
  readonly own: number;
}

export interface Fit {
  /** `different` if the glasses are equally wide but differ in a measure. */
  readonly verdict: "fits" | "wider" | "narrower" | "different";
  /** By how many mm both lenses and the bridge together are wider or narrower; never negative. */
  readonly by: number;
  readonly measures: readonly ComparedMeasure[];
}

const measures = ["lensWidth", "bridge", "temple"] as const;

/**
 * Returns how a frame fits a shopper who wears glasses with these measures, and why. It fits if each measure is within
 * the tolerance, as in lists narrowed by "my size" (docs/specification/products.md#product-42). An unknown temple is
 * left out.
 */
export function fitOf(
  frame: Pick<Frame, "lensWidth" | "bridge" | "temple">,
  own: TempleMeasures,
  tolerance: number,
): Fit {
  const compared = measures.flatMap((measure) => {
    const ownLength = own[measure];
    return ownLength === null ? [] : [{ measure, length: frame[measure], own: ownLength }];
  });
  const wider = 2 * (frame.lensWidth - own.lensWidth) + frame.bridge - own.bridge;
  const fits = compared.every(({ length, own: ownLength }) => Math.abs(length - ownLength) <= tolerance);
  const verdict = fits ? "fits" : wider > 0 ? "wider" : wider < 0 ? "narrower" : "different";
  return { verdict, by: Math.abs(wider), measures: compared };
}

const curved: ReadonlySet<FrameShape> = new Set(["round", "oval", "panto"]);
const angular: ReadonlySet<FrameShape> = new Set(["square", "rectangular", "geometric", "trapezoid"]);

/**
 * Returns the lines of a frame, which are the reason why it suits faces with the opposite ones
 * (docs/specification/optics.md#optics-29).
 */
export const linesOf = (shape: FrameShape): "curved" | "angular" | "other" =>
  curved.has(shape) ? "curved" : angular.has(shape) ? "angular" : "other";
