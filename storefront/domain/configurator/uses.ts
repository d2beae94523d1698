import { fittingFindings, type LensFrame, type LensRefusal, type LensType } from "@dioptra/ui/optics";
import { compare, type Money } from "../money.ts";
import type { ConfigurationTree } from "../product/configuration.ts";
import { frameRefusal } from "./makeability.ts";
import { lensesOfType } from "./offeredLenses.ts";

/** What glasses are worn for, in the order in which the uses are offered. */
export const lensUses = ["distance", "near", "screen", "progressive"] as const;
export type LensUse = (typeof lensUses)[number];

const typeOfUse = {
  distance: "single-vision",
  near: "single-vision",
  screen: "office",
  progressive: "progressive",
} as const satisfies Record<LensUse, LensType>;

/** Returns the type of lenses for a use. */
export const lensTypeFor = (use: LensUse): LensType => typeOfUse[use];

/** Why a use is not possible in a frame: its lenses, with their height in mm, are too low for the lenses. */
export interface TooLow {
  readonly lensHeight: number;
  readonly least: number;
}

/** A use of glasses with one frame. */
export interface UseOffer {
  readonly use: LensUse;
  /** The lowest price of its lenses that can be made for the frame, or of all of them if none can. */
  readonly from: Money;
  /** Why none of its lenses can be made for the frame; null if some can. */
  readonly refusal: LensRefusal | null;
  /** Null if the frame suits it. */
  readonly tooLow: TooLow | null;
  /** The minimum height in mm if the frame is so low that a short corridor is needed; otherwise null. */
  readonly shortCorridorBelow: number | null;
}

/** Returns whether a use is possible in the frame that it is offered for. */
export const isPossible = ({ tooLow, refusal }: Pick<UseOffer, "tooLow" | "refusal">): boolean =>
  tooLow === null && refusal === null;

/**
 * Returns the uses that the configuration tree has lenses for. A frame that none of them can be made for, or that is too
 * low for progressive lenses, is said before anything is typed (docs/specification/optics.md#optics-24).
 */
export function useOffers(tree: Pick<ConfigurationTree, "spectacleLenses">, frame: LensFrame): readonly UseOffer[] {
  const { lensHeight } = frame;
  return lensUses.flatMap((use): UseOffer[] => {
    const type = lensTypeFor(use);
    const lenses = lensesOfType(tree, type).map(({ price, supply }) => ({
      price,
      refusal: frameRefusal(supply, frame),
    }));
    const made = lenses.filter(({ refusal }) => refusal === null);
    const [cheapest] = (made.length > 0 ? made : lenses).toSorted((a, b) => compare(a.price, b.price));
    if (!cheapest) return [];
    const findings = fittingFindings({ type, pupillaryDistance: { isHalved: false, right: 0 }, lensHeight });
    const tooLow = findings.find(({ id }) => id === "frame-too-low");
    const short = findings.find(({ id }) => id === "short-corridor-needed");
    return [
      {
        use,
        from: cheapest.price,
        // The lenses with the highest index are refused for the fewest reasons.
        refusal: made.length > 0 ? null : (lenses.at(-1)?.refusal ?? null),
        tooLow: tooLow && "least" in tooLow ? { lensHeight, least: tooLow.least } : null,
        shortCorridorBelow: short && "least" in short ? short.least : null,
      },
    ];
  });
}
