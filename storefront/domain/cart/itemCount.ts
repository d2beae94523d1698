import type { CartLine } from "./cart.ts";

/** The number on the cart's badge: lines, or pieces (specification, section 2, Screens). */
export function itemCount(lines: readonly Pick<CartLine, "quantity">[], countBy: "items" | "quantity"): number {
  return countBy === "items" ? lines.length : lines.reduce((count, { quantity }) => count + quantity, 0);
}
