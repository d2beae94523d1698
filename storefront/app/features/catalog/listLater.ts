import { later } from "@dioptra/ui";
import { useEffect, useEffectEvent } from "react";
import { tellMissingCode } from "../../state/missingCode.ts";
import { useShop } from "../../state/useShop.ts";
import type { OpenFilterDrawerProps } from "./OpenFilterDrawer.tsx";

const bring = () => import("./listParts.ts");

/** Forms and links, which work before their code is there; it takes over what was chosen meanwhile. */
export const ListFiltersLater = later(async () => (await bring()).ListFilters);
export const ListChoicesLater = later(async () => (await bring()).ListChoices);
export const MoreProductsLater = later(async () => (await bring()).MoreProducts);

/** Comes with the others; where it cannot be loaded, that is said, and its button can be pressed again. */
export const OpenFilterDrawerLater = later<OpenFilterDrawerProps>(
  async () => (await bring()).OpenFilterDrawer,
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

/** Brings them before a list is shown that the server has not rendered. */
export const loadList = (): Promise<unknown> =>
  Promise.all([ListFiltersLater, ListChoicesLater, MoreProductsLater, OpenFilterDrawerLater].map(({ load }) => load()));

if (import.meta.env.SSR) await loadList();
