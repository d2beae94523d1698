import type { CartLine } from "./cart.ts";

/** Nothing in the cart is delivered, so there is no shipping and no cash on delivery. An empty cart is not virtual. */
export function isVirtual(lines: readonly Pick<CartLine, "type">[]): boolean {
  return lines.length > 0 && lines.every(({ type }) => type === "virtual" || type === "downloadable");
}
