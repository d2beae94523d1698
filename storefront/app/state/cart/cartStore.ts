import type { CartLine, CartTotals } from "#domain/cart/cart.ts";
import type { Connection } from "#domain/cart/sync.ts";
import type { Findings, PricesBefore } from "#domain/cart/findings.ts";
import type { LineIdentity } from "#domain/cart/lines.ts";
import { currentTotals, type KnownTotals, unknownTotals } from "#domain/cart/totals.ts";
import { canOrder, cartProblems } from "#domain/cart/problems.ts";
import type { StoreView } from "#domain/store.ts";
import { createPersistedStore, hasRoom, keepsCookies } from "../createPersistedStore.ts";

/** The cart of this browser in one store view. */
export interface CartState extends KnownTotals {
  readonly lines: readonly CartLine[];
  readonly connection: Connection;
  /** The customer whose cart this is; null for a guest's. */
  readonly customerId: number | null;
  /** Hash of the lines at the last synchronisation; null before the first one. */
  readonly syncedHash: string | null;
  /** Lines that were removed here and that the platform still has. */
  readonly removed: readonly LineIdentity[];
  /** Former prices of lines whose price has changed, until the shopper proceeds at the new price. */
  readonly pricesBefore: PricesBefore;
  /**
   * The code of a coupon that the platform does not accept any more, until the shopper applies another one; null without
   * one.
   */
  readonly endedCoupon: string | null;
  /** Prices and stock of the lines, as the platform last reported them. Not persisted. */
  readonly findings: Findings;
  /** Whether a product is being added. */
  readonly adding: boolean;
  /** False until the browser's cart has been read, and always false on the server. */
  readonly isHydrated: boolean;
}

/** The initial state, to which the cart also returns after an order. */
export const emptyCart = {
  lines: [],
  connection: { state: "disconnected" },
  syncedHash: null,
  ...unknownTotals,
  removed: [],
  pricesBefore: {},
  endedCoupon: null,
  findings: {},
} as const satisfies Partial<CartState>;

/** Returns the key of a store view's cart in `localStorage`. */
export const cartKey = (code: string): string => `dioptra-cart-${code}`;

/**
 * Creates the store of the cart of a store view. `onNotStored` is called when the browser's storage rejects a change.
 */
export const createCartStore = ({ code }: StoreView, onNotStored: () => void) =>
  createPersistedStore<CartState, Partial<CartState>>(
    { ...emptyCart, customerId: null, adding: false, isHydrated: false },
    {
      name: cartKey(code),
      version: 1,
      partialize: ({ findings: _findings, adding: _adding, isHydrated: _isHydrated, ...stored }) => stored,
      onNotStored,
    },
  );

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * Returns whether the platform may have a cart of this browser that is missing here, because the storage had no room for
 * it. The platform knows the browser by its cookie.
 */
export const mayHaveLostCart = (store: CartStore): boolean =>
  store.getState().connection.state === "disconnected" && !hasRoom() && keepsCookies();

/** Returns the platform's totals of the cart; null while they are of other lines than it has now. */
export const totalsOf = (state: CartState): CartTotals | null => currentTotals(state.lines, state);

/** Returns whether every line can be ordered, as far as the platform's last answers say. */
export function isOrderable(store: CartStore): boolean {
  const { lines, findings } = store.getState();
  return canOrder(cartProblems(lines, findings));
}
