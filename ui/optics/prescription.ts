import type { Eye, EyePowers } from "./eyePowers.ts";
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
