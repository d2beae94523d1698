import { lazyComponent } from "@dioptra/ui";
import { useEffect, useEffectEvent } from "react";
import { LazyDrawer } from "../../components/lazyDialogs.ts";
import { showCodeLoadFailure } from "../../state/loadFailure.ts";
import { useShop } from "../../state/useShop.ts";
import type { FilterDrawerProps } from "./ListControls.tsx";

// The code of these components is loaded after that of the page. In a page from the server they are rendered at once,
// and respond as soon as their code has loaded. The server loads everything before it renders the first page.

/** Explains why a list is empty. */
export const LazyNothingFound = lazyComponent(async () => (await import("./NothingFound.tsx")).NothingFound);

const loadControls = () => import("./ListControls.tsx");

/** Forms and links of a list. They work before their code has loaded, and keep what was chosen meanwhile. */
export const LazyListFilters = lazyComponent(async () => (await loadControls()).ListFilters);
export const LazyListChoices = lazyComponent(async () => (await loadControls()).ListChoices);
export const LazyWordsNotice = lazyComponent(async () => (await loadControls()).WordsNotice);
export const LazyMoreProducts = lazyComponent(async () => (await loadControls()).MoreProducts);

/**
 * The filter drawer, which is never open on a server. If its code fails to load, the drawer closes and a notice offers to
 * open it again.
 */
export const LazyFilterDrawer = lazyComponent<FilterDrawerProps>(
  async () => {
    const [{ FilterDrawer }] = await Promise.all([loadControls(), LazyDrawer.load()]);
    return FilterDrawer;
  },
  function Closed({ onClose, onOpen }) {
    const { notices } = useShop();
    const closeWithNotice = useEffectEvent(() => {
      onClose();
      void showCodeLoadFailure(notices, onOpen);
    });
    useEffect(() => closeWithNotice(), []);
    return null;
  },
);

/** Loads the controls of a list. Routes call it before they show a list that the server has not rendered. */
export const loadList = (): Promise<unknown> =>
  Promise.all([LazyListFilters, LazyListChoices, LazyWordsNotice, LazyMoreProducts].map(({ load }) => load()));

if (import.meta.env.SSR) await loadList();
