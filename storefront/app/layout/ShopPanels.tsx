import { afterPaint, preloadWhenIdle } from "@dioptra/ui";
import { useRouteContext, useRouterState } from "@tanstack/react-router";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { showCodeLoadFailure } from "../state/loadFailure.ts";
import type { Panel } from "../state/panels.ts";
import { useCart, usePanels, useShop } from "../state/useShop.ts";
import { loadAfterStart } from "./lazyStart.ts";

/**
 * The panel over the page. It opens after the next paint, so that the pressed button responds first. Its code is loaded
 * then; the microcart's earlier, on pages where it is likely to open.
 */
export function ShopPanels() {
  const { panels, notices } = useShop();
  const { texts } = useRouteContext({ from: "__root__" });
  const requested = usePanels((state) => state.open);
  const [open, setOpen] = useState<Panel | null>(null);
  const [loaded, setLoaded] = useState<Partial<Record<Panel, ComponentType>>>({});
  const OpenPanel = requested !== null && requested === open ? loaded[requested] : undefined;
  const loadPanel = useCallback(
    (panel: Panel) =>
      loadAfterStart()
        .then((code) => code.loadPanel(panel, texts))
        .then((component) => setLoaded((before) => ({ ...before, [panel]: component }))),
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
