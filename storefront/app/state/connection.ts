import { createStore } from "zustand/vanilla";

export interface ConnectionState {
  /** The shop did not answer the last request, and has not answered since. */
  readonly isAway: boolean;
  /** That was so at any time on this page load. */
  readonly wasAway: boolean;
  /** The page shows answers that this browser has kept. */
  readonly showsKept: boolean;
  /** An order of this browser waits for the shop. */
  readonly orderWaits: boolean;
}

const connected: ConnectionState = { isAway: false, wasAway: false, showsKept: false, orderWaits: false };

/** Creates what is known about the way to the shop. A browser that reports to be online may still not reach it. */
export function createConnection() {
  const store = createStore<ConnectionState>()(() => connected);
  return {
    store,
    /**
     * Returns whether the shop cannot be reached at this moment: the device has no network, or the shop did not answer
     * last. After something was awaited, this tells what a value from the last rendering does not.
     */
    isAwayNow: (): boolean => navigator.onLine === false || store.getState().isAway,
    /** The shop has answered. */
    reached: (): void => {
      if (store.getState().isAway) store.setState({ isAway: false });
    },
    /** The shop has not answered. */
    lost: (): void => store.setState({ isAway: true, wasAway: true }),
    /** A kept answer is shown in place of one that did not arrive. */
    servedFromCache: (): void => store.setState({ showsKept: true }),
    /** Nothing on the page is from the cache any more. */
    renewed: (): void => store.setState({ showsKept: false }),
    /** Whether an order waits for the shop is known. */
    noteOrder: (orderWaits: boolean): void => {
      if (store.getState().orderWaits !== orderWaits) store.setState({ orderWaits });
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;
