import { createPersistedStore } from "./createPersistedStore.ts";

export interface MySizeState {
  /** The size from inside the shopper's temple, such as "52-18-140"; empty until one is typed. */
  readonly mark: string;
  /** How much a frame may differ, in mm. */
  readonly tolerance: 1 | 2;
}

/** Creates the shopper's frame size. It is stored in this browser only, for all store views. */
export const createMySize = (onNotStored: () => void) =>
  createPersistedStore<MySizeState, MySizeState>(
    { mark: "", tolerance: 2 },
    {
      name: "dioptra-my-size",
      version: 1,
      partialize: ({ mark, tolerance }) => ({ mark, tolerance }),
      onNotStored,
    },
  );
