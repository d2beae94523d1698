import { type Eye, eyes, strongestPower } from "../optics/powers.ts";
import { decentration, type LensFrame, lensReach } from "../optics/centration.ts";
import {
  adviseIndex,
  lensRefusal,
  type LensRefusal,
  type LensStock,
  lensThickness,
  lensWeight,
} from "../optics/spectacleLens.ts";
import type { EnteredPrescription } from "./readDraft.ts";
import type { IntlShape } from "react-intl";
import { formatDioptres, formatMillimetres } from "../primitives/formats.ts";

/** A package for one prescription in one frame. */
export interface LensOffer<Stock extends LensStock> {
  readonly stock: Stock;
  /** Why it cannot be made; null if it can. */
  readonly refusal: LensRefusal | null;
  /** Why it is recommended; null for all other packages. */
  readonly recommended: "power" | "rim" | "thinnest" | null;
  /** The thicker of both lenses. Power in dioptres, reach in mm. */
  readonly thickest: { readonly eye: Eye; readonly power: number; readonly reach: number };
  /** The weight of both lenses, rounded to grams. */
  readonly weight: number;
}

/**
 * Returns the packages for a prescription in a frame, in the given order. Recommended is the lowest index that can be made
 * and is at least the advised one, or else the highest index that can be made (docs/specification/optics.md#optics-20).
 */
export function lensOffers<Stock extends LensStock>(
  stocks: readonly Stock[],
  { eyes: powers, pupillaryDistance }: Pick<EnteredPrescription, "eyes" | "pupillaryDistance">,
  frame: LensFrame,
): readonly LensOffer<Stock>[] {
  // Each lens is computed with twice the monocular distance of its eye.
  const lenses = eyes.map((eye) => {
    const distance = 2 * pupillaryDistance[eye];
    return {
      eye,
      distance,
      power: strongestPower(powers[eye]),
      reach: lensReach(frame, distance),
      decentration: decentration(frame, distance),
    };
  });
  const mostDecentred = lenses.reduce((one, other) =>
    Math.abs(other.decentration) > Math.abs(one.decentration) ? other : one,
  );
  const strongest = lenses.reduce((one, other) => (Math.abs(other.power) > Math.abs(one.power) ? other : one));
  const order = { powers: lenses.map(({ power }) => power), frame, pupillaryDistance: mostDecentred.distance };
  const refusals = new Map(stocks.map((stock) => [stock, lensRefusal(stock, order)]));

  const made = stocks.filter((stock) => !refusals.get(stock)).toSorted((a, b) => a.index - b.index);
  const advice = adviseIndex(strongest.power, frame.rim);
  const sufficient = made.find(({ index }) => index >= advice.index);
  const [because, chosen] = sufficient ? [advice.because, sufficient] : (["thinnest", made.at(-1)] as const);

  return stocks.map((stock) => {
    const thickness = (lens: (typeof lenses)[number]) => {
      const { centre, edge } = lensThickness({ ...lens, index: stock.index });
      return Math.max(centre, edge);
    };
    const { eye, power, reach } = lenses.reduce((one, other) => (thickness(other) > thickness(one) ? other : one));
    const weight = lenses
      .map((lens) => lensWeight({ ...lens, ...frame, index: stock.index }))
      .reduce((one, other) => one + other);
    return {
      stock,
      refusal: refusals.get(stock) ?? null,
      recommended: stock === chosen ? because : null,
      thickest: { eye, power, reach },
      weight: Math.round(weight),
    };
  });
}

const reasons = {
  power: "ui.lensChoice.becausePower",
  rim: "ui.lensChoice.becauseRim",
  thinnest: "ui.lensChoice.becauseThinnest",
} as const;

/** Returns why a package is recommended for a power in dioptres. */
export const reasonWords = (
  intl: IntlShape,
  recommended: NonNullable<LensOffer<LensStock>["recommended"]>,
  power: number,
): string => intl.formatMessage({ id: reasons[recommended] }, { power: formatDioptres(intl, power) });

/** Returns why a package cannot be made. */
export function refusalWords(intl: IntlShape, refusal: LensRefusal): string {
  const power = (value: number) => formatDioptres(intl, value);
  switch (refusal.reason) {
    case "power":
      return intl.formatMessage(
        { id: "ui.lensChoice.refusedPower" },
        { power: power(refusal.power), from: power(refusal.from), to: power(refusal.to) },
      );
    case "rim":
      return intl.formatMessage({ id: "ui.lensChoice.refusedRim" }, { index: intl.formatNumber(refusal.index) });
    case "blank":
      return intl.formatMessage(
        { id: "ui.lensChoice.refusedBlank" },
        {
          needed: formatMillimetres(intl, Math.ceil(refusal.needed)),
          largest: formatMillimetres(intl, refusal.largest),
        },
      );
  }
}
