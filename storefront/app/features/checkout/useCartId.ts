import { useEffect } from "react";
import { useCart, useShop } from "../../state/useShop.ts";

/** The platform's cart of this checkout; null as long as the platform cannot be reached. */
export function useCartId(): string | null {
  const { cart } = useShop();
  const cartId = useCart(({ connection }) => (connection.state === "connected" ? connection.token : null));
  useEffect(() => void cart.sync("changed"), [cart]);
  return cartId;
}
