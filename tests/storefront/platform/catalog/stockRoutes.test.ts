import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { black } from "../support/shopping.ts";

const platform = await openForTests();

test.each([
  {
    sku: black,
    status: 200,
    result: { qty: 22, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 10_000 },
    name: "of a variant",
  },
  {
    sku: "MR-BRUNO",
    status: 200,
    result: { qty: 90, is_in_stock: true },
    name: "of a product as the sum of its variants",
  },
  { sku: "OK-PLASTER", status: 200, result: { qty: 0, is_in_stock: false }, name: "of a sold out product" },
  { sku: "NO-SUCH", status: 404, result: { code: "ENOTFOUND" }, name: "of an unknown sku as 404" },
  { sku: "", status: 400, result: { code: "MALFORMED" }, name: "of an empty sku as 400" },
])("stock/check returns the stock $name", async ({ sku, status, result }) => {
  const { json } = await platform.get(`stock/check?sku=${sku}`);
  expect(json).toMatchObject({ code: status, result });
});

test("stock/check returns a task id of the time and the sku", async () => {
  const { json } = await platform.get(`stock/check?sku=${black}`);
  const { task_id } = json.result as { readonly task_id: string };
  expect(task_id).toMatch(/^\d{13}-/);
  expect(task_id.endsWith(`-${black}`)).toBe(true);
});

test("stock/check returns the task id of a queued check, or a new one", async () => {
  const check = async (body: unknown) => (await platform.post("stock/check", body)).json;
  const queued = await check({ sku: black, task_id: "1700000000000-abc", callback_event: "store:cart/stockSync" });
  expect(queued.result).toMatchObject({
    qty: 22,
    task_id: "1700000000000-abc",
    callback_event: "store:cart/stockSync",
  });
  const withoutTask = await check({ sku: black });
  const read = endpoints.stockQueuedCheck.result("PLN").parse(withoutTask.result);
  expect(read).toMatchObject({ callback: null, stock: { inStock: true, quantity: 22 } });
  expect(read.taskId).not.toBe("");
  await expect(check({ sku: "NO-SUCH" })).resolves.toMatchObject({ code: 404 });
  await expect(check({})).resolves.toMatchObject({ code: 400 });
});

test("stock/list returns each known sku once and leaves unknown ones out", async () => {
  const { json } = await platform.get(`stock/list?skus=${black},NO-SUCH,OK-PLASTER,${black}`);
  expect(json).toMatchObject({
    code: 200,
    resultCode: 200,
    result: [
      { sku: black, qty: 22 },
      { sku: "OK-PLASTER", qty: 0 },
    ],
  });
});

test.each(["", ",,", Array.from({ length: 201 }, (_, index) => index).join(",")])(
  "stock/list refuses the skus %j",
  async (skus) => {
    const { json } = await platform.get(`stock/list?skus=${skus}`);
    expect(json).toMatchObject({ code: 400, result: { code: "MALFORMED" } });
  },
);
