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
])("%s is %s", (path, kind) => expect(callKind(path)).toBe(kind));

/** A worker that answers nothing until it is told to, and notes what reached it. */
function heldWorker() {
  const reached: string[] = [];
  const answers: (() => void)[] = [];
  const call: RunningWorker["call"] = ({ url }) => {
    reached.push(new URL(url).pathname.split("/").at(-1) ?? "");
    return new Promise((resolve) => {
      answers.push(() => resolve({ kind: "answer", id: 1, status: 200, headers: [], body: new ArrayBuffer(0) }));
    });
  };
  return { reached, call, answerNext: () => answers.shift()?.() };
}

const search = (client: string) =>
  new Request("http://shop.test/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search", {
    headers: { "x-dioptra-client": client },
  });
const asked = (path: string) => new Request(`http://shop.test${path}`);
const settled = () => new Promise(setImmediate);

test("orders, carts and health checks reach the worker at once while searches wait for their turn", async () => {
  const worker = heldWorker();
  const fetch = fetchFrom(worker);
  for (let count = 0; count < 40; count++) void fetch(search("198.51.100.1"));
  for (const path of ["/api/order/create", "/api/cart/pull", "/api/channel/countries"]) void fetch(asked(path));
  await settled();
  expect(worker.reached).toEqual(["_search", "create", "pull", "countries"]);
});

test("a search that more than enough wait before is refused with the time to try again", async () => {
  const fetch = fetchFrom(heldWorker());
  for (let count = 0; count < 201; count++) void fetch(search("198.51.100.1"));
  const refused = await fetch(search("198.51.100.1"));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
});
