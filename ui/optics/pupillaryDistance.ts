import { type FieldProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/** In mm: from pupil to pupil, and from the middle of the nose to each. */
export const pupillaryDistanceLimits = {
  total: { from: 45, to: 80, step: 0.5 },
  side: { from: 20, to: 40, step: 0.5 },
} as const satisfies Record<string, Limits>;

/** What most adults have, in mm. */
const usual = { from: 54, to: 74 };
/** By which the sides of few faces differ, in mm. */
const usualDifference = 4;

export type TypedPupillaryDistance = { readonly total: string } | { readonly right: string; readonly left: string };

/** In mm. */
export interface PupillaryDistance {
  readonly total: number;
  readonly right: number;
  readonly left: number;
  /** Only the total is known: that both sides are alike is assumed, which progressive lenses cannot bear unasked. */
  readonly isHalved: boolean;
}

/** What a person should look at again. */
export type PupillaryDistanceNote =
  | { readonly note: "unusual"; readonly from: number; readonly to: number }
  | { readonly note: "sides-differ"; readonly by: number };

export type PupillaryDistanceReading =
  | { readonly ok: true; readonly value: PupillaryDistance; readonly notes: readonly PupillaryDistanceNote[] }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<"total" | "right" | "left", FieldProblem>>> };

/** Reads a length in mm, such as 31,5 or 62 mm. */
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
  if (total < usual.from || total > usual.to) notes.push({ note: "unusual", ...usual });
  if (by > usualDifference) notes.push({ note: "sides-differ", by });
  return { ok: true, value: { total, right, left, isHalved }, notes };
}

/** Reads the distance of the pupils, given as one figure or for each eye (docs/specification/optics.md#optics-10). */
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

/** The usual reading distance, in mm. */
const readingDistance = 400;
/** From the lens to where the eye turns, in mm. */
const toEyesCentre = 27;
const ruleOfThumb = 3;

/** How far apart the eyes look through their lenses when they read, in mm: by geometry, to a tenth, and by rule of thumb. */
export function nearPupillaryDistance(
  total: number,
  distance = readingDistance,
): { readonly geometric: number; readonly ruleOfThumb: number } {
  const geometric = Math.round(((total * distance) / (distance + toEyesCentre)) * 10) / 10;
  return { geometric, ruleOfThumb: total - ruleOfThumb };
}
