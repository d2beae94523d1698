import { useEffect } from "react";
import type { CartLine, TotalsRow } from "#domain/cart/cart.ts";
import { cartProblems, type LineProblem } from "#domain/cart/problems.ts";
import type { Money } from "#domain/money.ts";
import { useCart, useShop, useStoreView } from "../useShop.ts";
import { localTotals } from "#domain/cart/totals.ts";

/** A cart line with the platform's findings about it. */
export interface CheckedLine {
  readonly line: CartLine;
  /** Why the line cannot be ordered; null when it can. */
  readonly problem: LineProblem | null;
  /** The price that the shopper last accepted; null when it is the current price. */
  readonly priceBefore: Money | null;
  /** Pieces in stock; null when unknown. */
  readonly available: number | null;
}

/** Returns the lines of the cart, and checks them with the platform when the component mounts. */
export function useCheckedLines(): readonly CheckedLine[] {
  const { cart } = useShop();
  const { isHydrated, lines, findings, pricesBefore } = useCart((state) => state);
  useEffect(() => (isHydrated ? cart.watch() : undefined), [cart, isHydrated]);
  const problems = cartProblems(lines, findings);
  return lines.map((line, index) => ({
    line,
    problem: problems[index] ?? null,
    priceBefore: pricesBefore[line.sku] ?? null,
    available: findings[line.sku]?.available ?? null,
  }));
}

/**
 * Returns the platform's totals. Until it has sent them, returns the sum of the lines, without a tax row
 * (docs/decisions/product.md#decision-19).
 */
export function useCartTotals(): readonly TotalsRow[] {
  const { currency } = useStoreView();
  const lines = useCart((state) => state.lines);
  const totals = useCart((state) => state.totals);
  return (totals ?? localTotals(lines, { shipping: null, payment: null }, currency)).rows;
}
