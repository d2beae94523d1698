import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blikCodeOf } from "#app/state/payment/blikCode.ts";
import { payment } from "#configuration/payment.ts";
import { openTab, stubBrowser } from "../../support/openTab.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function openCode() {
  stubBrowser();
  const tab = await openTab(() => Promise.reject(new TypeError("Failed to fetch")));
  return blikCodeOf(tab);
}

test("a code is dropped once banks no longer accept it", async () => {
  const blik = await openCode();
  blik.set("777123");
  vi.advanceTimersByTime(payment.blik.codeLifetime - 1);
  expect(blik.require()).toBe("777123");
  vi.advanceTimersByTime(1);
  expect(blik.require()).toBeNull();
});

test("every order without a code asks for it, until one is typed", async () => {
  const blik = await openCode();
  blik.require();
  blik.require();
  expect(blik.store.getState().timesMissing).toBe(2);
  blik.set("777123");
  expect(blik.store.getState().timesMissing).toBe(0);
});

test("a new code is kept for its whole time", async () => {
  const blik = await openCode();
  blik.set("111234");
  vi.advanceTimersByTime(payment.blik.codeLifetime / 2);
  blik.set("777123");
  vi.advanceTimersByTime(payment.blik.codeLifetime / 2);
  expect(blik.require()).toBe("777123");
});
