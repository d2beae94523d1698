import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { CartLine, CartTotals } from "#domain/cart/cart.ts";
import type { Connection } from "#domain/cart/connection.ts";
import type { StoreView } from "#domain/store/storeView.ts";

/** The cart of this browser in one store view. */
export interface CartState {
  readonly lines: readonly CartLine[];
  readonly connection: Connection;
  /** Hash of what the platform last agreed to; null when it never did. */
  readonly syncedHash: string | null;
  readonly totals: CartTotals | null;
  /** A product is on its way into the cart. */
  readonly adding: boolean;
  /** False until the browser's cart has been read: the server knows no cart. */
  readonly known: boolean;
}

const empty: CartState = {
  lines: [],
  connection: { state: "disconnected" },
  syncedHash: null,
  totals: null,
  adding: false,
  known: false,
};

/** Read from the browser's storage after hydration, never during it. */
export const createCartStore = ({ code }: StoreView) =>
  createStore<CartState>()(
    persist(() => empty, {
      name: `dioptra-cart-${code}`,
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ lines, connection, syncedHash, totals }) => ({ lines, connection, syncedHash, totals }),
    }),
  );

export type CartStore = ReturnType<typeof createCartStore>;
