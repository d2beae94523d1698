import type { Words } from "../texts/index.ts";

/** Something that products can be told apart by. */
export interface SeedAttribute {
  readonly id: number;
  readonly code: string;
  readonly labels: Words;
  /** By the value that products carry, in the order shown, some painted; left out where products carry figures. */
  readonly options?: readonly (readonly [value: string, labels: Words, swatch?: string])[];
  /** Of the figures. */
  readonly unit?: string;
  /** A shopper chooses a variant by it. */
  readonly isChoice?: true;
  readonly isComparable?: true;
}
