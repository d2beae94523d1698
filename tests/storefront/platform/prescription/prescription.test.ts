import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { ProductOption } from "#domain/cart/cart.ts";
import { changeStatus, releasePrescription } from "#platform/order/changeStatus.ts";
import { resealFields } from "#platform/staff/resealFields.ts";
import { createFieldCipher } from "#platform/kernel/secrets/fieldCipher.ts";
import { countOf } from "../support/countOf.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay, platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { options, strong, usual } from "../support/prescriptions.ts";
import { black, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();

/** Whoever finds this somewhere has found what was typed. */
const person = "Zofia Nieznajoma";

let cartId: string;
beforeEach(async () => {
  cartId = await newCart(platform);
  await platform.setStock(black, 50);
});

const put = (values: Readonly<Record<string, string>>, id = cartId) =>
  putIn(platform, id, { sku: black, qty: 1, ...options(values) });

async function lines(id = cartId, at: Pick<TestPlatform, "get"> = platform) {
  const { json } = await at.get(`cart/pull?cartId=${id}`);
  return endpoints.cartPull.result("PLN").parse(json.result);
}

const typedIn = ({ custom }: ProductOption) =>
  Object.fromEntries(custom.map(({ optionId, optionValue }) => [optionId, optionValue]));

async function place(minor: number, email = "rx@example.pl"): Promise<{ id: number; number: string }> {
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const { json } = await platform.post("order/create", orderFor(cartId, { sku: black, minor }, { customer }), visitor);
  const { id, number } = endpoints.orderCreate.result("PLN").parse(json.result);
  return { id: Number(id), number };
}

/** All that the database says of carts, orders, mails and work that was promised, as text. */
async function dump(): Promise<string> {
  const tables = ["carts", "cart_items", "orders", "order_items", "order_status_history", "mails", "jobs"];
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await platform.connection.query<{ all: string | null }>(
        `select json_agg(t)::text as all from ${table} t`,
      );
      return rows[0]?.all ?? "";
    }),
  );
  return texts.join("\n");
}

test("glasses cost what frame and lenses do, at the VAT of the lenses", async () => {
  await expect(put(usual)).resolves.toMatchObject({ status: 200, json: { result: { price: 478 } } });
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  expect(json.result).toMatchObject({ grand_total: 478, items: [{ tax_percent: 8, tax_amount: 35.41 }] });
  const { number } = await place(478_00);
  const details = await platform.get(`order/details?order_id=${number}`, visitor);
  expect(details.json.result).toMatchObject({
    items: [{ row_total_incl_tax: 478, options: [{}, {}, { label: "Szkła", value: "Szkła Podstawowe 1.5" }] }],
  });
});

test("the cart's owner gets back what was typed, and two prescriptions are two lines", async () => {
  await put({ ...usual, person });
  await put({ ...usual, R_SPH: "-1.75" });
  await put({ ...usual, person });
  const [first, second] = await lines();
  expect(first).toMatchObject({ quantity: 2 });
  expect(second).toMatchObject({ quantity: 1 });
  expect(first && typedIn(first.productOption)).toEqual({ ...usual, person });
});

test("what was typed stands nowhere in the database, and in no mail", async () => {
  await put({ ...strong, person });
  await place(628_00, "dump@example.pl");
  await platform.runJobs();
  const text = await dump();
  expect(text).toContain("sealed_options");
  for (const secret of [person, "R_SPH", "-8.75", "-9.00", "custom_options"]) expect(text).not.toContain(secret);
  const [mail] = await platform.mailsTo("dump@example.pl");
  expect(mail?.text).toContain("Szkła Cienkie 1.6");
  expect(JSON.stringify(platform.errors)).not.toContain(person);
});

test("the same prescription leaves no two traces that are the same", async () => {
  const other = await newCart(platform);
  await put(usual);
  await put(usual, other);
  const { rows } = await platform.connection.query<{ sealed: string }>(
    "select sealed_options as sealed from cart_items where cart_id in ($1, $2)",
    [cartId, other],
  );
  expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(2);
});

test("what was sealed for one line opens in no other", async () => {
  const other = await newCart(platform);
  await put({ ...usual, person });
  await put(usual, other);
  await platform.connection.query(
    `update cart_items set sealed_options = (select sealed_options from cart_items where cart_id = $1) where cart_id = $2`,
    [cartId, other],
  );
  await expect(platform.get(`cart/pull?cartId=${other}`)).resolves.toMatchObject({ status: 500 });
  expect(JSON.stringify(platform.errors)).not.toContain(person);
  await platform.connection.query("delete from cart_items where cart_id = $1", [other]);
});

describe("a prescription is refused by its fields, which are named and not repeated:", () => {
  test.each([
    { change: { R_AX: "" }, field: "R_AX", problem: "required", name: "a cylinder without an axis" },
    { change: { R_AX: "181" }, field: "R_AX", problem: "outside", name: "an axis that there is not" },
    { change: { L_SPH: "" }, field: "L_SPH", problem: "is-plano", name: "an empty sphere" },
    { change: { L_SPH: "1.00" }, field: "L_SPH", problem: "which-sign", name: "a power without a sign" },
    { change: { R_SPH: "-1.30" }, field: "R_SPH", problem: "between-steps", name: "a power between two" },
    { change: { PD: "12" }, field: "PD", problem: "outside", name: "a distance that nobody has" },
    { change: { lens: "" }, field: "lens", problem: "required", name: "no lenses" },
    { change: { lens: "SK-POJEMNIK" }, field: "lens", problem: "unknown", name: "lenses that are none" },
    { change: { lens_type: "x-ray" }, field: "lens_type", problem: "unknown", name: "lenses for nothing" },
    { change: { lens_type: "progressive" }, field: "prescription", problem: "addition-required", name: "no addition" },
    {
      change: { R_SPH: "0.00", L_SPH: "plano", R_CYL: "", R_AX: "" },
      field: "prescription",
      problem: "no-power",
      name: "no power",
    },
  ])("$name", async ({ change, field, problem }) => {
    const { status, json } = await put({ ...usual, ...change });
    expect(status).toBe(400);
    expect(json.result).toContainEqual({ field: `cartItem.product_option.custom_options.${field}`, problem });
    await expect(lines()).resolves.toEqual([]);
  });

  test("one for what is no frame", async () => {
    const { json } = await putIn(platform, cartId, { sku: "SK-POJEMNIK", qty: 1, ...options(usual) });
    expect(json.result).toEqual([{ field: "cartItem.product_option.custom_options.lens", problem: "not-for-this" }]);
  });
});

const change = (id: number, to: "paid" | "in_production" | "shipped") =>
  platform.database.write((session) => changeStatus(session, id, to, openingDay));

describe("an order with a prescription", () => {
  test("that is unusual is held: it can be paid, but nothing is made before an optician has released it", async () => {
    await put(strong);
    const { id } = await place(628_00);
    await expect(change(id, "paid")).resolves.toMatchObject({ ok: true });
    await expect(change(id, "in_production")).resolves.toEqual({ ok: false, error: "held" });
    await expect(change(id, "shipped")).resolves.toEqual({ ok: false, error: "held" });
    for (let times = 0; times < 2; times++) {
      const released = await platform.database.write((session) =>
        releasePrescription(session, id, "M. Okulistyczna", openingDay),
      );
      expect(released).toMatchObject({ ok: true, value: { heldAt: null } });
    }
    await expect(change(id, "in_production")).resolves.toMatchObject({ ok: true });
    const { rows } = await platform.connection.query<{ comment: string | null }>(
      "select comment from order_status_history where order_id = $1 and comment is not null",
      [id],
    );
    expect(rows).toEqual([{ comment: "prescription released by M. Okulistyczna" }]);
  });

  test("that is usual goes its way", async () => {
    await put(usual);
    const { id } = await place(478_00);
    await expect(change(id, "in_production")).resolves.toMatchObject({ ok: true });
  });

  test.each([
    { change: { R_PRISM: "2 base in" }, name: "with a prism" },
    { change: { PD: "", R_PD: "30", L_PD: "35" }, name: "whose pupils are far from even" },
    { change: { L_SPH: "2.50".padStart(5, "+") }, name: "whose eyes differ in sign" },
    { change: { lens_type: "progressive", R_ADD: "2.00", L_ADD: "2.00" }, name: "for several distances by one figure" },
  ])("$name is held", async ({ change: changed }) => {
    await expect(put({ ...usual, ...changed })).resolves.toMatchObject({ status: 200 });
    const { id } = await place(478_00);
    await expect(change(id, "in_production")).resolves.toEqual({ ok: false, error: "held" });
  });

  test("of nobody can be released", async () => {
    const released = platform.database.write((session) => releasePrescription(session, 999_999, "x", openingDay));
    await expect(released).resolves.toEqual({ ok: false, error: "no-such-order" });
  });
});

describe("keys change", () => {
  const older = testSettings.fieldKeys;
  const rotated = { ...testSettings, fieldKeys: [{ id: "second", key: "g".repeat(43) }, ...older] };
  const sealedWith = (id: string) =>
    countOf(
      platform.connection,
      `(select sealed_options as s from cart_items union all select sealed_options from order_items) t where s like $1`,
      [`${id}.%`],
    );

  test("an older key opens, the newer one seals, and once all is sealed anew the older one can go", async () => {
    await put({ ...usual, person });
    await place(478_00);
    cartId = await newCart(platform);
    await put({ ...usual, person });
    const before = await sealedWith("first");
    expect(before).toBeGreaterThan(1);

    const later = platformOn(platform.connection, platform.database, { settings: rotated });
    const [known] = await lines(cartId, later);
    expect(known && typedIn(known.productOption)).toEqual({ ...usual, person });
    // Told apart as before: the same prescription is the same line.
    await putIn(later, cartId, { sku: black, qty: 1, ...options({ ...usual, person }) });
    await expect(lines(cartId, later)).resolves.toMatchObject([{ quantity: 2 }]);
    await expect(sealedWith("second")).resolves.toBe(1);

    await expect(resealFields(platform.database, createFieldCipher(rotated))).resolves.toBe(before - 1);
    await expect(resealFields(platform.database, createFieldCipher(rotated))).resolves.toBe(0);
    await expect(sealedWith("first")).resolves.toBe(0);

    const newest = { ...rotated, fieldKeys: rotated.fieldKeys.slice(0, 1) };
    const last = platformOn(platform.connection, platform.database, { settings: newest });
    const [still] = await lines(cartId, last);
    expect(still && typedIn(still.productOption)).toEqual({ ...usual, person });
    // Without its key nothing can be read.
    await expect(platform.get(`cart/pull?cartId=${cartId}`)).resolves.toMatchObject({ status: 500 });
  });
});
