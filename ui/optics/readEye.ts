import type { EyePowers } from "./eyePowers.ts";
import type { FieldProblem } from "./limits.ts";
import { readAxis } from "./readAxis.ts";
import { type PowerDoubt, readPower } from "./readPower.ts";

export type TypedEye = Readonly<Record<keyof EyePowers, string>>;

/**
 * What is asked or said back: nothing is wrong with it, but a person should have seen it
 * (docs/decisions/product.md#decision-1 and #decision-2).
 */
export type EyeNote =
  | { readonly field: "sphere"; readonly note: "nothing" | PowerDoubt }
  | { readonly field: "cylinder"; readonly note: PowerDoubt }
  | { readonly field: "axis"; readonly note: "dropped" | "zero-is-180" };

export type EyeProblems = Readonly<Partial<Record<keyof EyePowers, FieldProblem>>>;

export type EyeReading =
  | { readonly ok: true; readonly value: EyePowers; readonly notes: readonly EyeNote[] }
  | { readonly ok: false; readonly problems: EyeProblems };

/**
 * Reads sphere, cylinder and axis of one eye together: a cylinder needs its axis
 * (docs/specification/optics.md#optics-5).
 */
export function readEye(typed: TypedEye): EyeReading {
  const sphere = readPower(typed.sphere, "sphere");
  const cylinder = readPower(typed.cylinder, "cylinder");
  const axis = readAxis(typed.axis);
  // Without a cylinder whatever stands for its axis is dropped.
  const hasNoCylinder = cylinder.ok && cylinder.value === 0;
  const isAxisMissing = cylinder.ok && !hasNoCylinder && axis.ok && axis.value === null;
  if (!sphere.ok || !cylinder.ok || isAxisMissing || !(axis.ok || hasNoCylinder)) {
    const problems: { -readonly [Field in keyof EyeProblems]: EyeProblems[Field] } = {};
    if (!sphere.ok) problems.sphere = sphere.problem;
    if (!cylinder.ok) problems.cylinder = cylinder.problem;
    if (isAxisMissing) problems.axis = { reason: "required" };
    else if (!axis.ok && !hasNoCylinder) problems.axis = axis.problem;
    return { ok: false, problems };
  }
  const notes: EyeNote[] = [];
  if (sphere.typedAs === "nothing") notes.push({ field: "sphere", note: "nothing" });
  notes.push(...sphere.doubts.map((note) => ({ field: "sphere", note }) as const));
  notes.push(...cylinder.doubts.map((note) => ({ field: "cylinder", note }) as const));
  if (hasNoCylinder || !axis.ok) {
    if (!axis.ok || axis.value !== null) notes.push({ field: "axis", note: "dropped" });
    return { ok: true, value: { sphere: sphere.value, cylinder: 0, axis: null }, notes };
  }
  if (axis.wasZero) notes.push({ field: "axis", note: "zero-is-180" });
  return { ok: true, value: { sphere: sphere.value, cylinder: cylinder.value, axis: axis.value }, notes };
}
