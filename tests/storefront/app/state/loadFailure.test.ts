import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellMissingCode } from "#app/state/loadFailure.ts";
import { createNotices } from "#app/state/notices.ts";

const ask = vi.fn<() => Promise<Response>>();
const browser = { onLine: true };
const again = vi.fn<() => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  browser.onLine = true;
  for (const mock of [ask, again, reload]) mock.mockReset();
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", ask);
});
afterEach(() => vi.unstubAllGlobals());

/** The notice about code that did not load, and what its action does. */
async function told() {
  const notices = createNotices();
  await tellMissingCode(notices, again);
  const [notice] = notices.store.getState().shown;
  notice?.action?.onAction();
  return { message: notice?.message.id, retried: again.mock.calls.length, reloaded: reload.mock.calls.length };
}

test("where the shop answers, the code is gone after a deployment: a new page is offered", async () => {
  ask.mockResolvedValue(new Response("ok"));
  await expect(told()).resolves.toEqual({ message: "offline.newContent", retried: 0, reloaded: 1 });
});

test("offline, the same can be tried again, and nothing is asked for", async () => {
  browser.onLine = false;
  await expect(told()).resolves.toEqual({ message: "notice.loadFailed", retried: 1, reloaded: 0 });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ["is out of reach", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is not ready", () => Promise.resolve(new Response("", { status: 503 }))],
])("where the shop %s, the same can be tried again", async (_title, answer) => {
  ask.mockImplementation(answer);
  await expect(told()).resolves.toEqual({ message: "notice.loadFailed", retried: 1, reloaded: 0 });
});
