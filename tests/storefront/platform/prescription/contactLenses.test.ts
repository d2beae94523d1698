import { beforeEach, expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { options } from "../support/prescriptions.ts";
import { newCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();

let cartId: string;
beforeEach(async () => {
  cartId = await newCart(platform);
});

const pack = "KR-DZIEN-30";
const made = { force: "-2.00", BC: "8.6", DIA: "14.2" };
const put = (values: Readonly<Record<string, string>>) =>
  putIn(platform, cartId, { sku: pack, qty: 1, ...options(values) });

test("contact lenses are bought by their powers and measures, a line for each eye", async () => {
  await expect(put({ ...made, eye: "right" })).resolves.toMatchObject({ status: 200 });
  await expect(put({ ...made, force: "-2.25", eye: "left" })).resolves.toMatchObject({ status: 200 });
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  expect(json.result).toMatchObject({ items_qty: 2, items: [{ tax_percent: 8 }, { tax_percent: 8 }] });
  const price = (json.result as { items: { price_incl_tax: number }[] }).items[0]?.price_incl_tax ?? 0;
  const order = orderFor(cartId, { sku: pack, quantity: 2, minor: Math.round(price * 100) });
  await expect(platform.post("order/create", order)).resolves.toMatchObject({ status: 200 });
});

test.each([
  { values: {}, code: "PARAMETERS_REQUIRED", name: "without any" },
  { values: { force: "-2.00" }, code: "NOT_MADE", name: "with only some" },
  { values: { ...made, force: "-2.10" }, code: "NOT_MADE", name: "that nobody makes" },
  { values: { ...made, CYL: "-0.75", AX: "90" }, code: "NOT_MADE", name: "with more than it has" },
])("contact lenses $name are refused: $code", async ({ values, code }) => {
  const { status, json } = await put(values);
  expect(status).toBe(409);
  expect(json.result).toMatchObject({ code });
});
