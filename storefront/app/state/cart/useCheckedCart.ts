import { useEffect } from "react";
import type { CartLine, TotalsRow } from "#domain/cart/cart.ts";
import { cartProblems, type LineProblem } from "#domain/cart/problems.ts";
import type { Money } from "#domain/money.ts";
import { useCart, useShop, useStoreView } from "../useShop.ts";
import { localTotals } from "#domain/cart/totals.ts";

/** A line, and what is to be said of it. */
export interface CheckedLine {
  readonly line: CartLine;
  /** Why it cannot be ordered as it stands. */
  readonly problem: LineProblem | null;
  /** What it cost when the shopper last agreed to its price; null when that is the price. */
  readonly priceBefore: Money | null;
  /** Pieces in stock; null when unknown. */
  readonly available: number | null;
}

/** Returns the lines of the cart and has them checked when they are first shown. */
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
 * The platform's totals; as long as it has said none, the sum of the lines, without tax
 * (docs/decisions/product.md#decision-19).
 */
export function useCartTotals(): readonly TotalsRow[] {
  const { currency } = useStoreView();
  const lines = useCart((state) => state.lines);
  const totals = useCart((state) => state.totals);
  return (totals ?? localTotals(lines, { shipping: null, payment: null }, currency)).rows;
}
