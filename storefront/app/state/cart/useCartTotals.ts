import type { TotalsRow } from "#domain/cart/cart.ts";
import { localTotals } from "#domain/cart/totals.ts";
import { useCart } from "../useShop.ts";
import { useStoreView } from "../useStoreView.ts";

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
