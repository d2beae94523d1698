import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReachable } from "#app/state/untilReachable.ts";

const browser = { onLine: false };
const up = () => Promise.resolve(new Response("ok"));
const down = () => Promise.reject(new TypeError("Failed to fetch"));
const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  browser.onLine = false;
  ask.mockReset();
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the wait is over. */
function waiting(signal = new AbortController().signal) {
  const wait = { isOver: false };
  void untilReachable(signal).then(() => (wait.isOver = true));
  return wait;
}

async function goOnline() {
  browser.onLine = true;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
}

test("a shop is asked as soon as the browser is online", async () => {
  ask.mockImplementation(up);
  const wait = waiting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([wait.isOver, ask.mock.calls.length]).toEqual([false, 0]);
  await goOnline();
  expect(wait.isOver).toBe(true);
});

test("a browser that has come online before anybody looked is noticed", async () => {
  ask.mockImplementation(up);
  browser.onLine = true;
  const wait = waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(wait.isOver).toBe(true);
});

test("a network that leads nowhere yet is tried again, ever less often", async () => {
  ask.mockImplementation(down);
  browser.onLine = true;
  const wait = waiting();
  const asked = [];
  for (const seconds of [0, 1, 2, 4, 8]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    asked.push(ask.mock.calls.length);
  }
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  ask.mockResolvedValueOnce(new Response("", { status: 503 })).mockImplementation(up);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(wait.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(wait.isOver).toBe(true);
});

test("nobody is asked any more for whoever has left", async () => {
  ask.mockImplementation(down);
  browser.onLine = true;
  const leave = new AbortController();
  const wait = waiting(leave.signal);
  await vi.advanceTimersByTimeAsync(1000);
  leave.abort();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([wait.isOver, ask.mock.calls.length]).toEqual([true, 2]);
});
