import type { Eye, EyePowers } from "./powers.ts";
import type { Prism } from "./prism.ts";

/** The prescription of one eye: one row of the paper. Powers in dioptres. */
export interface PrescribedEye extends EyePowers {
  /** The reading power that is added to the sphere, in dioptres; null if none is prescribed. */
  readonly addition: number | null;
  /** Null if none is prescribed. */
  readonly prism: Prism | null;
}

/** A spectacle prescription: one row for each eye. */
export type Prescription = Readonly<Record<Eye, PrescribedEye>>;

/**
 * The kinds of spectacle lenses. `single-vision` corrects one distance; `bifocal`, `office` and `progressive` lenses
 * correct several and need an addition.
 */
export const lensTypes = ["single-vision", "bifocal", "office", "progressive"] as const;
export type LensType = (typeof lensTypes)[number];

/** Returns whether lenses of a type need an addition: all do except single-vision lenses. */
export const needsAddition = (type: LensType): boolean => type !== "single-vision";

/** The fields that "same for both eyes" copies (docs/specification/optics.md#optics-17). */
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

/**
 * The fields of one eye, as typed text or as numbers. The monocular pupillary distance is never shared between the
 * eyes.
 */
export type EyeFields<Value> = Readonly<Partial<Record<CommonField | "pupillaryDistance", Value>>>;

/** The result of `copyToLeftEye`. */
export interface CopiedLeftEye<Value> {
  /** The left eye with the values of the right one. */
  readonly left: EyeFields<Value>;
  /** The fields in which the left eye had another value. A form asks before it overwrites them. */
  readonly overwritten: readonly CommonField[];
  /** True if an axis was copied: the axes of two eyes are usually mirrored, not equal. */
  readonly isAxisDoubtful: boolean;
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== "";

/**
 * Copies the values of the right eye to the left one, except the pupillary distance
 * (docs/specification/optics.md#optics-17).
 */
export function copyToLeftEye<Value>(right: EyeFields<Value>, left: EyeFields<Value>): CopiedLeftEye<Value> {
  const { pupillaryDistance: _right, ...common } = right;
  const { pupillaryDistance } = left;
  return {
    left: { ...common, ...(pupillaryDistance !== undefined && { pupillaryDistance }) },
    overwritten: commonFields.filter((field) => hasValue(left[field]) && left[field] !== right[field]),
    isAxisDoubtful: hasValue(right.axis),
  };
}
