import { beforeEach, describe, expect, test, vi } from "vitest";
import { createKeptStore } from "#app/state/createKeptStore.ts";

interface Basket {
  readonly things: readonly string[];
  readonly isOpen: boolean;
}

const name = "basket";
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

const tab = (version = 1) =>
  createKeptStore<Basket, Partial<Basket>>(
    { things: [], isOpen: false },
    { name, version, keep: ({ things }) => ({ things }) },
  );

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", storage);
});

test("the next visit finds what is kept, and nothing else", () => {
  tab().setState({ things: ["a"], isOpen: true });
  const next = tab();
  expect(next.getState().things).toEqual([]);
  next.wake();
  expect(next.getState()).toEqual({ things: ["a"], isOpen: false });
});

test("a tab that slept changes what is newest", () => {
  const [first, second] = [tab(), tab()];
  first.setState({ things: ["a"] });
  second.setState(({ things }) => ({ things: [...things, "b"] }));
  expect(first.latest().things).toEqual(["a", "b"]);
});

test("a tab hears of the others until it stops listening", () => {
  const [first, second] = [tab(), tab()];
  const sleep = first.wake();
  second.setState({ things: ["a"] });
  window.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
  expect(first.getState().things).toEqual(["a"]);
  sleep();
  second.setState({ things: ["b"] });
  window.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
  expect(first.getState().things).toEqual(["a"]);
});

test.each([
  ["in another form", JSON.stringify({ state: { things: ["a"] }, version: 2 })],
  ["in no form", "{"],
  ["by nobody", "null"],
])("what was kept %s is not read", (_, text) => {
  kept.set(name, text);
  const store = tab();
  store.wake();
  expect(store.getState().things).toEqual([]);
});

describe("where nothing can be stored", () => {
  const onNotStored = vi.fn();
  const throwing = () => {
    throw new DOMException("no", "SecurityError");
  };
  const withStorage = (changed: Partial<typeof storage>) => vi.stubGlobal("localStorage", { ...storage, ...changed });
  const tabHere = () =>
    createKeptStore<Basket, Partial<Basket>>(
      { things: [], isOpen: false },
      { name, version: 1, keep: ({ things }) => ({ things }), onNotStored },
    );
  beforeEach(() => onNotStored.mockClear());

  test("a full storage takes nothing away, neither by asking nor by changing once more", () => {
    tabHere().setState({ things: ["a"] });
    const store = tabHere();
    store.wake();
    withStorage({ setItem: throwing });
    store.setState(({ things }) => ({ things: [...things, "b"] }));
    expect(store.latest().things).toEqual(["a", "b"]);
    store.setState(({ things }) => ({ things: [...things, "c"] }));
    expect(store.latest().things).toEqual(["a", "b", "c"]);
    expect(onNotStored).toHaveBeenCalled();
  });

  test("what did not fit is stored with the next change that fits", () => {
    const store = tabHere();
    withStorage({ setItem: throwing });
    store.setState({ things: ["a"] });
    withStorage({});
    store.setState(({ things }) => ({ things: [...things, "b"] }));
    const next = tabHere();
    next.wake();
    expect(next.getState().things).toEqual(["a", "b"]);
  });

  test("a storage that the browser denies lets the page go on by itself", () => {
    withStorage({ getItem: throwing, setItem: throwing });
    const store = tabHere();
    store.wake();
    store.setState({ things: ["a"] });
    expect(store.latest().things).toEqual(["a"]);
    expect(onNotStored).toHaveBeenCalledOnce();
  });

  test("a storage whose very name throws is one that is denied", () => {
    const denied = { configurable: true, get: throwing };
    Object.defineProperty(globalThis, "localStorage", denied);
    const store = tabHere();
    store.wake();
    store.setState({ things: ["a"] });
    expect(store.latest().things).toEqual(["a"]);
    Reflect.deleteProperty(globalThis, "localStorage");
  });

  test("whoever changes nothing that is kept hears nothing of it", () => {
    withStorage({ getItem: throwing, setItem: throwing });
    const store = tabHere();
    store.wake();
    store.setState({ isOpen: true });
    expect(onNotStored).not.toHaveBeenCalled();
  });
});
