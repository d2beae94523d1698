import { type CartLine, lensSkuOf } from "./cart.ts";
import { choiceKey, type Findings } from "./findings.ts";
import { refuseQuantity } from "./quantity.ts";

/** Why a line cannot be ordered. */
export type LineProblem =
  /** The product is not sold any more. */
  | { readonly problem: "gone" }
  /** The frame is sold, but not the lenses that were chosen for it. */
  | { readonly problem: "lenses-gone" }
  /** The set is sold, but not with the parts that were chosen. */
  | { readonly problem: "parts-gone" }
  | { readonly problem: "sold-out" }
  | { readonly problem: "too-many"; readonly available: number };

/**
 * Returns the problem of each line, in the order of the lines; null for a line that can be ordered. Lines of one sku
 * share its stock, and the first lines get it first.
 */
export function cartProblems(
  lines: readonly Pick<CartLine, "sku" | "checksum" | "quantity" | "productOption">[],
  findings: Findings,
): readonly (LineProblem | null)[] {
  const reserved = new Map<string, number>();
  return lines.map((line) => {
    const { sku, quantity } = line;
    const finding = findings[sku];
    if (finding === undefined) return null;
    if (finding === null) return { problem: "gone" };
    const before = reserved.get(sku) ?? 0;
    const left = finding.available === null ? null : Math.max(0, finding.available - before);
    const refusal = refuseQuantity(quantity, left);
    reserved.set(sku, before + Math.min(quantity, left ?? quantity));
    if (refusal?.reason === "out-of-stock") return { problem: "sold-out" };
    const partProblem = goneParts(line, findings);
    if (partProblem) return partProblem;
    return refusal?.reason === "too-many" ? { problem: "too-many", available: refusal.available } : null;
  });
}

/** Returns the problem of a line whose product is sold, but not the lenses or parts that were chosen; null without one. */
export function goneParts(
  line: Pick<CartLine, "sku" | "checksum" | "productOption">,
  findings: Findings,
): LineProblem | null {
  const lensSku = lensSkuOf(line.productOption);
  if (lensSku !== null && findings[lensSku] === null) return { problem: "lenses-gone" };
  return findings[choiceKey(line)] === null ? { problem: "parts-gone" } : null;
}

/** Returns whether all lines can be ordered. */
export const canOrder = (problems: readonly (LineProblem | null)[]): boolean =>
  problems.every((problem) => problem === null);
