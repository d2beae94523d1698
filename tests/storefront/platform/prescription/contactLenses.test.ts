import { beforeEach, expect, test } from "vitest";
import { contactLensOptions } from "#domain/cart/contactLensOptions.ts";
import {
  dominanceOf,
  isPossible,
  type LensMatrix,
  allValues,
  nearestManufacturedLens,
  parametersOf,
} from "@dioptra/ui/optics";
import { openForTests } from "../support/openForTests.ts";
import { options } from "../support/prescriptions.ts";
import { newCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();

let cartId: string;
beforeEach(async () => {
  cartId = await newCart(platform);
});

const pack = "KR-DZIEN-30";
const available = { force: "-2.00", BC: "8.6", DIA: "14.2" };
const put = (values: Readonly<Record<string, string>>) =>
  putIn(platform, cartId, { sku: pack, qty: 1, ...options(values) });

test("adds contact lenses with their parameters, with a line for each eye", async () => {
  await expect(put({ ...available, eye: "right" })).resolves.toMatchObject({ status: 200 });
  await expect(put({ ...available, force: "-2.25", eye: "left" })).resolves.toMatchObject({ status: 200 });
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  expect(json.result).toMatchObject({ items_qty: 2, items: [{ tax_percent: 8 }, { tax_percent: 8 }] });
  const price = (json.result as { items: { price_incl_tax: number }[] }).items[0]?.price_incl_tax ?? 0;
  const order = orderFor(cartId, { sku: pack, quantity: 2, minor: Math.round(price * 100) });
  await expect(platform.post("order/create", order)).resolves.toMatchObject({ status: 200 });
});

test.each([
  { values: {}, code: "PARAMETERS_REQUIRED", name: "without parameters" },
  { values: { force: "-2.00" }, code: "NOT_MADE", name: "with only some parameters" },
  { values: { ...available, force: "-2.10" }, code: "NOT_MADE", name: "with a power that is not made" },
  {
    values: { ...available, CYL: "-0.75", AX: "90" },
    code: "NOT_MADE",
    name: "with parameters that the product does not have",
  },
])("refuses contact lenses $name: $code", async ({ values, code }) => {
  const { status, json } = await put(values);
  expect(status).toBe(409);
  expect(json.result).toMatchObject({ code });
});

test("refuses multifocal lenses that depend on the dominant eye without it", async () => {
  const { rows } = await platform.connection.query<{ sku: string; matrix: LensMatrix }>(
    `select v.sku, p.lens_matrix as matrix from products p join variants v on v.product_id = p.id where p.lens_matrix is not null`,
  );
  const found = rows.find(({ matrix }) => dominanceOf(matrix) === "asked");
  const lens = found && nearestManufacturedLens(found.matrix, { power: -2, addition: 2 });
  if (!found || !lens) throw new Error("The catalogue has no lenses that depend on the dominant eye.");
  const block = found.matrix.find((each) => isPossible([each], lens)) ?? {};
  const whole = Object.fromEntries(
    parametersOf(found.matrix).map((parameter) => [parameter, lens[parameter] ?? allValues([block], parameter)[0]]),
  );
  const custom = contactLensOptions({ eye: "right", lens: whole, dominant: null });
  const values = Object.fromEntries(custom.map(({ optionId, optionValue }) => [optionId, optionValue]));
  const send = (chosen: Readonly<Record<string, string>>) =>
    putIn(platform, cartId, { sku: found.sku, qty: 1, ...options(chosen) });
  const { status, json } = await send(values);
  expect(status).toBe(409);
  expect(json.result).toMatchObject({ code: "PARAMETERS_REQUIRED", fields: [{ problem: "required" }] });
  await expect(send({ ...values, dominant_eye: "left" })).resolves.toMatchObject({ status: 200 });
});
