import type { LensFrame, LensType } from "@dioptra/ui/optics";
import { compare, type Money } from "../money.ts";
import type { ConfigurationTree, LensSupply, SpectacleLenses } from "../product/configuration.ts";
import { frameRefusal, isTooLow, type MadeLenses } from "./makeability.ts";

/** Lenses whose supply is known, so that they can be offered. */
export type OfferedLenses = SpectacleLenses & { readonly supply: LensSupply };

const isOffered = (lenses: SpectacleLenses): lenses is OfferedLenses => lenses.supply !== null;

/** Returns the lenses of a type, the plainest first. */
export const lensesOfType = (
  { spectacleLenses }: Pick<ConfigurationTree, "spectacleLenses">,
  type: LensType,
): readonly OfferedLenses[] =>
  spectacleLenses
    .filter(isOffered)
    .filter(({ supply }) => supply.type === type)
    .toSorted((a, b) => a.supply.index - b.supply.index || compare(a.price, b.price));

/** The price of a pair of lenses, with what decides whether they can be made for a frame. */
export interface PricedLenses {
  readonly price: Money;
  readonly supply: MadeLenses;
}

/** Returns whether lenses can be made for every frame that others can be made for. */
const canReplace = (lenses: MadeLenses, others: MadeLenses) =>
  lenses.index >= others.index &&
  lenses.blank >= others.blank &&
  (lenses.type === others.type || lenses.type !== "progressive");

/** Returns the lenses that may be the cheapest for some frame: the others can be replaced by cheaper ones in any frame. */
export function cheapestLenses({
  spectacleLenses,
}: Pick<ConfigurationTree, "spectacleLenses">): readonly PricedLenses[] {
  const byPrice = spectacleLenses
    .filter(isOffered)
    .map(({ price, supply: { type, index, powers, blank } }) => ({ price, supply: { type, index, powers, blank } }))
    .toSorted((a, b) => compare(a.price, b.price));
  return byPrice.filter(
    ({ supply }, place) => !byPrice.slice(0, place).some((cheaper) => canReplace(cheaper.supply, supply)),
  );
}

/**
 * Returns the lowest price of lenses that can be made for a frame; null if none can. Of a frame without measures, nothing
 * is known (docs/specification/prescriptions.md#rx-28).
 */
export function lowestLensPrice(lenses: readonly PricedLenses[], frame: LensFrame | null): Money | null {
  const isMade = ({ supply }: PricedLenses) =>
    frame === null || (frameRefusal(supply, frame) === null && !isTooLow(supply.type, frame));
  const [lowest] = lenses.filter(isMade).toSorted((a, b) => compare(a.price, b.price));
  return lowest?.price ?? null;
}
