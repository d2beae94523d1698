import type { IntlShape } from "react-intl";
import type { LensRefusal, LensStock } from "../optics/spectacleLens.ts";
import { formatDioptres, formatMillimetres } from "../primitives/formats.ts";
import type { LensOffer } from "./lensOffers.ts";

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
