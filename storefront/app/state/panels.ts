import { createStore } from "zustand/vanilla";

/** What lies over the page; one at a time (docs/specification/pages.md#page-34). */
export type Panel = "microcart" | "search";

export interface PanelsState {
  readonly open: Panel | null;
  /** Something was just put into the cart, and the cart says so. */
  readonly isAdded: boolean;
}

const closed: PanelsState = { open: null, isAdded: false };

/** The panels over the page. */
export function createPanels() {
  const store = createStore<PanelsState>()(() => closed);
  return {
    store,
    open: (panel: Panel): void => store.setState({ open: panel, isAdded: false }),
    isOpen: (panel: Panel): boolean => store.getState().open === panel,
    /** The open cart says that something was put into it. */
    showAdded: (): void => store.setState({ isAdded: true }),
    close: (): void => store.setState(closed),
  };
}

export type Panels = ReturnType<typeof createPanels>;
