import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { readRefusal } from "#contract/wire/refusal.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { countOf } from "../support/countOf.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { address, black, bruno, filledCart, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";

const platform = await openForTests();

const send = (order: unknown, headers: Readonly<Record<string, string>> = visitor) =>
  platform.post("order/create?localeCode=pl", order, headers);

async function place(
  cartId: string,
  product: { sku: string; quantity?: number; minor: number } = bruno,
  change: Partial<OrderRequest> = {},
) {
  const { json } = await send(orderFor(cartId, product, change));
  return endpoints.orderCreate.result("PLN").parse(json.result);
}

async function details(number: string, headers: Readonly<Record<string, string>> = visitor) {
  const { status, json } = await platform.get(`order/details?order_id=${number}`, headers);
  return { status, order: status === 200 ? endpoints.orderDetails.result("PLN").parse(json.result) : null };
}

const zl = (minor: number) => ({ minor, currency: "PLN" as const });

const count = (table: string) => countOf(platform.connection, table);

test("gives an order a number of nine digits, and the next one a higher number", async () => {
  const first = await place(await filledCart(platform, black));
  const second = await place(await filledCart(platform, black));
  expect(first.number).toMatch(/^\d{9}$/);
  expect(Number(second.number)).toBeGreaterThan(Number(first.number));
  expect(first.placedAt).toEqual(new Date("2026-11-20T12:00:00Z"));
});

test("finds an order by its key, for the sender only", async () => {
  const key = crypto.randomUUID();
  const { number } = await place(await filledCart(platform, black), bruno, { key });
  expect((await details(key)).order?.number).toBe(number);
  expect((await details(key, { "x-dioptra-visitor": "visitor-b" })).status).toBe(404);
  expect((await details(crypto.randomUUID())).status).toBe(404);
});

test("prefers the order with a number to one whose key equals that number", async () => {
  const first = await place(await filledCart(platform, black));
  await place(await filledCart(platform, black), bruno, { key: first.number });
  expect((await details(first.number)).order?.id).toBe(first.id);
});

test("takes the ordered pieces from the stock and closes the cart", async () => {
  await platform.setStock(black, 10);
  const cartId = await filledCart(platform, black, 3);
  await place(cartId, { ...bruno, quantity: 3 });
  await expect(platform.stockOf(black)).resolves.toBe(7);
  for (const answer of [
    await platform.get(`cart/pull?cartId=${cartId}`),
    await platform.get(`cart/totals?cartId=${cartId}`),
    await putIn(platform, cartId, { sku: black, qty: 1 }),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.json.result).toMatchObject({ code: "CART_CLOSED" });
  }
});

test("returns an order to its visitor as it was placed", async () => {
  const cartId = await filledCart(platform, black, 2);
  const { number, id } = await place(cartId, { ...bruno, quantity: 2 });
  const { order } = await details(number);
  expect(order).toMatchObject({
    id,
    number,
    status: "pending",
    createdAt: new Date("2026-11-20T12:00:00Z"),
    email: "ala@example.pl",
    lines: [
      {
        sku: black,
        parentSku: "MR-BRUNO",
        slug: "bruno-kwadratowe",
        name: "Bruno",
        quantity: 2,
        rowTotal: zl(658_00),
        options: [
          { label: "Kolor", value: "Czarny" },
          { label: "Rozmiar", value: "Szeroki" },
        ],
        frame: {
          shape: "square",
          rim: "full",
          material: "acetate",
          finish: "black",
          lensWidth: 53,
          lensHeight: 39,
          bridge: 18,
          temple: 145,
          totalWidth: 137,
        },
        goods: null,
        picture: { name: "frames/square-full-acetate-black-51-37-18-140-133/front" },
      },
    ],
    totals: {
      rows: [
        { code: "subtotal", amount: zl(658_00) },
        { code: "shipping", amount: zl(0) },
        { code: "tax", amount: zl(123_04) },
        { code: "grand_total", amount: zl(658_00) },
      ],
      grandTotal: zl(658_00),
      tax: zl(123_04),
    },
    shippingAddress: { ...address, phone: "+48600100200" },
    shippingTitle: "Kurier DPD",
    paymentTitle: "Za pobraniem",
  });
});

test.each([
  { headers: { "x-dioptra-visitor": "visitor-b" }, name: "another visitor" },
  { headers: {}, name: "a caller without a visitor id" },
  { headers: { cookie: "x-dioptra-visitor=visitor-a" }, name: "a caller who sends the visitor id in a cookie" },
])("returns 404 for $name", async ({ headers }) => {
  const { number } = await place(await filledCart(platform, black));
  await expect(details(number, headers)).resolves.toMatchObject({ status: 404 });
});

test("shows an order without a visitor id only to callers with its cart id", async () => {
  const cartId = await filledCart(platform, black);
  const { json } = await send(orderFor(cartId, bruno), {});
  const { number } = endpoints.orderCreate.result("PLN").parse(json.result);
  const withCart = (id: string, headers = {}) => platform.get(`order/details?order_id=${number}&cartId=${id}`, headers);
  await expect(withCart(cartId)).resolves.toMatchObject({ status: 200, json: { result: { increment_id: number } } });
  const otherCart = await filledCart(platform, black);
  for (const refused of [
    details(number, {}),
    details(number),
    withCart(otherCart),
    withCart(""),
    withCart(cartId, visitor),
  ])
    await expect(refused).resolves.toMatchObject({ status: 404 });
  await expect(details("999999999")).resolves.toMatchObject({ status: 404 });
});

test("does not show a visitor's order to callers with its cart id", async () => {
  await platform.setStock(black, 22);
  const cartId = await filledCart(platform, black);
  const { number } = await place(cartId);
  const answer = await platform.get(`order/details?order_id=${number}&cartId=${cartId}`);
  expect(answer.status).toBe(404);
});

test("places an order of the German store in euro", async () => {
  const cartId = await newCart(platform, "de");
  await putIn(platform, cartId, { sku: black, qty: 1 });
  const german = {
    ...address,
    country: "DE",
    street: "Chausseestraße 8",
    postcode: "10115",
    city: "Berlin",
    phone: "030 901820",
  } as const;
  const { number } = await place(
    cartId,
    { sku: black, minor: 75_00 },
    { storeCode: "de", shippingAddress: german, billingAddress: german },
  );
  const { order } = await details(number);
  expect(order).toMatchObject({
    totals: { grandTotal: { minor: 79_90, currency: "EUR" }, tax: { minor: 12_75, currency: "EUR" } },
    shippingTitle: "DPD-Paketdienst",
    paymentTitle: "Nachnahme",
    lines: [
      {
        slug: "bruno-quadratisch",
        options: [
          { label: "Farbe", value: "Schwarz" },
          { label: "Größe", value: "Breit" },
        ],
      },
    ],
  });
});

describe("returns the same answer for", () => {
  test("an order that is sent again, after prices and stock have changed", async () => {
    const order = orderFor(await filledCart(platform, black), bruno);
    const first = await send(order);
    await platform.setStock(black, 0);
    const later = platformOn(platform.connection, platform.database);
    later.setNow(new Date("2027-01-01T12:00:00Z"));
    const second = await later.post("order/create", order, visitor);
    expect(second.json).toEqual(first.json);
    await platform.setStock(black, 22);
  });

  test("another order for the same cart", async () => {
    const cartId = await filledCart(platform, black);
    const first = await send(orderFor(cartId, bruno));
    const second = await send(orderFor(cartId, bruno));
    expect(second.json).toEqual(first.json);
  });

  test("a key that is sent again with another cart", async () => {
    const order = orderFor(await filledCart(platform, black), bruno);
    const first = await send(order);
    const before = await count("orders");
    const second = await send({ ...order, cart_id: await filledCart(platform, black) });
    expect(second.json).toEqual(first.json);
    await expect(count("orders")).resolves.toBe(before);
  });
});

describe("refuses, without a trace, an order", () => {
  const sendRefused = async (order: unknown) => {
    const before = [await count("orders"), await count("order_items"), await platform.stockOf(black)];
    const { status, json } = await send(order);
    expect([await count("orders"), await count("order_items"), await platform.stockOf(black)]).toEqual(before);
    expect(json).toMatchObject({ code: status });
    return { status, result: json.result };
  };

  test("at an outdated price, and names the product", async () => {
    const order = orderFor(await filledCart(platform, black), { sku: black, minor: 299_00 });
    await expect(sendRefused(order)).resolves.toEqual({
      status: 409,
      result: { message: "A price has changed.", code: "PRICE_CHANGED", skus: [black] },
    });
  });

  test("for a product that was sold out meanwhile, and names it", async () => {
    const order = orderFor(await filledCart(platform, black, 2), { ...bruno, quantity: 2 });
    await platform.setStock(black, 1);
    await expect(sendRefused(order)).resolves.toEqual({
      status: 409,
      result: { message: "Some of the ordered products are not available!", code: "OUT_OF_STOCK", skus: [black] },
    });
    await platform.setStock(black, 22);
  });

  test.each([
    { products: [{ sku: black, qty: 2, price: 329 }], name: "of a quantity" },
    { products: [{ sku: "MR-BRUNO-NAVY-53", qty: 1, price: 329 }], name: "of a product" },
    {
      products: [
        { sku: black, qty: 1, price: 329 },
        { sku: "HL-NELA-BLACK-48", qty: 1, price: 279 },
      ],
      name: "of an additional product",
    },
  ])("$name that differs from the cart", async ({ products }) => {
    const order = { ...orderFor(await filledCart(platform, black), bruno), products };
    await expect(sendRefused(order)).resolves.toMatchObject({ status: 409, result: { code: "CART_CHANGED" } });
  });

  test("of an empty cart", async () => {
    const order = orderFor(await newCart(platform), bruno);
    await expect(sendRefused(order)).resolves.toMatchObject({
      status: 409,
      result: { code: "CART_CHANGED", skus: [black] },
    });
  });

  test("of an unknown cart or of another store view's cart", async () => {
    const cartId = await filledCart(platform, black);
    await expect(sendRefused(orderFor("nobody", bruno))).resolves.toMatchObject({
      status: 404,
      result: { code: "CART_UNKNOWN" },
    });
    await expect(sendRefused(orderFor(cartId, bruno, { storeCode: "de" }))).resolves.toMatchObject({ status: 404 });
  });

  test.each([
    { change: { shipping: { carrierCode: "dpd", methodCode: "drone" } }, code: "SHIPPING_NOT_OFFERED" },
    { change: { paymentCode: "shells" }, code: "PAYMENT_NOT_OFFERED" },
  ])("with a method that is not offered: $code", async ({ change, code }) => {
    const order = orderFor(await filledCart(platform, black), bruno, change);
    await expect(sendRefused(order)).resolves.toMatchObject({ status: 409, result: { code } });
  });

  test.each([
    { costs: { shipping: zl(4_99), payment: zl(0) }, code: "SHIPPING_PRICE_CHANGED" },
    { costs: { shipping: zl(5_00), payment: zl(1_00) }, code: "PAYMENT_PRICE_CHANGED" },
  ])("at costs that differ from those shown: $code", async ({ costs, code }) => {
    const order = orderFor(await filledCart(platform, black), bruno, { costs });
    await expect(sendRefused(order)).resolves.toMatchObject({ status: 409, result: { code } });
  });

  test("with invalid fields, and names all of them", async () => {
    const order = orderFor(await filledCart(platform, black), bruno, {
      customer: { firstName: "A", lastName: "Nowak", email: "ala.example.pl" },
      shippingAddress: { ...address, postcode: "90-0", phone: "12" },
      billingAddress: { ...address, city: "" },
    });
    const { status, result } = await sendRefused(order);
    expect(status).toBe(400);
    const fields = readRefusal(result).fields.map(({ field }) => field);
    expect(fields.toSorted()).toEqual([
      "addressInformation.billingAddress.city",
      "addressInformation.shippingAddress.postcode",
      "addressInformation.shippingAddress.telephone",
      "customer.email",
      "customer.firstname",
    ]);
  });

  test("with fields of a wrong type, without repeating their values", async () => {
    const { status, result } = await sendRefused({ ...orderFor("c", bruno), products: "Jan Kowalski", order_id: 7 });
    expect(status).toBe(400);
    expect(result).toEqual([
      { field: "order_id", problem: "malformed" },
      { field: "products", problem: "malformed" },
    ]);
  });
});
