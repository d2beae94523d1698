import type { Client } from "#client/createClient.ts";
import type { LensReorder } from "#client/orderCalls.ts";
import { unsent } from "#domain/cart/lines.ts";
import type { CartStore } from "./cartStore.ts";
import type { createQueue } from "./createQueue.ts";
import type { createSynchronise } from "./synchronise.ts";

export interface ReorderLensesSetting extends Pick<
  ReturnType<typeof createSynchronise>,
  "synchronise" | "refreshTotals"
> {
  readonly client: Client;
  readonly store: CartStore;
  /** Runs tasks one after another, across all tabs. */
  readonly enqueue: ReturnType<typeof createQueue>;
  /** Called when the cart with the lenses cannot be loaded; `retry` loads it again. */
  readonly onUnreachable: (retry: () => void) => void;
}

/**
 * Creates the action that puts the lenses of an earlier order into this cart (docs/specification/orders.md#order-34). The
 * platform puts a guest's lenses into a new cart, to which this browser moves with the lines that it has.
 */
export function createReorderLenses(setting: ReorderLensesSetting) {
  const { client, store, enqueue, synchronise, refreshTotals, onUnreachable } = setting;

  /** Moves to another cart of the platform, which has not seen the lines of this one. */
  const moveTo = (token: string) =>
    store.setState(({ lines }) => ({
      lines: lines.map(unsent),
      connection: { state: "connected", token, guestAttempts: 0 },
      removed: [],
      syncedHash: null,
    }));

  /** Applies the coupon of the earlier cart. If it is refused, the cart says that it has ended. */
  const applyAgain = (cartId: string, coupon: string) =>
    client.cart.applyCoupon(cartId, coupon).then(refreshTotals, () => {});

  /** Returns the skus of lenses that are out of stock. Throws when the platform refuses or cannot be reached. */
  return (proof: LensReorder): Promise<readonly string[]> =>
    enqueue(async () => {
      await synchronise("changed");
      const { cart_id: cartId, missing } = await client.order.reorderLenses(proof);
      const { connection, totals } = store.latest();
      const isOwn = connection.state === "connected" && connection.token === cartId;
      if (!isOwn) moveTo(cartId);
      // The lenses are in the platform's cart: a failure now must not invite to order them a second time.
      const load = async () => {
        await synchronise(isOwn ? "adopted" : "joined");
        if (!isOwn && totals?.couponCode) await applyAgain(cartId, totals.couponCode);
      };
      await load().catch(() => onUnreachable(() => void enqueue(load).catch(() => {})));
      return missing;
    });
}
