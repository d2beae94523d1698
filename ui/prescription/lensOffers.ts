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

/** What a package comes to for one prescription in one frame. */
export interface LensOffer<Stock extends LensStock> {
  readonly stock: Stock;
  /** Null where it can be made. */
  readonly refusal: LensRefusal | null;
  /** Why it is the one that is recommended; null for all others. */
  readonly recommended: "power" | "rim" | "thinnest" | null;
  /** The lens that becomes thickest: powers in dioptres, lengths in mm. */
  readonly thickest: { readonly eye: Eye; readonly power: number; readonly reach: number };
  /** Of both lenses, in g, to a whole one. */
  readonly weight: number;
}

/** The packages for a prescription in a frame; of those that can be made the thinnest needed is recommended. */
export function lensOffers<Stock extends LensStock>(
  stocks: readonly Stock[],
  { eyes: powers, pupillaryDistance }: Pick<EnteredPrescription, "eyes" | "pupillaryDistance">,
  frame: LensFrame,
): readonly LensOffer<Stock>[] {
  // Of each eye alone: as if both sides were like its own.
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
  const farthest = lenses.reduce((one, other) =>
    Math.abs(other.decentration) > Math.abs(one.decentration) ? other : one,
  );
  const strongest = lenses.reduce((one, other) => (Math.abs(other.power) > Math.abs(one.power) ? other : one));
  const order = { powers: lenses.map(({ power }) => power), frame, pupillaryDistance: farthest.distance };
  const refusals = new Map(stocks.map((stock) => [stock, lensRefusal(stock, order)]));

  const made = stocks.filter((stock) => !refusals.get(stock)).toSorted((a, b) => a.index - b.index);
  const advice = adviseIndex(strongest.power, frame.rim);
  const fitting = made.find(({ index }) => index >= advice.index);
  const [because, chosen] = fitting ? [advice.because, fitting] : (["thinnest", made.at(-1)] as const);

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

/** Why a package is recommended for a power, in dioptres. */
export const reasonWords = (
  intl: IntlShape,
  recommended: NonNullable<LensOffer<LensStock>["recommended"]>,
  power: number,
): string => intl.formatMessage({ id: reasons[recommended] }, { power: formatDioptres(intl, power) });

/** Why a package cannot be made. */
export function refusalWords(intl: IntlShape, refusal: LensRefusal): string {
  const power = (value: number) => formatDioptres(intl, value);
  switch (refusal.reason) {
    case "power":
      return intl.formatMessage(
        { id: "ui.lensChoice.refusedPower" },
        { power: power(refusal.power), from: power(refusal.from), to: power(refusal.to) },
      );
    case "rim":
      return intl.formatMessage(
        { id: "ui.lensChoice.refusedRim" },
        { index: intl.formatNumber(refusal.index, { minimumFractionDigits: 2 }) },
      );
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
