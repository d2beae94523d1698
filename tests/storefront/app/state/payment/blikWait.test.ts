import { beforeEach, expect, test, vi } from "vitest";
import { blikWaitOf, rememberBlikWait } from "#app/state/payment/blikWait.ts";

const wait = { transactionId: "tr_1", title: "TR-1", deadline: 120_000 };

/** Replaces the browser's storage of the tab. */
function stubStorage(entries = new Map<string, string>()) {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}

beforeEach(() => void stubStorage());

test("the wait of an order is found after a reload, until its code ends", () => {
  rememberBlikWait("12", wait);
  expect(blikWaitOf("12", 119_999)).toEqual(wait);
  expect(blikWaitOf("12", 120_000)).toBeNull();
  expect(blikWaitOf("13", 0)).toBeNull();
});

test("a wait that has ended is forgotten", () => {
  rememberBlikWait("12", wait);
  rememberBlikWait("12", null);
  expect(blikWaitOf("12", 0)).toBeNull();
});

test.each(["no JSON", "[]", "{}", '{"transactionId":1,"title":"","deadline":1}'])(
  "an entry of another form, %s, is none",
  (stored) => {
    stubStorage(new Map([["dioptra-blik-12", stored]]));
    expect(blikWaitOf("12", 0)).toBeNull();
  },
);

test("a browser that denies its storage has no wait", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberBlikWait("12", wait);
  expect(blikWaitOf("12", 0)).toBeNull();
});
