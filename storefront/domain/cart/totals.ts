import { type Currency, type Money, multiply, sum } from "../money.ts";
import type { CartLine, CartTotals, TotalsRow } from "./cart.ts";

export interface ChosenCosts {
  /** Gross; null as long as no method is chosen. */
  readonly shipping: Money | null;
  readonly payment: Money | null;
}

/**
 * Totals as long as the platform's are missing: the lines, shipping once, payment once
 * (docs/decisions/product.md#decision-19).
 */
export function localTotals(
  lines: readonly Pick<CartLine, "price" | "quantity">[],
  { shipping, payment }: ChosenCosts,
  currency: Currency,
): Pick<CartTotals, "rows" | "grandTotal"> {
  const subtotal = sum(
    lines.map(({ price, quantity }) => multiply(price.current, quantity)),
    currency,
  );
  const costs: readonly TotalsRow[] = [
    { code: "subtotal", amount: subtotal },
    ...(shipping ? [{ code: "shipping", amount: shipping } as const] : []),
    ...(payment ? [{ code: "payment", amount: payment } as const] : []),
  ];
  const grandTotal = sum(
    costs.map(({ amount }) => amount),
    currency,
  );
  return { rows: [...costs, { code: "grand_total", amount: grandTotal }], grandTotal };
}

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
