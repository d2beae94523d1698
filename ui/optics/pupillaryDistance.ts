import { type FieldProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/**
 * The pupillary distances that a form accepts, in mm: `total` between the pupils (binocular), `side` from the middle of
 * the nose to one pupil (monocular) (docs/specification/optics.md#optics-10).
 */
export const pupillaryDistanceLimits = {
  total: { from: 45, to: 80, step: 0.5 },
  side: { from: 20, to: 40, step: 0.5 },
} as const satisfies Record<string, Limits>;

/** The range of total distances of most adults, in mm. Other values are possible but are confirmed. */
const usualTotal = { from: 54, to: 74 };
/** The difference between both sides, in mm, above which the figures are confirmed. */
const maxUsualDifference = 4;

/** A pupillary distance as typed: one figure, or one for each eye. */
export type TypedPupillaryDistance = { readonly total: string } | { readonly right: string; readonly left: string };

/** A pupillary distance, in mm. */
export interface PupillaryDistance {
  /** From pupil to pupil. */
  readonly total: number;
  /** From the middle of the nose to the pupil of each eye. */
  readonly right: number;
  readonly left: number;
  /**
   * Whether only the total was typed and both sides were assumed to be equal. Progressive lenses need a confirmation of
   * that.
   */
  readonly isHalved: boolean;
}

/** A figure that is possible but should be confirmed by the shopper. */
export type PupillaryDistanceNote =
  | { readonly note: "unusual"; readonly from: number; readonly to: number }
  | { readonly note: "sides-differ"; readonly by: number };

/** The result of `readPupillaryDistance`. */
export type PupillaryDistanceReading =
  | { readonly ok: true; readonly value: PupillaryDistance; readonly notes: readonly PupillaryDistanceNote[] }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<"total" | "right" | "left", FieldProblem>>> };

/** Parses a length in mm, such as 31,5 or 62 mm. */
function readLength(typed: string, limits: Limits): number | FieldProblem {
  const plain = plainText(typed);
  if (plain === "") return { reason: "required" };
  const figure = typedFigure(plain, ["mm"]);
  if (!figure) return { reason: "not-a-figure" };
  return limitProblem(figure.value, limits) ?? figure.value;
}

function accept(total: number, right: number, left: number, isHalved: boolean): PupillaryDistanceReading {
  const problem = limitProblem(total, pupillaryDistanceLimits.total);
  if (problem) return { ok: false, problems: { total: problem } };
  const by = Math.abs(right - left);
  const notes: PupillaryDistanceNote[] = [];
  if (total < usualTotal.from || total > usualTotal.to) notes.push({ note: "unusual", ...usualTotal });
  if (by > maxUsualDifference) notes.push({ note: "sides-differ", by });
  return { ok: true, value: { total, right, left, isHalved }, notes };
}

/**
 * Parses a pupillary distance in mm, in steps of 0.5. One figure is halved for both sides; two figures are added
 * (docs/specification/optics.md#optics-10).
 */
export function readPupillaryDistance(typed: TypedPupillaryDistance): PupillaryDistanceReading {
  if ("total" in typed) {
    const total = readLength(typed.total, pupillaryDistanceLimits.total);
    if (typeof total === "object") return { ok: false, problems: { total } };
    return accept(total, total / 2, total / 2, true);
  }
  const right = readLength(typed.right, pupillaryDistanceLimits.side);
  const left = readLength(typed.left, pupillaryDistanceLimits.side);
  if (typeof right === "number" && typeof left === "number") return accept(right + left, right, left, false);
  return {
    ok: false,
    problems: { ...(typeof right === "object" && { right }), ...(typeof left === "object" && { left }) },
  };
}

/** The usual reading distance w, in mm. */
const usualReadingDistance = 400;
/** From the spectacle lens to the eye's centre of rotation, in mm. */
const lensToRotationCentre = 27;
/** By how many mm the eyes converge for reading, as a rule of thumb. */
const usualConvergence = 3;

/**
 * Returns the near pupillary distance, in mm: how far apart the lines of sight pass through the lenses when reading.
 * `geometric` is PD × w ÷ (w + 27), rounded to tenths, for a reading distance w in mm; `ruleOfThumb` is PD − 3
 * (docs/specification/optics.md#optics-11).
 */
export function nearPupillaryDistance(
  total: number,
  readingDistance = usualReadingDistance,
): { readonly geometric: number; readonly ruleOfThumb: number } {
  const geometric = Math.round(((total * readingDistance) / (readingDistance + lensToRotationCentre)) * 10) / 10;
  return { geometric, ruleOfThumb: total - usualConvergence };
}
