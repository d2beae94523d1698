import type { CartLine, CartTotals } from "#domain/cart/cart.ts";
import type { Connection } from "#domain/cart/sync.ts";
import type { Findings, PricesBefore } from "#domain/cart/findings.ts";
import type { LineIdentity } from "#domain/cart/lines.ts";
import type { StoreView } from "#domain/store.ts";
import { createKeptStore } from "../createKeptStore.ts";

/** The cart of this browser in one store view. */
export interface CartState {
  readonly lines: readonly CartLine[];
  readonly connection: Connection;
  /** Hash of what the platform last agreed to; null when it never did. */
  readonly syncedHash: string | null;
  readonly totals: CartTotals | null;
  /** Lines that were taken out here, until the platform has been told of it. */
  readonly removed: readonly LineIdentity[];
  /** What lines cost before their price changed, until the shopper goes on with the new one. */
  readonly pricesBefore: PricesBefore;
  /** What the platform last said of the lines; nothing of it outlives the page. */
  readonly findings: Findings;
  /** A product is on its way into the cart. */
  readonly adding: boolean;
  /** False until the browser's cart has been read: the server knows no cart. */
  readonly isHydrated: boolean;
}

/** A cart into which nothing was put yet. */
export const emptyCart = {
  lines: [],
  connection: { state: "disconnected" },
  syncedHash: null,
  totals: null,
  removed: [],
  pricesBefore: {},
  findings: {},
} as const satisfies Partial<CartState>;

export const createCartStore = ({ code }: StoreView, onNotStored: () => void) =>
  createKeptStore<CartState, Partial<CartState>>(
    { ...emptyCart, adding: false, isHydrated: false },
    {
      name: `dioptra-cart-${code}`,
      version: 1,
      keep: ({ lines, connection, syncedHash, totals, removed, pricesBefore }) => ({
        lines,
        connection,
        syncedHash,
        totals,
        removed,
        pricesBefore,
      }),
      onNotStored,
    },
  );

export type CartStore = ReturnType<typeof createCartStore>;
