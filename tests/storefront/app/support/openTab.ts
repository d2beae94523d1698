import { vi } from "vitest";
import { createClient, type Fetch } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { createShopState, type ShopState } from "#app/state/shopState.ts";
import type { CartState } from "#app/state/cart/cartStore.ts";

function firstStore(): StoreView {
  const [first] = configuration.storeViews;
  if (!first) throw new Error("There is no store view.");
  return first;
}
const store = firstStore();

/** The storage and the window of one browser, for as many tabs as it has. */
export function stubBrowser() {
  const kept = new Map<string, string>();
  const window = new EventTarget();
  const tell = (key: string) => window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  let isAsleep = false;
  vi.stubGlobal("window", window);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      if (!isAsleep) tell(key);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return {
    kept,
    window,
    /** While this is done, no tab hears of another: as when one was put aside by the browser. */
    unheard<T>(work: () => T): T {
      isAsleep = true;
      try {
        return work();
      } finally {
        isAsleep = false;
      }
    },
  };
}

export interface Tab extends ShopState {
  /** What the cart holds: sku to pieces. */
  readonly pieces: () => Readonly<Record<string, number>>;
  readonly state: () => CartState;
  /** Ids of what is said now. */
  readonly said: () => readonly string[];
  readonly close: () => void;
}

/** A tab of the shop before a provider, awake. */
export async function openTab(fetch: Fetch): Promise<Tab> {
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  const shop = createShopState({ client, store, go: () => {} });
  const close = shop.wake();
  await shop.cart.sync("changed");
  return {
    ...shop,
    state: () => shop.cart.store.getState(),
    pieces: () => Object.fromEntries(shop.cart.store.getState().lines.map(({ sku, quantity }) => [sku, quantity])),
    said: () => shop.notices.store.getState().shown.map(({ message }) => message.id),
    close,
  };
}

/** Puts so many of a product, or of its variant, into a tab's cart, as its page would. */
export async function put({ cart }: Tab, fetch: Fetch, parentSku: string, sku: string, quantity = 1): Promise<void> {
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  const product = await client.product(parentSku);
  const variant = product?.variants.find((each) => each.sku === sku) ?? null;
  if (!product || (!variant && sku !== parentSku)) throw new Error(`There is no ${sku}.`);
  await cart.add(product, variant, quantity);
}
