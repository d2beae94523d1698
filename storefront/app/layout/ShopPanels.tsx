import { afterPaint, preloadWhenIdle } from "@dioptra/ui";
import { useRouteContext, useRouterState } from "@tanstack/react-router";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { showCodeLoadFailure } from "../state/loadFailure.ts";
import type { Panel } from "../state/panels.ts";
import { useCart, usePanels, useShop } from "../state/useShop.ts";

/**
 * The panels' code is loaded when a panel opens; the microcart's earlier, on pages where it is likely to open. It is
 * loaded by hand instead of with `React.lazy`, because React delays content by 300 ms after it has suspended.
 */
const load: Readonly<Record<Panel, () => Promise<ComponentType>>> = {
  account: () => import("./ShopAccount.tsx").then(({ ShopAccount }) => ShopAccount),
  menu: () => import("./ShopMenu.tsx").then(({ ShopMenu }) => ShopMenu),
  microcart: () => import("./ShopMicrocart.tsx").then(({ ShopMicrocart }) => ShopMicrocart),
  newsletter: () => import("./ShopNewsletter.tsx").then(({ ShopNewsletter }) => ShopNewsletter),
  search: () => import("./ShopSearch.tsx").then(({ ShopSearch }) => ShopSearch),
  wishlist: () => import("./ShopWishlist.tsx").then(({ ShopWishlist }) => ShopWishlist),
};

/** The panel over the page. It opens after the next paint, so that the pressed button responds first. */
export function ShopPanels() {
  const { panels, notices } = useShop();
  const { texts } = useRouteContext({ from: "__root__" });
  const requested = usePanels((state) => state.open);
  const [open, setOpen] = useState<Panel | null>(null);
  const [loaded, setLoaded] = useState<Partial<Record<Panel, ComponentType>>>({});
  const OpenPanel = requested !== null && requested === open ? loaded[requested] : undefined;
  const loadPanel = useCallback(
    (panel: Panel) =>
      Promise.all([load[panel](), texts.load(partsOfPanel[panel])]).then(([component]) =>
        setLoaded((before) => ({ ...before, [panel]: component })),
      ),
    [texts],
  );
  const isMicrocartLikely = useIsMicrocartLikely();
  useEffect(() => {
    if (isMicrocartLikely) preloadWhenIdle(() => loadPanel("microcart"));
  }, [isMicrocartLikely, loadPanel]);
  useEffect(() => afterPaint(() => setOpen(requested)), [requested]);
  useEffect(() => {
    if (open === null || loaded[open]) return;
    loadPanel(open).catch(() => {
      panels.close();
      void showCodeLoadFailure(notices, () => panels.open(open));
    });
  }, [open, loaded, panels, notices, loadPanel]);
  return OpenPanel ? <OpenPanel /> : null;
}

/** Returns whether the cart has lines, or the page is a product's, from which one can be added. */
function useIsMicrocartLikely(): boolean {
  const isFilled = useCart(({ lines }) => lines.length > 0);
  const isProduct = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId.startsWith("/p/")),
  });
  return isFilled || isProduct;
}
