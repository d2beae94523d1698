import { unreachedChangeMessage } from "../reachability.ts";
import { useShop } from "../useShop.ts";
import type { LineChange } from "./changeLine.ts";

/**
 * Returns a function that changes what a line of the cart sells, such as its colour or its lenses. It returns whether the
 * line was changed; otherwise a notice says why not.
 */
export function useChangeLine(): (change: LineChange) => Promise<boolean> {
  const { cart, notices } = useShop();
  return async (change) => {
    const actions = await cart.load().catch(() => null);
    if (actions) return actions.change(change);
    notices.show("error", unreachedChangeMessage());
    return false;
  };
}
