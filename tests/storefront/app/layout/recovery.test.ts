import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecovery } from "#app/layout/recovery.ts";

const up = () => Promise.resolve(new Response("ok"));
const ask = vi.fn<() => Promise<Response>>();
const load = vi.fn<() => Promise<void>>();
const cancel = vi.fn<() => Promise<void>>();
const browser = { onLine: true };

const newRecovery = () =>
  createRecovery({
    options: { context: { queryClient: { cancelQueries: cancel } } },
    latestLocation: { href: "/c/frames" },
    invalidate: load,
  });

beforeEach(() => {
  vi.useFakeTimers();
  browser.onLine = true;
  for (const mock of [ask, load, cancel]) mock.mockReset();
  ask.mockImplementation(up);
  load.mockResolvedValue();
  cancel.mockResolvedValue();
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("waits for the connection, then loads the page once", async () => {
  browser.onLine = false;
  const recovery = newRecovery();
  recovery.watch(recovery.tryAgain);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  load.mockReturnValue(new Promise(() => {}));
  browser.onLine = true;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
});

test("does not start over when the error page is mounted anew during the attempt", async () => {
  const recovery = newRecovery();
  let leave = recovery.watch(recovery.tryAgain);
  load.mockImplementation(async () => {
    for (let mounted = 0; mounted < 5; mounted += 1) {
      leave();
      leave = recovery.watch(recovery.tryAgain);
      await Promise.resolve();
    }
    leave();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, cancel.mock.calls.length, load.mock.calls.length]).toEqual([1, 1, 1]);
});

test("tries ever less often where an attempt ends in the error page again", async () => {
  const recovery = newRecovery();
  let leave = recovery.watch(recovery.tryAgain);
  load.mockImplementation(() => {
    leave();
    leave = recovery.watch(recovery.tryAgain);
    return Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeLessThanOrEqual(7);
  expect(ask.mock.calls.length).toBe(load.mock.calls.length);
});

test("two presses at once are one attempt, and the page says that it is trying", async () => {
  const recovery = newRecovery();
  const both = Promise.all([recovery.tryAgain(), recovery.tryAgain()]);
  expect(recovery.store.getState().isTrying).toBe(true);
  await both;
  expect(recovery.store.getState().isTrying).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

test("stops asking when the error page is left", async () => {
  ask.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  const recovery = newRecovery();
  const leave = recovery.watch(recovery.tryAgain);
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  const before = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask.mock.calls.length).toBe(before);
  expect(load).not.toHaveBeenCalled();
});
