import type { CompareAttribute, CompareProduct } from "./compareProduct.ts";
import type { FrameMeasurements } from "../../eyewear/frame.ts";

/** What the products say to one attribute. */
export interface CompareRow extends CompareAttribute {
  /** In the order of the products; null where nothing is known. */
  readonly values: readonly (string | number | null)[];
  /** Whether the products differ in it; null when fewer than two have a value. */
  readonly differs: boolean | null;
  /** From the least length to the greatest, in mm; null where there are not two. */
  readonly span: number | null;
}

/** Attribute by attribute what products have in common, and in what they differ; what none of them says is left out. */
export function compareRows(
  products: readonly Pick<CompareProduct, "values">[],
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

/** Which of two frames has more of a measure, and by how many mm. */
export interface Excess {
  readonly of: "first" | "second";
  readonly by: number;
}

/** How two frames differ in total width and in the height of their lenses; null where they are alike. */
export const frameDifference = (first: Measured, second: Measured) => ({
  totalWidth: excess(first.totalWidth, second.totalWidth),
  lensHeight: excess(first.lensHeight, second.lensHeight),
});

/** To a tenth, as finely as frames are measured. */
function excess(first: number, second: number): Excess | null {
  const by = Math.round(Math.abs(first - second) * 10) / 10;
  return by === 0 ? null : { of: first > second ? "first" : "second", by };
}
