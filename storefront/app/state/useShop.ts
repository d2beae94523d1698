import { useRouteContext } from "@tanstack/react-router";
import { useStore } from "zustand";
import type { ShopState } from "./shopState.ts";
import type { StoreView } from "#domain/store.ts";

/** What lives in this browser: cart, notices, panels. */
export function useShop(): ShopState {
  return useRouteContext({ from: "__root__", select: (context) => context.shop });
}

type StateOf<Store extends { getState: () => unknown }> = ReturnType<Store["getState"]>;

const choose = {
  cart: (shop: ShopState) => shop.cart.store,
  notices: (shop: ShopState) => shop.notices.store,
  panels: (shop: ShopState) => shop.panels.store,
} as const;

export const useCart = <T>(select: (state: StateOf<ShopState["cart"]["store"]>) => T): T =>
  useStore(choose.cart(useShop()), select);
export const useNotices = <T>(select: (state: StateOf<ShopState["notices"]["store"]>) => T): T =>
  useStore(choose.notices(useShop()), select);
export const usePanels = <T>(select: (state: StateOf<ShopState["panels"]["store"]>) => T): T =>
  useStore(choose.panels(useShop()), select);

/** The shop front of this page: its language, currency and prefix. */
export const useStoreView = (): StoreView => useRouteContext({ from: "__root__", select: ({ store }) => store });
