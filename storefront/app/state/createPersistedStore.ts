import { createStore } from "zustand/vanilla";

export interface PersistedStoreSetting<State, Stored> {
  /** Key in `localStorage`. */
  readonly name: string;
  /** Version of the stored state's shape. State of another version is ignored. */
  readonly version: number;
  /** Returns the part of the state that is stored. */
  readonly partialize: (state: State) => Stored;
  /** Called when a change could not be stored, because the storage is full or the browser denies it. */
  readonly onNotStored?: () => void;
  /**
   * Returns whether the state may be stored and read now. Without permission it lives as long as the page.
   * @default always
   */
  readonly mayStore?: () => boolean;
}

/** Keys of state that can be loaded again: it is dropped when the storage is full. */
export const expendablePrefix = "dioptra-addresses-";

/** Drops state that can be loaded again. */
function makeRoom(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(expendablePrefix)) localStorage.removeItem(key);
}

/** Characters that the state may need at least, such as a cart of many lines. */
const neededRoom = 32_768;
const roomKey = "dioptra-room";

/** Returns whether the storage takes new state. A browser that denies its storage takes none. */
export function hasRoom(): boolean {
  try {
    localStorage.setItem(roomKey, "x".repeat(neededRoom));
    localStorage.removeItem(roomKey);
    return true;
  } catch {
    return false;
  }
}

/** A cookie with the prefix and the attributes of the shop's own. */
const probe = "__Host-dioptra=; Path=/; Secure";

/**
 * Returns whether the browser keeps the shop's cookies, by which the platform recognises it. A cookie is tried out, since
 * `navigator.cookieEnabled` is true in Chromium even where they are blocked.
 */
export function keepsCookies(): boolean {
  try {
    document.cookie = probe;
    const isKept = document.cookie.includes("dioptra=");
    document.cookie = `${probe}; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}

type Change<State> = Partial<State> | ((state: State) => Partial<State>);

/**
 * Creates a zustand store that all tabs of this browser share through `localStorage`. It is read by `hydrate`, which
 * must be called after the page's hydration. Before a tab changes the state it reads the changes of other tabs, so that
 * a tab that was suspended never overwrites newer state. If nothing can be stored, the state lives as long as the page.
 */
export function createPersistedStore<State, Stored extends Partial<State>>(
  initial: State,
  { name, version, partialize, onNotStored = () => {}, mayStore = () => true }: PersistedStoreSetting<State, Stored>,
) {
  const { getState, setState, getInitialState, subscribe } = createStore<State>()(() => initial);
  const serialize = (state: State) => JSON.stringify({ state: partialize(state), version });
  const initialText = serialize(initial);
  /** The storage's content as this tab has last read or written it. */
  let last: string | null = null;

  /**
   * Returns the storage's content. If the browser denies its storage, or it may not be used, that is `last`: nothing newer
   * can be read.
   */
  function readStorage(): string | null {
    if (!mayStore()) return last;
    try {
      return localStorage.getItem(name);
    } catch {
      return last;
    }
  }

  /** Takes over the stored state. Content that cannot be parsed is ignored. */
  function read(): void {
    last = readStorage();
    try {
      const stored: { readonly version: number; readonly state: Stored } | null =
        last === null ? null : JSON.parse(last);
      if (stored?.version === version) setState(stored.state);
    } catch {}
  }

  function write(): void {
    const text = serialize(getState());
    if (!mayStore() || text === last || (last === null && text === initialText)) return;
    try {
      try {
        localStorage.setItem(name, text);
      } catch {
        makeRoom();
        localStorage.setItem(name, text);
      }
      last = text;
    } catch {
      // `last` keeps the content that is still stored, so that this older content is not mistaken for a newer one.
      onNotStored();
    }
  }

  /** Takes over the changes of other tabs. */
  function catchUp(): void {
    if (readStorage() !== last) read();
  }

  return {
    getState,
    getInitialState,
    subscribe,
    /** Returns whether the browser has stored the state, so that it outlives the page. */
    isStored: (): boolean => serialize(getState()) === (last ?? initialText),
    /** Returns the state including the latest changes of other tabs. */
    latest(): State {
      catchUp();
      return getState();
    },
    setState(change: Change<State>): void {
      catchUp();
      setState(change);
      write();
    },
    /** Reads the stored state and follows other tabs. Returns an unsubscribe function. */
    hydrate(): () => void {
      read();
      const follow = ({ key }: StorageEvent) => {
        if (key === name) catchUp();
      };
      // A page in the back/forward cache has received no storage events.
      window.addEventListener("pageshow", catchUp);
      window.addEventListener("storage", follow);
      return () => {
        window.removeEventListener("pageshow", catchUp);
        window.removeEventListener("storage", follow);
      };
    },
  };
}
