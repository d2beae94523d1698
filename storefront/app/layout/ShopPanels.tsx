import { useRouteContext } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import type { Panel } from "../state/panels.ts";
import { usePanels, useShop } from "../state/useShop.ts";

/**
 * Loaded when they are opened for the first time: no page shows them at once. Not as `lazy` components, since React
 * holds back for 300 ms what it has once waited for.
 */
const load: Readonly<Record<Panel, () => Promise<ComponentType>>> = {
  microcart: () => import("./ShopMicrocart.tsx").then(({ ShopMicrocart }) => ShopMicrocart),
  search: () => import("./ShopSearch.tsx").then(({ ShopSearch }) => ShopSearch),
};

/** What lies over the page. */
export function ShopPanels() {
  const { panels } = useShop();
  const { texts } = useRouteContext({ from: "__root__" });
  const open = usePanels((state) => state.open);
  const [loaded, setLoaded] = useState<Partial<Record<Panel, ComponentType>>>({});
  const OpenPanel = open === null ? undefined : loaded[open];
  useEffect(() => {
    if (open === null || OpenPanel) return;
    // Without a connection the panel cannot come; what it shows has a page of its own.
    Promise.all([load[open](), texts.load(partsOfPanel[open])]).then(
      ([component]) => setLoaded((before) => ({ ...before, [open]: component })),
      () => panels.close(),
    );
  }, [open, OpenPanel, panels, texts]);
  return OpenPanel ? <OpenPanel /> : null;
}
