import { preloadWhenIdle } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";

interface Loaded {
  readonly MegaMenu: ComponentType;
  /** The link of the plain navigation that has the focus, by its `href`. */
  readonly focused: string | null;
}

/** The links of the navigation that the screen has room for. */
const shownLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("header nav a")].filter((link) => link.checkVisibility());

/**
 * Loads the menu with panels on wide screens while the browser is idle, and returns it once it is there. It takes the
 * place of the plain navigation in the header, and the focus of its link.
 */
export function useMegaMenu(): ReactNode {
  const { texts } = useRouteContext({ from: "__root__" });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (shownLinks().length === 0) return;
    preloadWhenIdle(async () => {
      const [{ ShopMegaMenu }] = await Promise.all([import("./ShopMegaMenu.tsx"), texts.load(partsOfPanel.menu)]);
      const focused =
        shownLinks()
          .find((link) => link === document.activeElement)
          ?.getAttribute("href") ?? null;
      setLoaded({ MegaMenu: ShopMegaMenu, focused });
    });
  }, [texts]);
  useEffect(() => {
    if (!loaded || loaded.focused === null) return;
    shownLinks()
      .find((link) => link.getAttribute("href") === loaded.focused)
      ?.focus();
  }, [loaded]);
  return loaded && <loaded.MegaMenu />;
}
