import { createStore } from "zustand/vanilla";
import { payment } from "#configuration/payment.ts";
import type { ShopState } from "../shopState.ts";

/** The BLIK code that a shopper types before ordering. It lives in memory only (docs/decisions/product.md#decision-5). */
export interface BlikCode {
  /** Six digits; null until they are typed, and once the code is no longer valid. */
  readonly code: string | null;
  /** How often the shopper wanted to order without a code. */
  readonly timesMissing: number;
}

function createBlikCode() {
  const store = createStore<BlikCode>()(() => ({ code: null, timesMissing: 0 }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (code: string | null) => {
    clearTimeout(timer);
    if (code !== null) timer = setTimeout(() => set(null), payment.blik.codeLifetime);
    store.setState({ code, timesMissing: 0 });
  };
  return {
    store,
    /** Keeps a code as long as banks accept it; null drops it. */
    set,
    /** Returns the code. Without one, the field asks for it. */
    require(): string | null {
      const { code, timesMissing } = store.getState();
      if (code === null) store.setState({ timesMissing: timesMissing + 1 });
      return code;
    },
  };
}

const codes = new WeakMap<ShopState, ReturnType<typeof createBlikCode>>();

/** Returns the BLIK code of a shop's state. */
export function blikCodeOf(shop: ShopState): ReturnType<typeof createBlikCode> {
  const existing = codes.get(shop);
  if (existing) return existing;
  const created = createBlikCode();
  codes.set(shop, created);
  return created;
}
