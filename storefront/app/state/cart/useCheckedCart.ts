import { useEffect } from "react";
import type { CartLine, ShownRow } from "#domain/cart/cart.ts";
import { cartProblems, type LineProblem } from "#domain/cart/problems.ts";
import type { Money } from "#domain/money.ts";
import { totalsOf } from "./cartStore.ts";
import { useCart, useShop, useStoreView } from "../useShop.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import { type FreeDelivery, freeDelivery, shownRows } from "#domain/cart/totals.ts";

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
  const state = useCart((all) => all);
  const { isHydrated, lines, findings, pricesBefore } = state;
  useEffect(() => (isHydrated ? cart.watch() : undefined), [cart, isHydrated]);
  const isTotalled = totalsOf(state) !== null;
  const problems = cartProblems(lines, findings);
  return lines.map((line, index) => ({
    // A line's part of outdated totals is as outdated as they are.
    line: isTotalled ? line : { ...line, totals: null },
    problem: problems[index] ?? null,
    priceBefore: pricesBefore[line.sku] ?? null,
    available: findings[line.sku]?.available ?? null,
  }));
}

/**
 * Returns the platform's totals. Until it has sent them, and after a change of a line, returns the sum of the lines,
 * without a tax row (docs/decisions/product.md#decision-19); what only the platform can calculate is open.
 */
export function useCartTotals(): readonly ShownRow[] {
  const { currency } = useStoreView();
  const state = useCart((all) => all);
  return shownRows(state.lines, state, currency);
}

/**
 * Returns how far the cart is from free delivery; null if its delivery is never free, or while that is open. `threshold` is
 * that of the store, until the platform has named the threshold of this cart's delivery.
 */
export function useFreeDelivery(threshold: Money | null): FreeDelivery | null {
  const { currency } = useStoreView();
  const state = useCart((all) => all);
  const known = state.totals?.freeDeliveryFrom;
  if (isVirtual(state.lines)) return null;
  return freeDelivery(shownRows(state.lines, state, currency), known === undefined ? threshold : known);
}
