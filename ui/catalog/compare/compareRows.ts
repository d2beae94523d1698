import type { CompareAttribute, ComparedProduct } from "./compareProduct.ts";
import type { FrameMeasurements } from "../../eyewear/frame.ts";

/** The products' values for one attribute. */
export interface CompareRow extends CompareAttribute {
  /** The values in the order of the products; null where unknown. */
  readonly values: readonly (string | number | null)[];
  /** Whether the known values differ; null if a value is missing and the others are equal. */
  readonly differs: boolean | null;
  /** The difference between the largest and the smallest length, in mm; null with fewer than two lengths. */
  readonly span: number | null;
}

/**
 * Returns one row per attribute, with the products' values and whether they differ. Attributes without any value are
 * left out.
 */
export function compareRows(
  products: readonly Pick<ComparedProduct, "values">[],
  attributes: readonly CompareAttribute[],
): CompareRow[] {
  return attributes.flatMap((attribute) => {
    const values = products.map((product) => product.values[attribute.code] ?? null);
    const known = values.filter((value) => value !== null);
    if (known.length === 0) return [];
    const isSame = known.every((value) => value === known[0]);
    const lengths = known.filter((value) => typeof value === "number");
    return [
      {
        ...attribute,
        values,
        differs: isSame ? (known.length === products.length && products.length > 1 ? false : null) : true,
        span: lengths.length > 1 ? Math.max(...lengths) - Math.min(...lengths) : null,
      },
    ];
  });
}

type Measured = Pick<FrameMeasurements, "totalWidth" | "lensHeight">;

/** Which of two frames is larger in a measure, and by how many mm. */
export interface Excess {
  /** The larger frame. */
  readonly of: "first" | "second";
  /** The difference, in mm. */
  readonly by: number;
}

/** Compares two frames in total width and lens height; null where they are equal. */
export const frameDifference = (first: Measured, second: Measured) => ({
  totalWidth: excess(first.totalWidth, second.totalWidth),
  lensHeight: excess(first.lensHeight, second.lensHeight),
});

/**
 * Returns which length is larger and by how much, rounded to 0.1 mm, the precision of the measurements. Null if they are
 * equal.
 */
function excess(first: number, second: number): Excess | null {
  const by = Math.round(Math.abs(first - second) * 10) / 10;
  return by === 0 ? null : { of: first > second ? "first" : "second", by };
}
