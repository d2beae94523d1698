import { vi } from "vitest";
import { createClient, type Fetch } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import type { LineSelection } from "#domain/cart/lines.ts";
import type { StoreView } from "#domain/store.ts";
import { createShopState, type ShopState } from "#app/state/shopState.ts";
import type { CartState } from "#app/state/cart/cartStore.ts";

function firstStore(): StoreView {
  const [first] = configuration.storeViews;
  if (!first) throw new Error("There is no store view.");
  return first;
}
const store = firstStore();

/** Stubs the storage and the window of one browser, which all its tabs share. */
export function stubBrowser() {
  const storage = new Map<string, string>();
  const window = new EventTarget();
  const dispatchStorageEvent = (key: string) => window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  let isSilent = false;
  vi.stubGlobal("window", window);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      storage.set(key, value);
      if (!isSilent) dispatchStorageEvent(key);
    },
    removeItem: (key: string) => storage.delete(key),
  });
  return {
    storage,
    window,
    /** Does the work without storage events, as if the other tabs were suspended. */
    withoutEvents<T>(work: () => T): T {
      isSilent = true;
      try {
        return work();
      } finally {
        isSilent = false;
      }
    },
  };
}

export interface Tab extends ShopState {
  /** Returns the quantities in the cart, by sku. */
  readonly pieces: () => Readonly<Record<string, number>>;
  readonly state: () => CartState;
  /** Returns the message ids of the notices that are shown. */
  readonly noticeIds: () => readonly string[];
  readonly close: () => void;
}

/** Returns the client of a tab whose requests go to `fetch`. */
export const clientOf = (fetch: Fetch) =>
  createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });

/** Opens a hydrated tab of the shop whose requests go to `fetch`. */
export async function openTab(fetch: Fetch): Promise<Tab> {
  const client = clientOf(fetch);
  const shop = createShopState({ client, store, go: () => {} });
  const close = shop.hydrate();
  await shop.cart.sync("changed");
  return {
    ...shop,
    state: () => shop.cart.store.getState(),
    pieces: () => Object.fromEntries(shop.cart.store.getState().lines.map(({ sku, quantity }) => [sku, quantity])),
    noticeIds: () => shop.notices.store.getState().shown.map(({ message }) => message.id),
    close,
  };
}

/** Adds a product, or one of its variants, to a tab's cart, as its page does. */
export async function put(
  { cart }: Tab,
  fetch: Fetch,
  parentSku: string,
  sku: string,
  quantity = 1,
  selection?: LineSelection,
): Promise<void> {
  const client = clientOf(fetch);
  const product = await client.catalog.product(parentSku);
  const variant = product?.variants.find((each) => each.sku === sku) ?? null;
  if (!product || (!variant && sku !== parentSku)) throw new Error(`There is no ${sku}.`);
  await cart.add(product, variant, quantity, selection);
}
