import { cart as cartSetting } from "#configuration/cart.ts";
import { identityOfLine, unsent } from "#domain/cart/lines.ts";
import type { Notices } from "../notices.ts";
import { type CartStore, emptyCart, totalsOf } from "./cartStore.ts";
import type { createCouponActions } from "./couponActions.ts";
import type { createQueue } from "./createQueue.ts";
import type { SyncReason } from "./synchronise.ts";

export interface ClearCartSetting extends Pick<ReturnType<typeof createCouponActions>, "applyCoupon"> {
  readonly store: CartStore;
  readonly notices: Notices;
  readonly enqueue: ReturnType<typeof createQueue>;
  readonly sync: (how: SyncReason) => Promise<void>;
  /** By default, as the shop's settings say. */
  readonly rules?: Pick<typeof cartSetting, "synchronizeOnClear" | "disconnectOnClear">;
}

/**
 * Creates the action that empties the cart here and at the platform, and leaves the platform's cart. A notice offers to
 * undo it, with the coupon (docs/specification/cart.md#cart-19).
 */
export function createClearCart({ store, notices, enqueue, sync, applyCoupon, rules = cartSetting }: ClearCartSetting) {
  return async (): Promise<void> => {
    const before = store.latest();
    if (before.lines.length === 0) return;
    const couponCode = totalsOf(before)?.couponCode ?? null;
    async function restore() {
      store.setState(({ lines }) => ({ lines: [...before.lines.map(unsent), ...lines] }));
      await sync("forced");
      if (couponCode === null || (await applyCoupon(couponCode)) === null) return;
      notices.show("warning", { id: "notice.couponNotRestored", values: { coupon: couponCode } });
    }
    const isSent = rules.synchronizeOnClear;
    store.setState(({ removed }) => ({
      lines: [],
      removed: isSent ? [...removed, ...before.lines.map(identityOfLine)] : removed,
    }));
    notices.show("success", { id: "notice.cleared" }, { label: "notice.undo", onAction: () => void restore() });
    if (isSent) await sync("forced");
    if (!rules.disconnectOnClear) return;
    await enqueue(async () => {
      const { lines, removed } = store.latest();
      // While the platform still has lines that were removed here, the next synchronisation has to remove them.
      if (lines.length === 0 && removed.length === 0) store.setState(emptyCart);
    });
  };
}
