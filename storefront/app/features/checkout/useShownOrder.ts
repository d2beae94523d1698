import { useEffect } from "react";
import { type CartLine, isVirtual } from "#domain/cart/cart.ts";
import { type AgreedSum, agreedSum } from "#domain/order/agreedSum.ts";
import { useCheckout, useDraft } from "../../state/checkout/createCheckout.ts";
import { useOrderTotals } from "../../state/checkout/useOrderTotals.ts";
import { useIsAway } from "../../state/useIsOnline.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";

/** The order as it is shown. */
export interface ShownOrder {
  readonly lines: readonly CartLine[];
  /** The amounts that the shopper agrees to; null while the total is open. */
  readonly sum: AgreedSum | null;
}

/** Returns the lines and amounts that are shown beside the order button. */
export function useShownOrder(): ShownOrder {
  const { currency } = useStoreView();
  const lines = useCart((state) => state.lines);
  const rows = useOrderTotals();
  const paymentCost = useDraft((draft) => draft.paymentCost);
  return { lines, sum: agreedSum(rows, { isVirtual: isVirtual(lines), paymentCost }, currency) };
}

/**
 * Tells the platform a delivery that was chosen offline, once it answers again and has the cart, so that it can calculate
 * the total.
 */
export function useChoicesSent(cartId: string | null, sum: AgreedSum | null): void {
  const checkout = useCheckout();
  const isOpen = useDraft(({ shipping }) => shipping !== null) && sum === null;
  const isAway = useIsAway();
  useEffect(() => {
    if (isOpen && !isAway && cartId !== null) void checkout.sendChoices();
  }, [checkout, isOpen, isAway, cartId]);
}
