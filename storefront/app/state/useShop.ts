import { useRouteContext } from "@tanstack/react-router";
import { useStore } from "zustand";
import type { Purpose } from "#domain/consent.ts";
import type { SavedState } from "./savedLists.ts";
import type { ShopState } from "./shopState.ts";
import type { StoreView } from "#domain/store.ts";

/** Returns the state of this browser: cart, notices, panels, searches, saved products. */
export function useShop(): ShopState {
  return useRouteContext({ from: "__root__", select: (context) => context.shop });
}

type StateOf<Store extends { getState: () => unknown }> = ReturnType<Store["getState"]>;

/** Selects from the cart, and renders again when the selected value changes. */
export const useCart = <T>(select: (state: StateOf<ShopState["cart"]["store"]>) => T): T =>
  useStore(useShop().cart.store, select);
/** Selects from the notices, and renders again when the selected value changes. */
export const useNotices = <T>(select: (state: StateOf<ShopState["notices"]["store"]>) => T): T =>
  useStore(useShop().notices.store, select);
/** Selects from the panels, and renders again when the selected value changes. */
export const usePanels = <T>(select: (state: StateOf<ShopState["panels"]["store"]>) => T): T =>
  useStore(useShop().panels.store, select);

/** Selects from the wishlist or the comparison, and renders again when the selected value changes. */
export const useSaved = <T>(list: "wishlist" | "comparison", select: (state: SavedState) => T): T =>
  useStore(useShop()[list].store, select);

/** Selects from the session, and renders again when the selected value changes. */
export const useSession = <T>(select: (state: StateOf<ShopState["session"]["store"]>) => T): T =>
  useStore(useShop().session.store, select);

/** Returns the skus of the recently viewed products. */
export const useViewed = (): readonly string[] => useStore(useShop().viewed.store, ({ skus }) => skus);

/** Returns whether the shopper has consented to a purpose; false until the browser's choice has been read. */
export function useConsent(purpose: Purpose): boolean {
  const { consent } = useShop();
  return useStore(consent.store, () => consent.allows(purpose));
}

/** Returns the shopper's frame size. */
export const useMySize = (): StateOf<ShopState["mySize"]> => useStore(useShop().mySize);

/** Returns the store view of this page: its language, currency and prefix. */
export const useStoreView = (): StoreView => useRouteContext({ from: "__root__", select: ({ store }) => store });

/** Returns whether the shop does not answer, so that what is shown may be out of date. */
export const useIsAway = (): boolean => useStore(useShop().connection.store, ({ isAway }) => isAway);
