import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPersistedStore, hasRoom } from "#app/state/createPersistedStore.ts";

interface Basket {
  readonly items: readonly string[];
  readonly isOpen: boolean;
}

const name = "basket";
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const openTab = (version = 1) =>
  createPersistedStore<Basket, Partial<Basket>>(
    { items: [], isOpen: false },
    { name, version, partialize: ({ items }) => ({ items }) },
  );

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", storage);
});

test("restores only the stored part of the state on the next visit", () => {
  openTab().setState({ items: ["a"], isOpen: true });
  const next = openTab();
  expect(next.getState().items).toEqual([]);
  next.hydrate();
  expect(next.getState()).toEqual({ items: ["a"], isOpen: false });
});

test("applies the change of a suspended tab to the newest state", () => {
  const [first, second] = [openTab(), openTab()];
  first.setState({ items: ["a"] });
  second.setState(({ items }) => ({ items: [...items, "b"] }));
  expect(first.latest().items).toEqual(["a", "b"]);
});

test("follows other tabs until it is unsubscribed", () => {
  const [first, second] = [openTab(), openTab()];
  const unsubscribe = first.hydrate();
  second.setState({ items: ["a"] });
  window.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
  expect(first.getState().items).toEqual(["a"]);
  unsubscribe();
  second.setState({ items: ["b"] });
  window.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
  expect(first.getState().items).toEqual(["a"]);
});

test.each([
  ["state of another version", JSON.stringify({ state: { items: ["a"] }, version: 2 })],
  ["invalid JSON", "{"],
  ["null", "null"],
])("ignores stored content that is %s", (_, text) => {
  stored.set(name, text);
  const store = openTab();
  store.hydrate();
  expect(store.getState().items).toEqual([]);
});

describe("when nothing can be stored", () => {
  const onNotStored = vi.fn();
  const throwing = () => {
    throw new DOMException("no", "SecurityError");
  };
  const withStorage = (changed: Partial<typeof storage>) => vi.stubGlobal("localStorage", { ...storage, ...changed });
  const openTabHere = () =>
    createPersistedStore<Basket, Partial<Basket>>(
      { items: [], isOpen: false },
      { name, version: 1, partialize: ({ items }) => ({ items }), onNotStored },
    );
  beforeEach(() => onNotStored.mockClear());

  test("keeps all changes in memory when the storage is full", () => {
    openTabHere().setState({ items: ["a"] });
    const store = openTabHere();
    store.hydrate();
    withStorage({ setItem: throwing });
    store.setState(({ items }) => ({ items: [...items, "b"] }));
    expect(store.latest().items).toEqual(["a", "b"]);
    store.setState(({ items }) => ({ items: [...items, "c"] }));
    expect(store.latest().items).toEqual(["a", "b", "c"]);
    expect(onNotStored).toHaveBeenCalled();
  });

  test("stores a change that did not fit together with the next one that fits", () => {
    const store = openTabHere();
    withStorage({ setItem: throwing });
    store.setState({ items: ["a"] });
    withStorage({});
    store.setState(({ items }) => ({ items: [...items, "b"] }));
    const next = openTabHere();
    next.hydrate();
    expect(next.getState().items).toEqual(["a", "b"]);
  });

  test("works in memory when the browser denies its storage", () => {
    withStorage({ getItem: throwing, setItem: throwing });
    const store = openTabHere();
    store.hydrate();
    store.setState({ items: ["a"] });
    expect(store.latest().items).toEqual(["a"]);
    expect(onNotStored).toHaveBeenCalledOnce();
  });

  test("works in memory when even reading `localStorage` throws", () => {
    const denied = { configurable: true, get: throwing };
    Object.defineProperty(globalThis, "localStorage", denied);
    const store = openTabHere();
    store.hydrate();
    store.setState({ items: ["a"] });
    expect(store.latest().items).toEqual(["a"]);
    Reflect.deleteProperty(globalThis, "localStorage");
  });

  test.each([
    ["is blocked", throwing],
    [
      "is nearly full",
      (key: string, value: string) => (value.length > 1000 ? throwing() : void stored.set(key, value)),
    ],
  ])("has no room when the storage %s", (_, setItem) => {
    withStorage({ setItem });
    expect(hasRoom()).toBe(false);
    withStorage({});
    expect(hasRoom()).toBe(true);
    expect(stored.size).toBe(0);
  });

  test("reports nothing when a change concerns no stored part", () => {
    withStorage({ getItem: throwing, setItem: throwing });
    const store = openTabHere();
    store.hydrate();
    store.setState({ isOpen: true });
    expect(onNotStored).not.toHaveBeenCalled();
  });
});
