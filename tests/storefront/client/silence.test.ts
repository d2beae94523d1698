import { afterEach, expect, test, vi } from "vitest";
import type { Fetch } from "#client/call.ts";
import { createClient } from "#client/createClient.ts";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import { lazyClient } from "#client/lazyClient.ts";
import { configuration } from "#configuration/index.ts";

const [store] = configuration.storeViews;
if (!store) throw new Error("There is no store view.");

const line = (fetch: Fetch, requester: "browser" | "render" = "browser") => ({
  fetch,
  origin: "http://shop.test",
  store,
  requester,
});
const clientOf = (fetch: Fetch) => createClient(line(fetch));

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: unknown) => (error instanceof ProviderUnreachable ? error.reason : error),
  );

/** Ends as the browser's own fetch does when its signal does. */
const never: Fetch = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

afterEach(() => vi.restoreAllMocks());

test("an answer that takes too long is a time-out", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("late", "TimeoutError")));
  expect(await reasonOf(clientOf(never).stock("A"))).toBe("timeout");
});

test("an answer that begins in time and does not end in time is a time-out, too", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const begins: Fetch = async ({ signal }) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          signal.addEventListener("abort", () => controller.error(signal.reason));
          limit.abort();
        },
      }),
      { headers: { "content-type": "application/json" } },
    );
  expect(await reasonOf(clientOf(begins).stock("A"))).toBe("timeout");
});

test.each([
  [true, "network"],
  [false, "offline"],
  [undefined, "network"],
])("a call that breaks off with the connection %s is %s", async (onLine, reason) => {
  vi.stubGlobal("navigator", { onLine });
  const breaks: Fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await reasonOf(clientOf(breaks).stock("A"))).toBe(reason);
  vi.unstubAllGlobals();
});

test.each([
  [502, "network"],
  [503, "network"],
  [504, "timeout"],
])("the gate's %i says that nobody knows what became of the call", async (status, reason) => {
  const gate: Fetch = async () =>
    Response.json({ code: status, result: "Something went wrong, try later." }, { status });
  expect(await reasonOf(clientOf(gate).stock("A"))).toBe(reason);
});

test.each([
  ["a page", () => new Response("<h1>", { headers: { "content-type": "text/html" } }), "BAD_CONTENT_TYPE"],
  ["nothing", () => new Response("", { headers: { "content-type": "application/json" } }), "BAD_FORMAT"],
  ["half an answer", () => new Response("{", { headers: { "content-type": "application/json" } }), "BAD_FORMAT"],
])("%s is an error with a code of our own", async (_what, answer, words) => {
  const asked = clientOf(async () => answer()).stock("A");
  await expect(asked).rejects.toThrow(ProviderRefusal);
  await expect(asked).rejects.toThrow(words);
});

const { network, search } = configuration;

test.each([
  ["a search in the browser", "browser", "product", search.browserTimeout],
  ["a search while a page is rendered", "render", "product", search.serverTimeout],
  ["another call in the browser", "browser", "stock", network.browserTimeout],
  ["another call while a page is rendered", "render", "stock", network.renderTimeout],
] as const)("%s is waited for as long as configured", async (_what, requester, call, milliseconds) => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const refuses: Fetch = async () => Response.json({ code: 404, result: "ENOTFOUND" }, { status: 404 });
  const client = createClient(line(refuses, requester));
  await client[call]("A").catch(() => {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(milliseconds);
});

test("the browser waits longer than the gate, so that it hears what the gate says", () => {
  expect(network.browserTimeout).toBeGreaterThan(network.gateTimeout);
});

test("a client that is loaded later answers like one that is there", async () => {
  const client = lazyClient(line(() => Promise.reject(new TypeError("Failed to fetch"))));
  expect(await reasonOf(client.stock("A"))).toBe("network");
});
