import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecovery } from "#app/layout/recovery.ts";

const up = () => Promise.resolve(new Response("ok"));
const request = vi.fn<() => Promise<Response>>();
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
  for (const mock of [request, load, cancel]) mock.mockReset();
  request.mockImplementation(up);
  load.mockResolvedValue();
  cancel.mockResolvedValue();
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", request);
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
  expect([request.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
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
  expect([request.mock.calls.length, cancel.mock.calls.length, load.mock.calls.length]).toEqual([1, 1, 1]);
});

test("waits longer before each attempt while attempts end in the error page again", async () => {
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
  expect(request.mock.calls.length).toBe(load.mock.calls.length);
});

test("joins two simultaneous presses into one attempt and reports that it is trying", async () => {
  const recovery = newRecovery();
  const both = Promise.all([recovery.tryAgain(), recovery.tryAgain()]);
  expect(recovery.store.getState().isTrying).toBe(true);
  await both;
  expect(recovery.store.getState().isTrying).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

test("stops sending requests when the error page is left", async () => {
  request.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  const recovery = newRecovery();
  const leave = recovery.watch(recovery.tryAgain);
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  const before = request.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(request.mock.calls.length).toBe(before);
  expect(load).not.toHaveBeenCalled();
});
