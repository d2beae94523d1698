import { afterPaint, loadAhead } from "@dioptra/ui";
import { useRouteContext, useRouterState } from "@tanstack/react-router";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { tellMissingCode } from "../state/loadFailure.ts";
import type { Panel } from "../state/panels.ts";
import { useCart, usePanels, useShop } from "../state/useShop.ts";

/**
 * Loaded when they are opened, the cart before that where it is near: no page shows them at once. Not as `lazy`
 * components, since React holds back for 300 ms what it has once waited for.
 */
const load: Readonly<Record<Panel, () => Promise<ComponentType>>> = {
  microcart: () => import("./ShopMicrocart.tsx").then(({ ShopMicrocart }) => ShopMicrocart),
  search: () => import("./ShopSearch.tsx").then(({ ShopSearch }) => ShopSearch),
};

/** What lies over the page. A press is answered first; the page is laid under a panel with the next picture. */
export function ShopPanels() {
  const { panels, notices } = useShop();
  const { texts } = useRouteContext({ from: "__root__" });
  const wanted = usePanels((state) => state.open);
  const [open, setOpen] = useState<Panel | null>(null);
  const [loaded, setLoaded] = useState<Partial<Record<Panel, ComponentType>>>({});
  const OpenPanel = wanted !== null && wanted === open ? loaded[wanted] : undefined;
  const bring = useCallback(
    (panel: Panel) =>
      Promise.all([load[panel](), texts.load(partsOfPanel[panel])]).then(([component]) =>
        setLoaded((before) => ({ ...before, [panel]: component })),
      ),
    [texts],
  );
  const isCartNear = useIsCartNear();
  useEffect(() => {
    if (isCartNear) loadAhead(() => bring("microcart"));
  }, [isCartNear, bring]);
  useEffect(() => afterPaint(() => setOpen(wanted)), [wanted]);
  useEffect(() => {
    if (open === null || loaded[open]) return;
    bring(open).catch(() => {
      panels.close();
      void tellMissingCode(notices, () => panels.open(open));
    });
  }, [open, loaded, panels, notices, bring]);
  return OpenPanel ? <OpenPanel /> : null;
}

/** Something is in the cart, or can be put into it here. */
function useIsCartNear(): boolean {
  const isFilled = useCart(({ lines }) => lines.length > 0);
  const isProduct = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId.startsWith("/p/")),
  });
  return isFilled || isProduct;
}
