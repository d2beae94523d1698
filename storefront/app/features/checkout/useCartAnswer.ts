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
  /**
   * Asks again. Returns what is offered offline while the platform cannot be reached, and nothing if the answer fails, or
   * if the platform had no cart that it could be asked about.
   */
  readonly load: () => Promise<Answer | undefined>;
}

/**
 * Tells whether an answer about the platform's cart is missing. A cart that was filled without a network has no id, and
 * nothing can be asked about it until both carts are synchronised. `offline` returns what takes the place of an answer
 * while the platform cannot be reached.
 */
export function useCartAnswer<Answer>(
  cartId: string | null,
  { data, isError, refetch }: Pick<UseQueryResult<Answer>, "data" | "isError" | "refetch">,
  offline: () => Answer | undefined,
): CartAnswer<Answer> {
  const { cart, connection } = useShop();
  const isAway = useIsAway();
  const isUnconnected = useCart(({ connection }) => connection.state === "disconnected");
  async function ask() {
    if (cartId !== null) return (await refetch()).data;
    await cart.sync("changed");
    return undefined;
  }
  async function load() {
    const answer = await ask();
    return answer === undefined && connection.isAwayNow() ? offline() : answer;
  }
  const isUnanswered = cartId === null ? isAway || isUnconnected : isError;
  return { missing: data || !isUnanswered ? null : isAway ? "offline" : "failed", load };
}
