import type { CartLine } from "./cart.ts";
import type { Findings } from "./findings.ts";
import { refuseQuantity } from "./quantity.ts";

/** Why a line cannot be ordered as it stands. */
export type LineProblem =
  /** The platform has the product no more. */
  | { readonly problem: "gone" }
  | { readonly problem: "sold-out" }
  | { readonly problem: "too-many"; readonly available: number };

/**
 * What stands in the way of ordering each line, in the order of the lines; null where nothing does. Lines of one sku
 * are served from one pile, the first ones first.
 */
export function cartProblems(
  lines: readonly Pick<CartLine, "sku" | "quantity">[],
  findings: Findings,
): readonly (LineProblem | null)[] {
  const taken = new Map<string, number>();
  return lines.map(({ sku, quantity }) => {
    const finding = findings[sku];
    if (finding === undefined) return null;
    if (finding === null) return { problem: "gone" };
    const before = taken.get(sku) ?? 0;
    const left = finding.available === null ? null : Math.max(0, finding.available - before);
    const refusal = refuseQuantity(quantity, left);
    taken.set(sku, before + Math.min(quantity, left ?? quantity));
    if (refusal?.reason === "out-of-stock") return { problem: "sold-out" };
    return refusal?.reason === "too-many" ? { problem: "too-many", available: refusal.available } : null;
  });
}

/** Whether everything can be ordered as it stands. */
export const canOrder = (problems: readonly (LineProblem | null)[]): boolean =>
  problems.every((problem) => problem === null);
