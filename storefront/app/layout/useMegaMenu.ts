import { preloadWhenIdle } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { loadAfterStart } from "./lazyStart.ts";

/**
 * Loads the menu with panels on wide screens while the browser is idle, and returns it once it is there. It takes the
 * place of the plain navigation in the header.
 */
export function useMegaMenu(): ReactNode {
  const { texts } = useRouteContext({ from: "__root__" });
  const [menu, setMenu] = useState<ReactNode>(null);
  useEffect(() => preloadWhenIdle(async () => setMenu(await (await loadAfterStart()).loadMegaMenu(texts))), [texts]);
  return menu;
}
