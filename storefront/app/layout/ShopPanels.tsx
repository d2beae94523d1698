import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import type { Panel } from "../state/panels.ts";
import { usePanels, useShop } from "../state/useShop.ts";

const loadMicrocart = () => import("./ShopMicrocart.tsx").then(({ ShopMicrocart }) => ({ default: ShopMicrocart }));
const loadSearch = () => import("./ShopSearch.tsx").then(({ ShopSearch }) => ({ default: ShopSearch }));

/** Loaded when they are opened for the first time: no page shows them at once. */
const Microcart = lazy(loadMicrocart);
const Search = lazy(loadSearch);
const load: Readonly<Record<Panel, () => Promise<unknown>>> = { microcart: loadMicrocart, search: loadSearch };

/** What lies over the page. */
export function ShopPanels() {
  const { panels } = useShop();
  const { texts } = useRouteContext({ from: "__root__" });
  const open = usePanels((state) => state.open);
  const [ready, setReady] = useState<readonly Panel[]>([]);
  const isReady = open !== null && ready.includes(open);
  useEffect(() => {
    if (open === null || isReady) return;
    // Without a connection the panel cannot come; what it shows has a page of its own.
    Promise.all([load[open](), texts.load(partsOfPanel[open])]).then(
      () => setReady((before) => [...before, open]),
      () => panels.close(),
    );
  }, [open, isReady, panels, texts]);
  if (!isReady) return null;
  return <Suspense fallback={null}>{open === "microcart" ? <Microcart /> : <Search />}</Suspense>;
}
