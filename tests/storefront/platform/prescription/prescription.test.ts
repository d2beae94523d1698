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

/** A typed value that tests search for in places where it must not be. */
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

const customValues = ({ custom }: ProductOption) =>
  Object.fromEntries(custom.map(({ optionId, optionValue }) => [optionId, optionValue]));

async function place(minor: number, email = "rx@example.pl"): Promise<{ id: number; number: string }> {
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const { json } = await platform.post("order/create", orderFor(cartId, { sku: black, minor }, { customer }), visitor);
  const { id, number } = endpoints.orderCreate.result("PLN").parse(json.result);
  return { id: Number(id), number };
}

/** Returns the contents of all tables about carts, orders, mails and jobs, as text. */
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

test("prices glasses as frame plus lenses, at the VAT of the lenses", async () => {
  await expect(put(usual)).resolves.toMatchObject({ status: 200, json: { result: { price: 478 } } });
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
  expect(json.result).toMatchObject({ grand_total: 478, items: [{ tax_percent: 8, tax_amount: 35.41 }] });
  const { number } = await place(478_00);
  const details = await platform.get(`order/details?order_id=${number}`, visitor);
  expect(details.json.result).toMatchObject({
    items: [{ row_total_incl_tax: 478, options: [{}, {}, { label: "Szkła", value: "Szkła Podstawowe 1,5" }] }],
  });
});

test("returns the typed values to the owner of the cart, and keeps two prescriptions as two lines", async () => {
  await put({ ...usual, person });
  await put({ ...usual, R_SPH: "-1.75" });
  await put({ ...usual, person });
  const [first, second] = await lines();
  expect(first).toMatchObject({ quantity: 2 });
  expect(second).toMatchObject({ quantity: 1 });
  expect(first && customValues(first.productOption)).toEqual({ ...usual, person });
});

test("stores typed values only encrypted, and sends them in no mail", async () => {
  await put({ ...strong, person });
  await place(728_00, "dump@example.pl");
  await platform.runJobs();
  const text = await dump();
  expect(text).toContain("sealed_options");
  for (const secret of [person, "R_SPH", "-8.75", "-9.00", "custom_options"]) expect(text).not.toContain(secret);
  const [mail] = await platform.mailsTo("dump@example.pl");
  expect(mail?.text).toContain("\n  Szkła Lekkie 1,67");
  expect(JSON.stringify(platform.errors)).not.toContain(person);
});

test("encrypts the same prescription differently each time", async () => {
  const other = await newCart(platform);
  await put(usual);
  await put(usual, other);
  const { rows } = await platform.connection.query<{ sealed: string }>(
    "select sealed_options as sealed from cart_items where cart_id in ($1, $2)",
    [cartId, other],
  );
  expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(2);
});

test("cannot open options that were sealed for another line", async () => {
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

describe("refuses by field, without repeating its value, a prescription with", () => {
  test.each([
    { change: { R_AX: "" }, field: "R_AX", problem: "required", name: "a cylinder without an axis" },
    { change: { R_AX: "181" }, field: "R_AX", problem: "outside", name: "an axis above 180" },
    { change: { L_SPH: "" }, field: "L_SPH", problem: "is-plano", name: "an empty sphere" },
    { change: { L_SPH: "1.00" }, field: "L_SPH", problem: "which-sign", name: "a power without a sign" },
    { change: { R_SPH: "-1.30" }, field: "R_SPH", problem: "between-steps", name: "a power between two steps" },
    { change: { PD: "12" }, field: "PD", problem: "outside", name: "an impossible pupillary distance" },
    { change: { lens: "" }, field: "lens", problem: "required", name: "no lenses" },
    { change: { lens: "SK-POJEMNIK" }, field: "lens", problem: "unknown", name: "a sku that is not lenses" },
    { change: { lens_type: "x-ray" }, field: "lens_type", problem: "unknown", name: "an unknown type of lenses" },
    {
      change: { lens_type: "progressive" },
      field: "prescription",
      problem: "addition-required",
      name: "progressive lenses without an addition",
    },
    {
      change: { R_SPH: "0.00", L_SPH: "plano", R_CYL: "", R_AX: "" },
      field: "prescription",
      problem: "no-power",
      name: "no power at all",
    },
  ])("$name", async ({ change, field, problem }) => {
    const { status, json } = await put({ ...usual, ...change });
    expect(status).toBe(400);
    expect(json.result).toContainEqual(
      expect.objectContaining({ field: `cartItem.product_option.custom_options.${field}`, problem }),
    );
    await expect(lines()).resolves.toEqual([]);
  });

  test.each([
    {
      change: { R_SPH: "-30" },
      field: "R_SPH",
      problem: "outside",
      nearest: [-20, 14],
      name: "a power that no lens has",
    },
    { change: { R_SPH: "-9" }, field: "R_SPH", problem: "outside", nearest: [-5.5], name: "a power beyond the lenses" },
    { change: { R_SPH: "-1.30" }, field: "R_SPH", problem: "between-steps", nearest: [-1.5, -1.25], name: "no step" },
    {
      change: { lens_type: "office", R_ADD: "1", L_ADD: "1" },
      field: "lens_type",
      problem: "not-made",
      nearest: ["single-vision"],
      name: "another type",
    },
    { change: { PD: "45" }, field: "lens", problem: "blank", nearest: [], name: "a blank that is too small" },
  ])("what cannot be made, with the nearest that can: $name", async ({ change, field, problem, nearest }) => {
    const { status, json } = await put({ ...usual, ...change });
    expect(status).toBe(400);
    const name = `cartItem.product_option.custom_options.${field}`;
    expect(json.result).toContainEqual({ field: name, problem, ...(nearest.length > 0 && { nearest }) });
  });

  test("what can no longer be made when it is ordered", async () => {
    await put({ ...usual, R_SPH: "-3.00" });
    const limit = (to: string) =>
      platform.connection.query(
        `update products set attributes = jsonb_set(attributes, '{lens_power_from}', '${to}') where sku = '${usual.lens}'`,
      );
    const { rows } = await platform.connection.query<{ from: string }>(
      `select (attributes -> 'lens_power_from')::text as from from products where sku = '${usual.lens}'`,
    );
    await limit("-2");
    const order = orderFor(cartId, { sku: black, minor: 478_00 });
    // Another process, which has not read the lenses before.
    const later = platformOn(platform.connection, platform.database);
    const { status, json } = await later.post("order/create", order, visitor);
    await limit(rows[0]?.from ?? "-6");
    expect(status).toBe(409);
    expect(json.result).toMatchObject({
      code: "NOT_MADE",
      skus: [black],
      fields: [{ problem: "outside", nearest: [-1.5] }],
    });
  });

  test("a product that is not a frame", async () => {
    const { json } = await putIn(platform, cartId, { sku: "SK-POJEMNIK", qty: 1, ...options(usual) });
    expect(json.result).toEqual([{ field: "cartItem.product_option.custom_options.lens", problem: "not-for-this" }]);
  });
});

const change = (id: number, to: "paid" | "in_production" | "shipped") =>
  platform.database.write((session) => changeStatus(session, id, to, { settings: testSettings, now: openingDay }));

describe("an order with a prescription", () => {
  test("is held when it is unusual: it can be paid, but not produced before an optician releases it", async () => {
    await put(strong);
    const { id } = await place(728_00);
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

  test("is not held when it is usual", async () => {
    await put(usual);
    const { id } = await place(478_00);
    await expect(change(id, "in_production")).resolves.toMatchObject({ ok: true });
  });

  test.each([
    { change: { R_PRISM: "2 base in" }, name: "with a prism" },
    { change: { PD: "", R_PD: "30", L_PD: "35" }, name: "with very different pupillary distances" },
    { change: { L_SPH: "2.50".padStart(5, "+") }, name: "with powers of different signs" },
    {
      change: { lens_type: "progressive", lens: "DI-SZKLA-PROGRES-150", R_ADD: "2.00", L_ADD: "2.00" },
      minor: 928_00,
      name: "for progressive lenses with a single pupillary distance",
    },
  ])("is held $name", async ({ change: changed, minor = 478_00 }) => {
    await expect(put({ ...usual, ...changed })).resolves.toMatchObject({ status: 200 });
    const { id } = await place(minor);
    await expect(change(id, "in_production")).resolves.toEqual({ ok: false, error: "held" });
  });

  test("cannot be released when it is unknown", async () => {
    const released = platform.database.write((session) => releasePrescription(session, 999_999, "x", openingDay));
    await expect(released).resolves.toEqual({ ok: false, error: "no-such-order" });
  });
});

describe("rotating the encryption keys", () => {
  const older = testSettings.fieldKeys;
  const rotated = { ...testSettings, fieldKeys: [{ id: "second", key: "g".repeat(43) }, ...older] };
  const sealedWith = (id: string) =>
    countOf(
      platform.connection,
      `(select sealed_options as s from cart_items union all select sealed_options from order_items) t where s like $1`,
      [`${id}.%`],
    );

  test("opens with the older key, seals with the newer one, and needs no older key after resealing", async () => {
    await put({ ...usual, person });
    await place(478_00);
    cartId = await newCart(platform);
    await put({ ...usual, person });
    const before = await sealedWith("first");
    expect(before).toBeGreaterThan(1);

    const later = platformOn(platform.connection, platform.database, { settings: rotated });
    const [line] = await lines(cartId, later);
    expect(line && customValues(line.productOption)).toEqual({ ...usual, person });
    // Lines are still recognised: the same prescription is added to the same line.
    await putIn(later, cartId, { sku: black, qty: 1, ...options({ ...usual, person }) });
    await expect(lines(cartId, later)).resolves.toMatchObject([{ quantity: 2 }]);
    await expect(sealedWith("second")).resolves.toBe(1);

    await expect(resealFields(platform.database, createFieldCipher(rotated))).resolves.toBe(before - 1);
    await expect(resealFields(platform.database, createFieldCipher(rotated))).resolves.toBe(0);
    await expect(sealedWith("first")).resolves.toBe(0);

    const newest = { ...rotated, fieldKeys: rotated.fieldKeys.slice(0, 1) };
    const last = platformOn(platform.connection, platform.database, { settings: newest });
    const [sameLine] = await lines(cartId, last);
    expect(sameLine && customValues(sameLine.productOption)).toEqual({ ...usual, person });
    // Without its key, nothing can be decrypted.
    await expect(platform.get(`cart/pull?cartId=${cartId}`)).resolves.toMatchObject({ status: 500 });
  });
});
