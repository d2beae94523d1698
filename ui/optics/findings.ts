import { type Eye, eyes, isSameLens, sphericalEquivalent, strongestPower } from "./powers.ts";
import { type LensType, needsAddition, type PrescribedEye, type Prescription } from "./prescription.ts";
import type { PupillaryDistance } from "./pupillaryDistance.ts";

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

/** What is worth a question when somebody's prescription is not what it was. */
export type ChangeFinding =
  | { readonly id: "eyes-swapped" }
  | { readonly id: "changed-much"; readonly eye: Eye; readonly by: number };

/** In dioptres: more is rare from one eye test to the next. */
const usualChange = 1;

/** Compares a prescription with the person's last one: an exchange of the eyes is told before the changes that it makes. */
export function changeFindings(now: Prescription, last: Prescription): readonly ChangeFinding[] {
  const isSymmetric = isSameLens(last.right, last.left);
  if (!isSymmetric && isSameLens(now.right, last.left) && isSameLens(now.left, last.right)) {
    return [{ id: "eyes-swapped" }];
  }
  return eyes.flatMap((eye): ChangeFinding[] => {
    const by = sphericalEquivalent(now[eye]) - sphericalEquivalent(last[eye]);
    return Math.abs(by) > usualChange ? [{ id: "changed-much", eye, by }] : [];
  });
}

/** What is worth a question when lenses of several distances meet a frame and a face. Lengths in mm. */
export type FittingFinding =
  | { readonly id: "sides-assumed"; readonly side: number }
  | { readonly id: "frame-too-low" | "short-corridor-needed"; readonly lensHeight: number; readonly least: number };

/**
 * How high a lens has to be for a progressive one, and for one with a short corridor
 * (docs/specification/optics.md#optics-24).
 */
const leastHeight = { usual: 30, shortCorridor: 28 };

interface Fitted {
  readonly type: LensType;
  readonly pupillaryDistance: Pick<PupillaryDistance, "isHalved" | "right">;
  readonly lensHeight: number;
}

/** Progressive lenses need the distance of each pupil, and height to hold all their powers. */
export function fittingFindings({ type, pupillaryDistance, lensHeight }: Fitted): readonly FittingFinding[] {
  if (type !== "progressive") return [];
  const found: FittingFinding[] = [];
  if (pupillaryDistance.isHalved) found.push({ id: "sides-assumed", side: pupillaryDistance.right });
  if (lensHeight < leastHeight.shortCorridor) {
    found.push({ id: "frame-too-low", lensHeight, least: leastHeight.shortCorridor });
  } else if (lensHeight < leastHeight.usual) {
    found.push({ id: "short-corridor-needed", lensHeight, least: leastHeight.usual });
  }
  return found;
}
