import { persist, type PersistStorage } from "zustand/middleware";
import { createStore } from "zustand/vanilla";

export interface KeptStoreSetting<State, Kept> {
  /** The name in the browser's storage. */
  readonly name: string;
  /** Of the form of what is kept; what was kept in another form is not read. */
  readonly version: number;
  readonly keep: (state: State) => Kept;
}

type Change<State> = Partial<State> | ((state: State) => Partial<State>);

/**
 * A store that this browser keeps for all its tabs, read when it is woken: after hydration, never during it. Before a
 * tab changes anything it takes over what another one has changed meanwhile, so that the newer is never overwritten by
 * a tab that slept.
 */
export function createKeptStore<State, Kept>(initial: State, { name, version, keep }: KeptStoreSetting<State, Kept>) {
  /** As this tab has last read or written it. */
  let last: string | null = null;
  const storage: PersistStorage<Kept> = {
    getItem: (key) => {
      last = localStorage.getItem(key);
      return last === null ? null : JSON.parse(last);
    },
    setItem: (key, value) => {
      const text = JSON.stringify(value);
      if (text === last) return;
      last = text;
      try {
        localStorage.setItem(key, text);
      } catch {
        // A full storage keeps nothing, but the page goes on.
      }
    },
    removeItem: (key) => localStorage.removeItem(key),
  };
  const store = createStore<State>()(
    persist(() => initial, { name, version, storage, partialize: keep, skipHydration: true }),
  );
  /** Reading is not waited for: the storage answers at once. */
  const catchUp = () => {
    if (localStorage.getItem(name) !== last) void store.persist.rehydrate();
  };
  const { setState, getState, getInitialState, subscribe } = store;
  return {
    getState,
    getInitialState,
    subscribe,
    /** What is so in all tabs: to be asked for by whoever is going to change it. */
    latest(): State {
      catchUp();
      return getState();
    },
    setState(change: Change<State>): void {
      catchUp();
      setState(change);
    },
    /** Reads what is kept, and follows the other tabs; answers how to stop. */
    wake(): () => void {
      void store.persist.rehydrate();
      const follow = ({ key }: StorageEvent) => {
        if (key === name) catchUp();
      };
      // A page that the browser had put aside has heard of nothing.
      window.addEventListener("pageshow", catchUp);
      window.addEventListener("storage", follow);
      return () => {
        window.removeEventListener("pageshow", catchUp);
        window.removeEventListener("storage", follow);
      };
    },
  };
}
