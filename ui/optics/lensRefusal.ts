import { leastBlank } from "./lensBlank.ts";
import type { LensFrame } from "./lensFrame.ts";
import { leastWithoutRim, type RefractiveIndex } from "./refractiveIndex.ts";

/** What lenses can be made of and in. */
export interface LensStock {
  readonly index: RefractiveIndex;
  /** In dioptres, in the strongest meridian. */
  readonly powers: { readonly from: number; readonly to: number };
  /** The diameter of the round lens that it is cut from, in mm. */
  readonly blank: number;
}

/** Why lenses cannot be made for an order. Powers in dioptres, lengths in mm. */
export type LensRefusal =
  | { readonly reason: "power"; readonly power: number; readonly from: number; readonly to: number }
  | { readonly reason: "rim"; readonly index: RefractiveIndex }
  | { readonly reason: "blank"; readonly needed: number; readonly largest: number };

interface LensOrder {
  /** Of each eye, in its strongest meridian. */
  readonly powers: readonly number[];
  readonly frame: LensFrame;
  /** In mm, twice the farther side's where the sides differ. */
  readonly pupillaryDistance: number;
}

/** Why lenses of a stock cannot be made; null where they can. */
export function lensRefusal(stock: LensStock, { powers, frame, pupillaryDistance }: LensOrder): LensRefusal | null {
  const { from, to } = stock.powers;
  const outside = powers.find((power) => power < from || power > to);
  if (outside !== undefined) return { reason: "power", power: outside, from, to };
  if (frame.rim !== "full" && stock.index < leastWithoutRim) return { reason: "rim", index: leastWithoutRim };
  const needed = leastBlank(frame, pupillaryDistance);
  return needed > stock.blank ? { reason: "blank", needed, largest: stock.blank } : null;
}
