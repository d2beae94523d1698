import type { LensType } from "@dioptra/ui/optics";
import { compare, type Money } from "../money.ts";
import type { ConfigurationTree, LensSupply, SpectacleLenses } from "../product/configuration.ts";

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

/** Returns the lowest price of lenses for a frame; null if none are offered. */
export function lowestLensPrice({ spectacleLenses }: Pick<ConfigurationTree, "spectacleLenses">): Money | null {
  const [lowest] = spectacleLenses.filter(isOffered).toSorted((a, b) => compare(a.price, b.price));
  return lowest?.price ?? null;
}
