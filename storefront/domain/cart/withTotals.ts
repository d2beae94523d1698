import { multiply } from "../money/arithmetic.ts";
import type { Money } from "../money/money.ts";
import type { CartLine, CartTotals } from "./cart.ts";

/** The lines with what the platform's totals say of them. A quantity that is still on its way there stays. */
export function withTotals(lines: readonly CartLine[], totals: Pick<CartTotals, "lines">): readonly CartLine[] {
  return lines.map((line) => {
    const found = totals.lines.find(({ itemId }) => itemId === line.serverItemId);
    if (!found) return line;
    const { rowTotal, discount, quantity } = found;
    const isSettled = line.quantity === line.agreedQuantity;
    const agreed = { agreedQuantity: quantity, quantity: isSettled ? quantity : line.quantity };
    return { ...line, ...agreed, totals: { rowTotal, discount } };
  });
}

/** Returns what is taken off a line, as a negative amount; null where nothing is, or where the shop shows no discounts of lines. */
export function shownDiscount(
  { totals }: Pick<CartLine, "totals">,
  rules: { readonly showLineDiscounts: boolean },
): Money | null {
  if (!rules.showLineDiscounts || totals === null || totals.discount.minor === 0) return null;
  return multiply(totals.discount, -1);
}
