import { multiply, sum } from "../money/arithmetic.ts";
import type { Currency, Money } from "../money/money.ts";
import type { CartLine, CartTotals, TotalsRow } from "./cart.ts";

export interface ChosenCosts {
  /** Gross; null as long as no method is chosen. */
  readonly shipping: Money | null;
  readonly payment: Money | null;
}

/** Totals as long as the platform's are missing: the lines, shipping once, payment once (decision 19). */
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
