import {
  type Eye,
  eyes,
  inMinusCylinder,
  isSameLens,
  largestDifference,
  sphericalEquivalent,
  strongestPower,
} from "./powers.ts";
import { type LensType, needsAddition, type PrescribedEye, type Prescription } from "./prescription.ts";
import type { PupillaryDistance } from "./pupillaryDistance.ts";

/**
 * Something about a prescription that an optician would ask about. `addition-required` and `no-power` prevent an order;
 * all other findings are confirmed by the shopper and shown to the optician. Powers in dioptres.
 */
export type PrescriptionFinding =
  | { readonly id: "addition-required"; readonly eyes: readonly Eye[] }
  | { readonly id: "no-power" }
  | { readonly id: "signs-differ" }
  | { readonly id: "eyes-differ-slightly" | "eyes-differ" | "eyes-differ-much"; readonly by: number }
  | { readonly id: "thin-lens-advised" | "optician-advised"; readonly strongest: number }
  | { readonly id: "high-cylinder" | "addition-unused"; readonly eyes: readonly Eye[] }
  | { readonly id: "cylinders-crossed" }
  | { readonly id: "additions-differ"; readonly by: number };

/** A cylinder above this power, in dioptres, is confirmed (docs/specification/optics.md#optics-14). */
export const highCylinder = 4;

/** The powers in dioptres from which a finding applies: common practice, not law (docs/specification/optics.md#optics-14). */
const thresholds = {
  eyesDifferSlightly: 1,
  eyesDiffer: 2,
  eyesDifferMuch: 3,
  thinLens: 4,
  optician: 8,
};

/**
 * The axes of both eyes mirror each other in most people. Cylinders from `least` dioptres on whose axes are turned from
 * the mirror image by `turn` degrees or more stand across each other (docs/specification/optics.md#optics-14).
 */
const crossed = { least: 0.5, turn: 75 };

/** Returns whether a finding prevents an order. */
export const isBlocking = ({ id }: PrescriptionFinding): boolean => id === "addition-required" || id === "no-power";

/** Returns whether a lens of a type has any power. Single-vision lenses ignore the addition. */
const hasPower = ({ sphere, cylinder, addition, prism }: PrescribedEye, type: LensType) =>
  sphere !== 0 ||
  cylinder !== 0 ||
  (addition !== null && needsAddition(type)) ||
  Boolean(prism?.horizontal ?? prism?.vertical);

function eyeDifferences(right: PrescribedEye, left: PrescribedEye): PrescriptionFinding[] {
  const [one, other] = [sphericalEquivalent(right), sphericalEquivalent(left)];
  const by = Math.abs(one - other);
  const found: PrescriptionFinding[] = [];
  if (inMinusCylinder(right).sphere * inMinusCylinder(left).sphere < 0) found.push({ id: "signs-differ" });
  if (by >= thresholds.eyesDifferMuch) found.push({ id: "eyes-differ-much", by });
  else if (by >= thresholds.eyesDiffer) found.push({ id: "eyes-differ", by });
  else if (by >= thresholds.eyesDifferSlightly) found.push({ id: "eyes-differ-slightly", by });
  return found;
}

function strongPowers(prescription: Prescription): PrescriptionFinding[] {
  const strongest = eyes
    .map((eye) => strongestPower(prescription[eye]))
    .reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one));
  const found: PrescriptionFinding[] = [];
  if (Math.abs(strongest) > thresholds.optician) found.push({ id: "optician-advised", strongest });
  else if (Math.abs(strongest) > thresholds.thinLens) found.push({ id: "thin-lens-advised", strongest });
  const high = eyes.filter((eye) => Math.abs(prescription[eye].cylinder) > highCylinder);
  if (high.length > 0) found.push({ id: "high-cylinder", eyes: high });
  return found;
}

/** Returns whether the cylinders of both eyes stand across each other, as after a slip in a sign or an axis. */
function areCylindersCrossed(right: PrescribedEye, left: PrescribedEye): boolean {
  const [one, other] = [inMinusCylinder(right), inMinusCylinder(left)];
  if (one.axis === null || other.axis === null || Math.max(one.cylinder, other.cylinder) > -crossed.least) return false;
  const turn = Math.abs(one.axis - (180 - other.axis));
  return Math.min(turn, 180 - turn) >= crossed.turn;
}

/**
 * Returns what to ask about a prescription before lenses are made, the most serious findings first. Differences between
 * the eyes are those of their spherical equivalents; strengths are those of the stronger meridian; signs and axes are
 * compared in minus cylinder, so that the findings do not depend on how the paper writes a lens
 * (docs/specification/optics.md#optics-14).
 */
export function prescriptionFindings(prescription: Prescription, type: LensType): readonly PrescriptionFinding[] {
  const { right, left } = prescription;
  const found: PrescriptionFinding[] = [];
  const usesAddition = needsAddition(type);
  const withoutAddition = usesAddition ? eyes.filter((eye) => prescription[eye].addition === null) : [];
  if (withoutAddition.length > 0) found.push({ id: "addition-required", eyes: withoutAddition });
  if (!hasPower(right, type) && !hasPower(left, type)) found.push({ id: "no-power" });
  found.push(...eyeDifferences(right, left), ...strongPowers(prescription));
  if (areCylindersCrossed(right, left)) found.push({ id: "cylinders-crossed" });
  const by = Math.abs((right.addition ?? 0) - (left.addition ?? 0));
  if (usesAddition && withoutAddition.length === 0 && by > 0) found.push({ id: "additions-differ", by });
  const unused = usesAddition ? [] : eyes.filter((eye) => prescription[eye].addition !== null);
  if (unused.length > 0) found.push({ id: "addition-unused", eyes: unused });
  return found;
}

/** A difference from the person's previous prescription that should be confirmed. */
export type ChangeFinding =
  | { readonly id: "eyes-swapped" }
  | { readonly id: "changed-much"; readonly eye: Eye; readonly by: number };

/** In dioptres along any meridian. Greater changes between two eye tests are rare. */
const maxUsualChange = 1;

/**
 * Compares a prescription with the person's previous one. If the eyes seem to be swapped, only that is reported
 * (docs/specification/optics.md#optics-15).
 */
export function changeFindings(now: Prescription, last: Prescription): readonly ChangeFinding[] {
  const isSymmetric = isSameLens(last.right, last.left);
  if (!isSymmetric && isSameLens(now.right, last.left) && isSameLens(now.left, last.right)) {
    return [{ id: "eyes-swapped" }];
  }
  return eyes.flatMap((eye): ChangeFinding[] => {
    const by = largestDifference(now[eye], last[eye]);
    return by > maxUsualChange ? [{ id: "changed-much", eye, by }] : [];
  });
}

/**
 * Something about progressive lenses in a frame that should be confirmed or changed. `sides-assumed`: both monocular
 * pupillary distances are halves of a total. Lengths in mm.
 */
export type FittingFinding =
  | { readonly id: "sides-assumed"; readonly side: number }
  | { readonly id: "frame-too-low" | "short-corridor-needed"; readonly lensHeight: number; readonly least: number };

/**
 * The minimum lens height for progressive lenses with a usual and with a short corridor, in mm
 * (docs/specification/optics.md#optics-24).
 */
const minimumHeight = { usual: 30, shortCorridor: 28 };

interface FittingInput {
  readonly type: LensType;
  readonly pupillaryDistance: Pick<PupillaryDistance, "isHalved" | "right">;
  readonly lensHeight: number;
}

/**
 * Returns what to ask about a frame for progressive lenses, which need monocular pupillary distances and a minimum lens
 * height (docs/specification/optics.md#optics-24). Other types have no findings.
 */
export function fittingFindings({ type, pupillaryDistance, lensHeight }: FittingInput): readonly FittingFinding[] {
  if (type !== "progressive") return [];
  const found: FittingFinding[] = [];
  if (pupillaryDistance.isHalved) found.push({ id: "sides-assumed", side: pupillaryDistance.right });
  if (lensHeight < minimumHeight.shortCorridor) {
    found.push({ id: "frame-too-low", lensHeight, least: minimumHeight.shortCorridor });
  } else if (lensHeight < minimumHeight.usual) {
    found.push({ id: "short-corridor-needed", lensHeight, least: minimumHeight.usual });
  }
  return found;
}
