import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import type { Notices } from "../notices.ts";
import { type CartStore, emptyCart } from "./cartStore.ts";
import type { SyncReason } from "./synchronise.ts";

export interface GiveToCustomerSetting {
  readonly client: Client;
  readonly store: CartStore;
  readonly notices: Notices;
  readonly synchronise: (how: SyncReason) => Promise<boolean>;
}

/** Runs work whose refusal changes nothing. Failures of the connection are thrown. Returns whether it was accepted. */
async function isAccepted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status < 500) return false;
    throw error;
  }
}

/**
 * Creates the function that gives this browser's cart to a customer who has logged in, once. The guest's lines are added
 * to the customer's own. The guest's coupon is taken off before and applied again after, so that it is checked for
 * this customer (docs/specification/cart.md#cart-54). Another customer's cart is replaced, not given.
 */
export function createGiveToCustomer({ client, store, notices, synchronise }: GiveToCustomerSetting) {
  const connect = (token: string, customerId: number) =>
    store.setState({ connection: { state: "connected", token, guestAttempts: 0 }, customerId, syncedHash: null });

  /** Replaces the cart by the one that the platform has for the customer, if it has lines. */
  async function resume(customerId: number): Promise<void> {
    store.setState({ ...emptyCart, customerId });
    const token = await client.cart.resume();
    if (token === null) return;
    connect(token, customerId);
    // A line that was added meanwhile joins them.
    await synchronise("joined");
  }

  /** Moves a guest's cart, which the platform has, into the customer's. */
  async function takeOver(guestCart: string, customerId: number): Promise<void> {
    await synchronise("changed");
    const { totals } = store.getState();
    const coupon = totals?.couponCode ?? null;
    if (coupon !== null) await isAccepted(client.cart.removeCoupon(guestCart));
    const cart = await client.cart.takeOver(guestCart);
    connect(cart, customerId);
    const isCouponKept = coupon === null || (await isAccepted(client.cart.applyCoupon(cart, coupon)));
    await synchronise("adopted");
    if (isCouponKept) return;
    // The notice says more than that it has ended.
    store.setState({ endedCoupon: null });
    notices.show("warning", { id: "notice.couponNotKept", values: { coupon } });
  }

  /** Adds lines that the platform has not seen yet to the customer's cart. */
  async function join(customerId: number): Promise<void> {
    connect(await client.cart.create(), customerId);
    await synchronise("joined");
  }

  /** `isNewLogin`: the customer has just logged in, perhaps after another login had expired. */
  return async (customerId: number, isNewLogin: boolean): Promise<void> => {
    const { customerId: owner, connection, lines } = store.latest();
    // Another tab may have done it meanwhile.
    if (owner === customerId && !isNewLogin) return;
    if (owner === customerId && lines.length > 0) {
      // While the login was expired, the lines may have been sent as a guest's: they are not added a second time.
      connect(await client.cart.create(), customerId);
      return void (await synchronise("forced"));
    }
    if (owner !== null) return resume(customerId);
    if (connection.state === "connected") return takeOver(connection.token, customerId);
    return lines.length > 0 ? join(customerId) : resume(customerId);
  };
}
