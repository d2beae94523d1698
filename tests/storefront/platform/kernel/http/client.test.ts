import { expect, test } from "vitest";
import { callKind } from "#platform/kernel/http/client.ts";
import { fetchFrom } from "#platform/runtime/openPlatform.ts";
import type { RunningWorker } from "#platform/runtime/startWorker.ts";

test.each([
  ["/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search", "catalogue"],
  ["/api/vsbridge/map", "catalogue"],
  ["/api/products/render-list", "catalogue"],
  ["/api/vsbridge/mollie/order/create", "urgent"],
  ["/api/order/create", "urgent"],
  ["/api/cart/update", "urgent"],
  ["/api/channel/countries", "urgent"],
  ["/operator/catalogue", "urgent"],
  ["/webhooks/mollie", "urgent"],
])("classifies %s as %s", (path, kind) => expect(callKind(path)).toBe(kind));

/** Creates a worker that records the calls it receives and answers only on demand. */
function manualWorker() {
  const received: string[] = [];
  const answers: (() => void)[] = [];
  const call: RunningWorker["call"] = ({ url }) => {
    received.push(new URL(url).pathname.split("/").at(-1) ?? "");
    return new Promise((resolve) => {
      answers.push(() => resolve({ kind: "answer", id: 1, status: 200, headers: [], body: new ArrayBuffer(0) }));
    });
  };
  return { received, call, answerNext: () => answers.shift()?.() };
}

const search = (client: string) =>
  new Request("http://shop.test/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search", {
    headers: { "x-dioptra-client": client },
  });
const requestTo = (path: string) => new Request(`http://shop.test${path}`);
const settled = () => new Promise(setImmediate);

test("sends orders, carts and health checks to the worker at once while searches wait", async () => {
  const worker = manualWorker();
  const fetch = fetchFrom(worker);
  for (let count = 0; count < 40; count++) void fetch(search("198.51.100.1"));
  for (const path of ["/api/order/create", "/api/cart/pull", "/api/channel/countries"]) void fetch(requestTo(path));
  await settled();
  expect(worker.received).toEqual(["_search", "create", "pull", "countries"]);
});

test("answers 503 with Retry-After when too many searches of a client are waiting", async () => {
  const fetch = fetchFrom(manualWorker());
  for (let count = 0; count < 201; count++) void fetch(search("198.51.100.1"));
  const refused = await fetch(search("198.51.100.1"));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
});
