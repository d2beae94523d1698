import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitUntilReachable } from "#app/state/reachability.ts";

const browser = { onLine: false };
const up = () => Promise.resolve(new Response("ok"));
const down = () => Promise.reject(new TypeError("Failed to fetch"));
const request = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  browser.onLine = false;
  request.mockReset();
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", request);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts startWaiting. `isOver` tells whether the wait has ended. */
function startWaiting(signal = new AbortController().signal) {
  const wait = { isOver: false };
  void waitUntilReachable(signal).then(() => (wait.isOver = true));
  return wait;
}

async function goOnline() {
  browser.onLine = true;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
}

test("sends a request as soon as the browser is online", async () => {
  request.mockImplementation(up);
  const wait = startWaiting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([wait.isOver, request.mock.calls.length]).toEqual([false, 0]);
  await goOnline();
  expect(wait.isOver).toBe(true);
});

test("sends a request at once if the browser is online already", async () => {
  request.mockImplementation(up);
  browser.onLine = true;
  const wait = startWaiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(wait.isOver).toBe(true);
});

test("repeats failed requests with a growing delay", async () => {
  request.mockImplementation(down);
  browser.onLine = true;
  const wait = startWaiting();
  const requestCounts = [];
  for (const seconds of [0, 1, 2, 4, 8]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    requestCounts.push(request.mock.calls.length);
  }
  expect(requestCounts).toEqual([1, 2, 3, 4, 5]);
  request.mockResolvedValueOnce(new Response("", { status: 503 })).mockImplementation(up);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(wait.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(wait.isOver).toBe(true);
});

test("stops sending requests when the signal is aborted", async () => {
  request.mockImplementation(down);
  browser.onLine = true;
  const leave = new AbortController();
  const wait = startWaiting(leave.signal);
  await vi.advanceTimersByTimeAsync(1000);
  leave.abort();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([wait.isOver, request.mock.calls.length]).toEqual([true, 2]);
});

test("is not reached through a portal that answers every request with its own page", async () => {
  request.mockImplementation(async () => new Response("<!doctype html><title>Wi-Fi</title>"));
  browser.onLine = true;
  const wait = startWaiting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wait.isOver).toBe(false);
  request.mockImplementation(up);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(wait.isOver).toBe(true);
});
