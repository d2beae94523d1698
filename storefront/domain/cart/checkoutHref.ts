import { type StoreView, withPrefix } from "../store.ts";
import type { Connection } from "./sync.ts";

/**
 * Returns where the button of a cart leads: to the shop's checkout, or to an external one (docs/specification/cart.md#cart-18).
 * The external one is told the store view's code as `store` and the token of the cart at the platform as `cart`. The token
 * is left out while the browser has no cart there.
 */
export function checkoutHref(
  connection: Connection,
  store: Pick<StoreView, "code" | "prefix">,
  externalUrl: string | null,
): string {
  if (externalUrl === null) return withPrefix("/checkout", store);
  const address = new URL(externalUrl);
  address.searchParams.set("store", store.code);
  if (connection.state === "connected") address.searchParams.set("cart", connection.token);
  return address.href;
}
