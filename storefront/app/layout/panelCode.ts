import type { ComponentType } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import type { Texts } from "../i18n/createTexts.ts";
import type { Panel } from "../state/panels.ts";

/** By hand instead of with `React.lazy`, because React delays content by 300 ms after it has suspended. */
const load: Readonly<Record<Panel, () => Promise<ComponentType>>> = {
  account: () => import("./ShopAccount.tsx").then(({ ShopAccount }) => ShopAccount),
  menu: () => import("./ShopMenu.tsx").then(({ ShopMenu }) => ShopMenu),
  microcart: () => import("./ShopMicrocart.tsx").then(({ ShopMicrocart }) => ShopMicrocart),
  newsletter: () => import("./ShopNewsletter.tsx").then(({ ShopNewsletter }) => ShopNewsletter),
  search: () => import("./ShopSearch.tsx").then(({ ShopSearch }) => ShopSearch),
  wishlist: () => import("./ShopWishlist.tsx").then(({ ShopWishlist }) => ShopWishlist),
};

/** Loads a panel's code and texts. */
export async function loadPanel(panel: Panel, texts: Texts): Promise<ComponentType> {
  const [component] = await Promise.all([load[panel](), texts.load(partsOfPanel[panel])]);
  return component;
}
