import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showCodeLoadFailure } from "#app/state/loadFailure.ts";
import { createNotices } from "#app/state/notices.ts";

const request = vi.fn<() => Promise<Response>>();
const browser = { onLine: true };
const retry = vi.fn<() => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  browser.onLine = true;
  for (const mock of [request, retry, reload]) mock.mockReset();
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", request);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the notice about code that failed to load, and what its action does. */
async function showAndPress() {
  const notices = createNotices();
  await showCodeLoadFailure(notices, retry);
  const [notice] = notices.store.getState().shown;
  notice?.action?.onAction();
  return { message: notice?.message.id, retried: retry.mock.calls.length, reloaded: reload.mock.calls.length };
}

test("offers a reload when the shop answers, because a deployment has replaced the code", async () => {
  request.mockResolvedValue(new Response("ok"));
  await expect(showAndPress()).resolves.toEqual({ message: "offline.newContent", retried: 0, reloaded: 1 });
});

test("offers a retry while offline, without a request", async () => {
  browser.onLine = false;
  await expect(showAndPress()).resolves.toEqual({ message: "notice.loadFailed", retried: 1, reloaded: 0 });
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ["is out of reach", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is not ready", () => Promise.resolve(new Response("", { status: 503 }))],
])("offers a retry when the shop %s", async (_title, answer) => {
  request.mockImplementation(answer);
  await expect(showAndPress()).resolves.toEqual({ message: "notice.loadFailed", retried: 1, reloaded: 0 });
});
