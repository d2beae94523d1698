import { afterEach, expect, test, vi } from "vitest";
import type { ClientOptions, Fetch } from "#client/call.ts";
import { createClient } from "#client/createClient.ts";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import { configuration } from "#configuration/index.ts";

const [store] = configuration.storeViews;
if (!store) throw new Error("Expected a store view.");

const optionsWith = (fetch: Fetch, requester: ClientOptions["requester"] = "browser") => ({
  fetch,
  origin: "http://shop.test",
  store,
  requester,
});
const clientOf = (fetch: Fetch) => createClient(optionsWith(fetch));

const reasonOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "answered",
    (error: unknown) => (error instanceof ProviderUnreachable ? error.reason : error),
  );

/** Never answers, and rejects when its signal aborts, as the browser's `fetch` does. */
const never: Fetch = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

afterEach(() => vi.restoreAllMocks());

test("reports a timeout when no answer arrives in time", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("late", "TimeoutError")));
  expect(await reasonOf(clientOf(never).catalog.stock("A"))).toBe("timeout");
});

test("reports a timeout when an answer begins in time but does not end in time", async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const begins: Fetch = async ({ signal }) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          signal.addEventListener("abort", () => controller.error(signal.reason));
          timeout.abort();
        },
      }),
      { headers: { "content-type": "application/json" } },
    );
  expect(await reasonOf(clientOf(begins).catalog.stock("A"))).toBe("timeout");
});

test.each([
  [true, "network"],
  [false, "offline"],
  [undefined, "network"],
])("reports a failed call with navigator.onLine %s as %s", async (onLine, reason) => {
  vi.stubGlobal("navigator", { onLine });
  const breaks: Fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await reasonOf(clientOf(breaks).catalog.stock("A"))).toBe(reason);
  vi.unstubAllGlobals();
});

test.each([
  [408, "timeout"],
  [502, "network"],
  [503, "network"],
  [504, "timeout"],
])("reports the gate's %i as a call without an answer: %s", async (status, reason) => {
  const gate: Fetch = async () =>
    Response.json({ code: status, result: "Something went wrong, try later." }, { status });
  expect(await reasonOf(clientOf(gate).catalog.stock("A"))).toBe(reason);
});

test.each([
  ["an HTML page", () => new Response("<h1>", { headers: { "content-type": "text/html" } }), "BAD_CONTENT_TYPE"],
  ["an empty answer", () => new Response("", { headers: { "content-type": "application/json" } }), "BAD_FORMAT"],
  ["incomplete JSON", () => new Response("{", { headers: { "content-type": "application/json" } }), "BAD_FORMAT"],
])("refuses %s with %s", async (_what, answer, code) => {
  const call = clientOf(async () => answer()).catalog.stock("A");
  await expect(call).rejects.toThrow(ProviderRefusal);
  await expect(call).rejects.toThrow(code);
});

const { network, search } = configuration;

test.each([
  ["a search in the browser", "browser", "product", search.browserTimeout],
  ["a search while a page is rendered", "render", "product", search.serverTimeout],
  ["another call in the browser", "browser", "stock", network.browserTimeout],
  ["another call while a page is rendered", "render", "stock", network.renderTimeout],
  ["a search for a file", "file", "product", network.fileTimeout],
  ["another call for a file", "file", "stock", network.fileTimeout],
] as const)("waits for %s as long as configured", async (_what, requester, call, milliseconds) => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const refuses: Fetch = async () => Response.json({ code: 404, result: "ENOTFOUND" }, { status: 404 });
  const client = createClient(optionsWith(refuses, requester));
  await client.catalog[call]("A").catch(() => {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(milliseconds);
});

test("lets the browser wait longer than the gate, so that the gate's answer arrives", () => {
  expect(network.browserTimeout).toBeGreaterThan(network.gateTimeout);
});
