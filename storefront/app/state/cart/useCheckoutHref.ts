import { cart } from "#configuration/cart.ts";
import { checkoutHref } from "#domain/cart/checkoutHref.ts";
import { useCart, useStoreView } from "../useShop.ts";

/** Returns the address of the checkout, for the buttons of the cart. */
export function useCheckoutHref(): string {
  const store = useStoreView();
  const connection = useCart((state) => state.connection);
  return checkoutHref(connection, store, cart.externalCheckoutUrl);
}
