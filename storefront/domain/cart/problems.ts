import { type CartLine, lensSkuOf } from "./cart.ts";
import type { Findings } from "./findings.ts";
import { refuseQuantity } from "./quantity.ts";

/** Why a line cannot be ordered. */
export type LineProblem =
  /** The product is not sold any more. */
  | { readonly problem: "gone" }
  /** The frame is sold, but not the lenses that were chosen for it. */
  | { readonly problem: "lenses-gone" }
  | { readonly problem: "sold-out" }
  | { readonly problem: "too-many"; readonly available: number };

/**
 * Returns the problem of each line, in the order of the lines; null for a line that can be ordered. Lines of one sku
 * share its stock, and the first lines get it first.
 */
export function cartProblems(
  lines: readonly Pick<CartLine, "sku" | "quantity" | "productOption">[],
  findings: Findings,
): readonly (LineProblem | null)[] {
  const reserved = new Map<string, number>();
  return lines.map(({ sku, quantity, productOption }) => {
    const finding = findings[sku];
    if (finding === undefined) return null;
    if (finding === null) return { problem: "gone" };
    const before = reserved.get(sku) ?? 0;
    const left = finding.available === null ? null : Math.max(0, finding.available - before);
    const refusal = refuseQuantity(quantity, left);
    reserved.set(sku, before + Math.min(quantity, left ?? quantity));
    if (refusal?.reason === "out-of-stock") return { problem: "sold-out" };
    if (haveLensesGone(productOption, findings)) return { problem: "lenses-gone" };
    return refusal?.reason === "too-many" ? { problem: "too-many", available: refusal.available } : null;
  });
}

/** Returns whether the lenses that were chosen for a frame are not sold any more. */
export function haveLensesGone(productOption: CartLine["productOption"], findings: Findings): boolean {
  const lensSku = lensSkuOf(productOption);
  return lensSku !== null && findings[lensSku] === null;
}

/** Returns whether all lines can be ordered. */
export const canOrder = (problems: readonly (LineProblem | null)[]): boolean =>
  problems.every((problem) => problem === null);
