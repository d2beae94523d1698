import { createStore } from "zustand/vanilla";

export interface KeptStoreSetting<State, Kept> {
  /** The name in the browser's storage. */
  readonly name: string;
  /** Of the form of what is kept; what was kept in another form is not read. */
  readonly version: number;
  readonly keep: (state: State) => Kept;
  /** Called when a change could not be stored, because the storage is full or the browser denies it. */
  readonly onNotStored?: () => void;
}

type Change<State> = Partial<State> | ((state: State) => Partial<State>);

/**
 * A store that this browser keeps for all its tabs, read when it is woken: after hydration, never during it. Before a
 * tab changes anything it takes over what another one has changed meanwhile, so that the newer is never overwritten by
 * a tab that slept. Where nothing can be stored, the state lives as long as the page.
 */
export function createKeptStore<State, Kept extends Partial<State>>(
  initial: State,
  { name, version, keep, onNotStored = () => {} }: KeptStoreSetting<State, Kept>,
) {
  const { getState, setState, getInitialState, subscribe } = createStore<State>()(() => initial);
  const textOf = (state: State) => JSON.stringify({ state: keep(state), version });
  const nothing = textOf(initial);
  /** The storage's content as this tab has last read or written it. */
  let last: string | null = null;

  /** Returns the storage's content. A browser that denies its storage throws: then there is nothing newer than `last`. */
  function stored(): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return last;
    }
  }

  /** What cannot be read was never kept. */
  function read(): void {
    last = stored();
    try {
      const kept: { readonly version: number; readonly state: Kept } | null = last === null ? null : JSON.parse(last);
      if (kept?.version === version) setState(kept.state);
    } catch {}
  }

  function write(): void {
    const text = textOf(getState());
    if (text === last || (last === null && text === nothing)) return;
    try {
      localStorage.setItem(name, text);
      last = text;
    } catch {
      // `last` still says what is stored: the older content is not taken for something newer.
      onNotStored();
    }
  }

  function catchUp(): void {
    if (stored() !== last) read();
  }

  return {
    getState,
    getInitialState,
    subscribe,
    /** The state shared by all tabs; read it before changing it. */
    latest(): State {
      catchUp();
      return getState();
    },
    setState(change: Change<State>): void {
      catchUp();
      setState(change);
      write();
    },
    /** Reads what is stored, and follows the other tabs. Returns an unsubscribe function. */
    wake(): () => void {
      read();
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
