import { beforeEach, expect, test, vi } from "vitest";
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

test("a full storage keeps nothing, and the page goes on", () => {
  vi.stubGlobal("localStorage", {
    ...storage,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const store = tab();
  store.setState({ things: ["a"] });
  expect(store.getState().things).toEqual(["a"]);
});
