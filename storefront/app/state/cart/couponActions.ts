import type { Client } from "#client/createClient.ts";
import { isFinalRefusal, ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import type { CartStore } from "./cartStore.ts";
import type { createQueue } from "./createQueue.ts";
import { forgetCoupon } from "./storeTotals.ts";
import type { createSynchronise } from "./synchronise.ts";

export interface CouponActionsSetting extends Pick<
  ReturnType<typeof createSynchronise>,
  "synchronise" | "refreshTotals"
> {
  readonly client: Client;
  readonly store: CartStore;
  /** Runs tasks one after another, across all tabs. */
  readonly enqueue: ReturnType<typeof createQueue>;
}

/** Why a coupon was not applied or removed. */
export interface CouponProblem {
  readonly reason:
    | "incorrect"
    | "not-yet"
    | "expired"
    | "card-expired"
    | "used-up"
    | "first-order"
    | "applies-to-nothing"
    | "too-many"
    | "offline"
    | "unreachable";
  /** After `too-many`: the minutes until the next attempt. */
  readonly minutes?: number;
}

/** By the platform's code. Any other refusal means that the coupon's code is wrong. */
const refusalReasons: ReadonlyMap<string, CouponProblem["reason"]> = new Map([
  ["COUPON_NOT_YET", "not-yet"],
  ["COUPON_EXPIRED", "expired"],
  ["GIFT_CARD_EXPIRED", "card-expired"],
  ["COUPON_USED_UP", "used-up"],
  ["COUPON_FOR_FIRST_ORDER", "first-order"],
  ["COUPON_APPLIES_TO_NOTHING", "applies-to-nothing"],
]);

/** The platform's codes for a cart that it does not have, or not any more. */
const lostCartCodes: ReadonlySet<string | null> = new Set(["CART_UNKNOWN", "CART_CLOSED"]);

function problemOf(failure: unknown): CouponProblem {
  if (failure instanceof ProviderUnreachable && failure.reason === "offline") return { reason: "offline" };
  if (failure instanceof ProviderRefusal && failure.status === 429 && failure.retryAfter !== null)
    return { reason: "too-many", minutes: Math.ceil(failure.retryAfter / 60) };
  if (!isFinalRefusal(failure)) return { reason: "unreachable" };
  return { reason: refusalReasons.get(failure.refusal.code ?? "") ?? "incorrect" };
}

/** Why a coupon or a gift card was not taken off the cart: nothing about its code can be wrong. */
function removalProblemOf(failure: unknown): CouponProblem {
  const problem = problemOf(failure);
  return problem.reason === "offline" || problem.reason === "too-many" ? problem : { reason: "unreachable" };
}

/** Creates the actions that apply a coupon to the cart and remove it (docs/specification/cart.md#cart-51). */
export function createCouponActions({ client, store, enqueue, synchronise, refreshTotals }: CouponActionsSetting) {
  async function apply(code: string): Promise<void> {
    const { connection } = store.getState();
    if (connection.state !== "connected") throw new ProviderUnreachable("network");
    await client.cart.applyCoupon(connection.token, code);
  }

  /** Runs again, with the cart that the platform then has, what failed because the platform has lost the former one. */
  const afterLoss = (again: () => Promise<void>) => async (failure: unknown) => {
    if (!(failure instanceof ProviderRefusal) || !lostCartCodes.has(failure.refusal.code)) throw failure;
    await synchronise("forced");
    await again();
  };
  // A cart that is made anew has neither coupon nor gift card.
  const nothingLeft = async () => {};

  return {
    /**
     * Applies a coupon to the cart, instead of the former one, and loads the totals with it. Returns why it was not
     * applied; null when it was.
     */
    applyCoupon: (code: string): Promise<CouponProblem | null> =>
      enqueue(async () => {
        // The platform checks a coupon with the lines that it has.
        await synchronise("changed");
        await apply(code).catch(afterLoss(() => apply(code)));
        await refreshTotals();
        return null;
      }).catch(problemOf),

    /** Removes the coupon of the cart and loads the totals without it. Returns why that failed; null when it is removed. */
    removeCoupon: (cartId: string): Promise<CouponProblem | null> =>
      enqueue(async () => {
        await client.cart.removeCoupon(cartId).catch(afterLoss(nothingLeft));
        forgetCoupon(store);
        await refreshTotals();
        return null;
      }).catch(removalProblemOf),

    /** Takes a gift card off the cart and loads the totals without it. Returns why that failed; null when it is removed. */
    removeGiftCard: (cartId: string, code: string): Promise<CouponProblem | null> =>
      enqueue(async () => {
        await client.cart.removeGiftCard(cartId, code).catch(afterLoss(nothingLeft));
        await refreshTotals();
        return null;
      }).catch(removalProblemOf),
  };
}
