import type { UseQueryResult } from "@tanstack/react-query";
import { useIsAway } from "../../state/useIsOnline.ts";
import { useCart, useShop } from "../../state/useShop.ts";

/** An answer of the platform about its cart, such as the methods that it offers. */
export interface CartAnswer<Answer> {
  /**
   * Why there is none: `offline` while the platform cannot be reached, `failed` otherwise. Null once it is there, and while
   * it is loading.
   */
  readonly missing: "offline" | "failed" | null;
  /** Asks again. Returns nothing if that fails, or if the platform had no cart that it could be asked about. */
  readonly load: () => Promise<Answer | undefined>;
}

/**
 * Tells whether an answer about the platform's cart is missing. A cart that was filled without a network has no id, and
 * nothing can be asked about it until both carts are synchronised.
 */
export function useCartAnswer<Answer>(
  cartId: string | null,
  { data, isError, refetch }: Pick<UseQueryResult<Answer>, "data" | "isError" | "refetch">,
): CartAnswer<Answer> {
  const { cart } = useShop();
  const isAway = useIsAway();
  const isUnconnected = useCart(({ connection }) => connection.state === "disconnected");
  async function load() {
    if (cartId !== null) return (await refetch()).data;
    await cart.sync("changed");
    return undefined;
  }
  const isUnanswered = cartId === null ? isAway || isUnconnected : isError;
  return { missing: data || !isUnanswered ? null : isAway ? "offline" : "failed", load };
}
