import { type Currency, type Money, multiply, sum } from "../money.ts";
import type { CartLine, CartTotals, TotalsRow } from "./cart.ts";

export interface ChosenCosts {
  /** Gross price of the shipping method; null until one is chosen. */
  readonly shipping: Money | null;
  /** Gross price of the payment method; null until one is chosen. */
  readonly payment: Money | null;
}

/**
 * Returns the totals until the platform's are known: the sum of the lines, plus shipping and payment once each
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

/** Returns the lines with their part of the platform's totals. A quantity that was not sent yet is kept. */
export function withTotals(lines: readonly CartLine[], totals: Pick<CartTotals, "lines">): readonly CartLine[] {
  return lines.map((line) => {
    const found = totals.lines.find(({ itemId }) => itemId === line.serverItemId);
    if (!found) return line;
    const { rowTotal, discount, quantity } = found;
    const isConfirmed = line.quantity === line.agreedQuantity;
    const quantities = { agreedQuantity: quantity, quantity: isConfirmed ? quantity : line.quantity };
    return { ...line, ...quantities, totals: { rowTotal, discount } };
  });
}

/**
 * Returns the discount of a line as a negative amount; null if there is none or the shop does not show discounts of
 * lines.
 */
export function shownDiscount(
  { totals }: Pick<CartLine, "totals">,
  rules: { readonly showLineDiscounts: boolean },
): Money | null {
  if (!rules.showLineDiscounts || totals === null || totals.discount.minor === 0) return null;
  return multiply(totals.discount, -1);
}
