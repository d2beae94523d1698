import { createStore } from "zustand/vanilla";

/** A panel over the page. Only one is open at a time (docs/specification/pages.md#page-34). */
export type Panel = "menu" | "microcart" | "search" | "wishlist" | "account" | "newsletter";

export interface PanelsState {
  readonly open: Panel | null;
  /** Whether the open microcart confirms that a product was just added. */
  readonly isAdded: boolean;
}

const closed: PanelsState = { open: null, isAdded: false };

/** Creates the state of the panels over the page. */
export function createPanels() {
  const store = createStore<PanelsState>()(() => closed);
  return {
    store,
    open: (panel: Panel): void => store.setState({ open: panel, isAdded: false }),
    isOpen: (panel: Panel): boolean => store.getState().open === panel,
    /** Makes the open microcart confirm that a product was added. */
    showAdded: (): void => store.setState({ isAdded: true }),
    close: (): void => store.setState(closed),
  };
}

export type Panels = ReturnType<typeof createPanels>;
