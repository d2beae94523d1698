import type { LensParameter } from "./lensMatrix.ts";
import { readAxis } from "./readAxis.ts";
import { readPower } from "./readPower.ts";
import { plainText, typedFigure } from "./typedFigure.ts";

const powerKinds = { power: "contactLens", cylinder: "cylinder", addition: "addition" } as const;

/** What is typed for a parameter of a contact lens, as far as it is a figure; null for nothing, words, and what no lens has. */
export function readLensValue(parameter: LensParameter, typed: string): number | null {
  if (plainText(typed) === "") return null;
  if (parameter === "axis") {
    const read = readAxis(typed);
    return read.ok ? read.value : null;
  }
  if (parameter === "power" || parameter === "cylinder" || parameter === "addition") {
    const read = readPower(typed, powerKinds[parameter]);
    return read.ok ? read.value : null;
  }
  return parameter === "color" ? null : (typedFigure(plainText(typed), ["mm"])?.value ?? null);
}
