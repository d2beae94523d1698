import { type Eye, eyes } from "./eyePowers.ts";
import { sphericalEquivalent, strongestPower } from "./meridians.ts";
import { type LensType, needsAddition, type PrescribedEye, type Prescription } from "./prescription.ts";

/**
 * What a careful optician would ask about a prescription. A missing addition and a missing power keep it from being ordered;
 * all others are confirmed by the shopper and shown to the optician. Powers in dioptres.
 */
export type PrescriptionFinding =
  | { readonly id: "addition-required"; readonly eyes: readonly Eye[] }
  | { readonly id: "no-power" }
  | { readonly id: "signs-differ" }
  | { readonly id: "eyes-differ-slightly" | "eyes-differ" | "eyes-differ-much"; readonly by: number }
  | { readonly id: "thin-lens-advised" | "optician-advised"; readonly strongest: number }
  | { readonly id: "high-cylinder" | "addition-unused"; readonly eyes: readonly Eye[] }
  | { readonly id: "cylinder-signs-differ" }
  | { readonly id: "additions-differ"; readonly by: number };

/** Knowledge of the trade, not law (docs/specification/optics.md#optics-14). In dioptres. */
const thresholds = {
  eyesDifferSlightly: 1,
  eyesDiffer: 2,
  eyesDifferMuch: 3,
  thinLens: 4,
  optician: 8,
  cylinder: 4,
};

/** Whether a finding keeps a prescription from being ordered. */
export const isBlocking = ({ id }: PrescriptionFinding): boolean => id === "addition-required" || id === "no-power";

/** Whether lenses of this type have any power for the eye; those for one distance leave the addition out. */
const hasPower = ({ sphere, cylinder, addition, prism }: PrescribedEye, type: LensType) =>
  sphere !== 0 ||
  cylinder !== 0 ||
  (addition !== null && needsAddition(type)) ||
  Boolean(prism?.horizontal ?? prism?.vertical);

function differences(right: PrescribedEye, left: PrescribedEye): PrescriptionFinding[] {
  const [one, other] = [sphericalEquivalent(right), sphericalEquivalent(left)];
  const by = Math.abs(one - other);
  const found: PrescriptionFinding[] = [];
  if (right.sphere * left.sphere < 0) found.push({ id: "signs-differ" });
  if (by >= thresholds.eyesDifferMuch) found.push({ id: "eyes-differ-much", by });
  else if (by >= thresholds.eyesDiffer) found.push({ id: "eyes-differ", by });
  else if (by >= thresholds.eyesDifferSlightly) found.push({ id: "eyes-differ-slightly", by });
  return found;
}

function strengths(prescription: Prescription): PrescriptionFinding[] {
  const strongest = eyes
    .map((eye) => strongestPower(prescription[eye]))
    .reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one));
  const found: PrescriptionFinding[] = [];
  if (Math.abs(strongest) > thresholds.optician) found.push({ id: "optician-advised", strongest });
  else if (Math.abs(strongest) > thresholds.thinLens) found.push({ id: "thin-lens-advised", strongest });
  const high = eyes.filter((eye) => Math.abs(prescription[eye].cylinder) > thresholds.cylinder);
  if (high.length > 0) found.push({ id: "high-cylinder", eyes: high });
  return found;
}

/**
 * What is worth a question before lenses are made, the gravest first; values are never changed
 * (docs/specification/optics.md#optics-14).
 */
export function prescriptionFindings(prescription: Prescription, type: LensType): readonly PrescriptionFinding[] {
  const { right, left } = prescription;
  const found: PrescriptionFinding[] = [];
  const isUsed = needsAddition(type);
  const without = isUsed ? eyes.filter((eye) => prescription[eye].addition === null) : [];
  if (without.length > 0) found.push({ id: "addition-required", eyes: without });
  if (!hasPower(right, type) && !hasPower(left, type)) found.push({ id: "no-power" });
  found.push(...differences(right, left), ...strengths(prescription));
  if (right.cylinder * left.cylinder < 0) found.push({ id: "cylinder-signs-differ" });
  const by = Math.abs((right.addition ?? 0) - (left.addition ?? 0));
  if (isUsed && without.length === 0 && by > 0) found.push({ id: "additions-differ", by });
  const unused = isUsed ? [] : eyes.filter((eye) => prescription[eye].addition !== null);
  if (unused.length > 0) found.push({ id: "addition-unused", eyes: unused });
  return found;
}
