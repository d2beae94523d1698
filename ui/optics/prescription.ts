import type { Eye, EyePowers } from "./powers.ts";
import type { Prism } from "./prism.ts";

/** What is prescribed for one eye. */
export interface PrescribedEye extends EyePowers {
  /** In dioptres; null for none. */
  readonly addition: number | null;
  /** Null for none. */
  readonly prism: Prism | null;
}

export type Prescription = Readonly<Record<Eye, PrescribedEye>>;

/** What the lenses are for: one distance, or several. */
export const lensTypes = ["single-vision", "bifocal", "office", "progressive"] as const;
export type LensType = (typeof lensTypes)[number];

/** Whether a lens needs an addition. */
export const needsAddition = (type: LensType): boolean => type !== "single-vision";

/** What two eyes may have in common. */
export const commonFields = [
  "sphere",
  "cylinder",
  "axis",
  "addition",
  "power",
  "baseCurve",
  "diameter",
  "color",
  "quantity",
] as const;
export type CommonField = (typeof commonFields)[number];

/** The fields of one eye, typed or read. The distance of its pupil is always its own. */
export type EyeFields<Value> = Readonly<Partial<Record<CommonField | "pupillaryDistance", Value>>>;

export interface SameForBoth<Value> {
  /** The left eye, with what the right one has. */
  readonly left: EyeFields<Value>;
  /** Where the left eye had something else: a form asks before it lets go of it. */
  readonly overwritten: readonly CommonField[];
  /** There is an axis, and axes are mostly mirrored rather than alike. */
  readonly isAxisDoubtful: boolean;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== "";

/** Gives the left eye what the right one has (docs/specification/optics.md#optics-17). */
export function sameForBoth<Value>(right: EyeFields<Value>, left: EyeFields<Value>): SameForBoth<Value> {
  const { pupillaryDistance: _right, ...common } = right;
  const { pupillaryDistance } = left;
  return {
    left: { ...common, ...(pupillaryDistance !== undefined && { pupillaryDistance }) },
    overwritten: commonFields.filter((field) => isGiven(left[field]) && left[field] !== right[field]),
    isAxisDoubtful: isGiven(right.axis),
  };
}
