import { useRouteContext } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import type { Panel } from "../state/panels.ts";
import { usePanels, useShop } from "../state/useShop.ts";

/** Loaded when they are opened for the first time: no page shows them at once. */
const views = {
  microcart: () => import("./ShopMicrocart.tsx").then(({ ShopMicrocart }) => ShopMicrocart),
  search: () => import("./ShopSearch.tsx").then(({ ShopSearch }) => ShopSearch),
} satisfies Record<Panel, () => Promise<ComponentType>>;

/** What lies over the page. */
export function ShopPanels() {
  const { panels } = useShop();
  const { texts } = useRouteContext({ from: "__root__" });
  const open = usePanels((state) => state.open);
  const [loaded, setLoaded] = useState<Partial<Record<Panel, ComponentType>>>({});
  const View = open && loaded[open];
  useEffect(() => {
    if (!open || View) return;
    // Without a connection the panel cannot come; what it shows has a page of its own.
    Promise.all([views[open](), texts.load(partsOfPanel[open])]).then(
      ([view]) => setLoaded((before) => ({ ...before, [open]: view })),
      () => panels.close(),
    );
  }, [open, View, panels, texts]);
  return View ? <View /> : null;
}
