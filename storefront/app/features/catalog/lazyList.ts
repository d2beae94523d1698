import { later } from "@dioptra/ui";
import { useEffect, useEffectEvent } from "react";
import { tellMissingCode } from "../../state/loadFailure.ts";
import { useShop } from "../../state/useShop.ts";
import type { OpenFilterDrawerProps } from "./ListControls.tsx";

// The code of these parts is loaded after that of the page. Where a page from the server shows them, it shows them
// rendered, and they respond once their code is there. On the server, everything is loaded before the first page.

/** Says why a list is empty. */
export const LazyNothingFound = later(async () => (await import("./NothingFound.tsx")).NothingFound);

const loadControls = () => import("./ListControls.tsx");

/** Forms and links of a list. They work before their code is there, and keep what was chosen meanwhile. */
export const LazyListFilters = later(async () => (await loadControls()).ListFilters);
export const LazyListChoices = later(async () => (await loadControls()).ListChoices);
export const LazyMoreProducts = later(async () => (await loadControls()).MoreProducts);

/** The drawer of filters on a phone. If its code cannot be loaded, a notice says so and the button can be pressed again. */
export const LazyOpenFilterDrawer = later<OpenFilterDrawerProps>(
  async () => (await loadControls()).OpenFilterDrawer,
  function Closed({ onClose, onOpen }) {
    const { notices } = useShop();
    const closeAndTell = useEffectEvent(() => {
      onClose();
      void tellMissingCode(notices, onOpen);
    });
    useEffect(() => closeAndTell(), []);
    return null;
  },
);

/** Loads the controls of a list before a list is shown that the server has not rendered. */
export const loadList = (): Promise<unknown> =>
  Promise.all([LazyListFilters, LazyListChoices, LazyMoreProducts, LazyOpenFilterDrawer].map(({ load }) => load()));

if (import.meta.env.SSR) await loadList();
