import type { ReactNode } from "react";
import type { Texts } from "../i18n/createTexts.ts";
import { partsOfPanel } from "../i18n/messageParts.ts";

/** The links of the navigation that the screen has room for. */
const shownLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("header nav a")].filter((link) => link.checkVisibility());

/** Loads the menu with panels; null if the screen has no room for it. It takes the focus of the link that it replaces. */
export async function loadMegaMenu(texts: Texts): Promise<ReactNode> {
  if (shownLinks().length === 0) return null;
  const [{ ShopMegaMenu }] = await Promise.all([import("./ShopMegaMenu.tsx"), texts.load(partsOfPanel.menu)]);
  const focused = shownLinks().find((link) => link === document.activeElement);
  const takeFocus = () =>
    focused &&
    shownLinks()
      .find(({ href }) => href === focused.href)
      ?.focus();
  return <ShopMegaMenu onShown={takeFocus} />;
}
