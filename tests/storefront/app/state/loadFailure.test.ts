import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  canRetryRequest,
  isCodeFailure,
  loadFailureKind,
  markAsCodeFailure,
  recoversByItself,
  showCodeLoadFailure,
} from "#app/state/loadFailure.ts";
import { createNotices } from "#app/state/notices.ts";
import { readRefusal } from "#contract/wire/refusal.ts";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";

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

/** Returns an error as browsers throw it for code that they cannot load. */
function missingCode(): Error {
  const error = new TypeError("Failed to fetch dynamically imported module: /assets/cart.js");
  markAsCodeFailure(error);
  return error;
}

test("missing code is recognised, also as the cause of a call that could not be made", () => {
  expect(isCodeFailure(missingCode())).toBe(true);
  expect(isCodeFailure(new ProviderUnreachable("network", { cause: missingCode() }))).toBe(true);
  expect(isCodeFailure(new TypeError("undefined is not a function"))).toBe(false);
  expect(isCodeFailure(new ProviderUnreachable("network"))).toBe(false);
});

test("missing code can be requested again, and is no error of the shop", () => {
  expect(canRetryRequest(missingCode())).toBe(true);
  expect(loadFailureKind(missingCode())).toBe("unreachable");
  browser.onLine = false;
  expect(loadFailureKind(missingCode())).toBe("offline");
});

test("the router does not take missing code for its own reason to reload", () => {
  expect(missingCode().message).not.toMatch(/^(Failed to fetch|error loading) dynamically|^Importing a module script/);
});

test.each([
  ["a shop that is away", new ProviderRefusal(503, readRefusal({})), true],
  ["a proxy whose shop is away", new ProviderRefusal(502, readRefusal({})), true],
  ["the page of a portal", new ProviderRefusal(200, readRefusal({ code: "BAD_CONTENT_TYPE" })), true],
  ["no answer in time", new ProviderUnreachable("timeout"), true],
  ["no connection", new ProviderUnreachable("network"), true],
  ["a refusal", new ProviderRefusal(400, readRefusal({ code: "MALFORMED" })), false],
  ["an error of the shop", new ProviderRefusal(500, readRefusal({})), false],
  ["an error in the page's code", new TypeError("x is undefined"), false],
])("%s: whether the page loads by itself later", (_title, error, expected) => {
  expect(recoversByItself(error)).toBe(expected);
});
