import type { ShownRow } from "#domain/cart/cart.ts";
import { withDelivery } from "#domain/cart/totals.ts";
import { useCartTotals } from "../cart/useCheckedCart.ts";
import { useIsAway } from "../useIsOnline.ts";
import { useStoreView } from "../useShop.ts";
import { useDraft } from "./createCheckout.ts";

/**
 * Returns the totals of the cart, with the chosen delivery while the platform cannot add it: that of the open form, or of
 * the completed step.
 */
export function useOrderTotals(): readonly ShownRow[] {
  const { currency } = useStoreView();
  const rows = useCartTotals();
  const shippingCost = useDraft(({ deliveryInForm, shippingCost = null }) =>
    deliveryInForm ? deliveryInForm.price : shippingCost,
  );
  const isAway = useIsAway();
  return isAway && shippingCost ? withDelivery(rows, shippingCost, currency) : rows;
}
