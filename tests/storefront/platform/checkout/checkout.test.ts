import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toWireShippingInformation, toWireShippingMethodsBody } from "#contract/checkout/shipping.ts";
import { configuration } from "#configuration/index.ts";
import { readShippingOffers } from "#platform/checkout/offers.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";

const platform = await openForTests();

let cartId: string;
beforeEach(async () => {
  cartId = await filledCart(platform, "MR-BRUNO-BLACK-53");
});

const zl = (minor: number) => ({ minor, currency: "PLN" as const });
const courier = { carrierCode: "dpd", methodCode: "flatrate" };

async function methodsTo(country: string, id = cartId) {
  const { json } = await platform.post(`cart/shipping-methods?cartId=${id}`, toWireShippingMethodsBody({ country }));
  return { wire: json.result, read: endpoints.shippingMethods.result("PLN").parse(json.result) };
}

const chooseShipping = (country: string, method: typeof courier | null, id = cartId) =>
  platform.post(
    `cart/shipping-information?cartId=${id}`,
    toWireShippingInformation({ shippingAddress: { country }, billingAddress: { country }, method }),
  );

test("returns the courier for 5.00 gross in Poland, with the net price and the methods with pickup points", async () => {
  const { wire, read } = await methodsTo("PL");
  expect(read[0]).toEqual({
    ...courier,
    title: "Kurier DPD",
    price: zl(5_00),
    isDefault: true,
    needsPoint: false,
  });
  expect(wire).toMatchObject([
    {
      amount: 4.07,
      price_excl_tax: 4.07,
      price_incl_tax: 5,
      carrier_title: "DPD",
      available: true,
      offline: false,
      is_server_method: true,
    },
    { carrier_code: "inpost", needs_point: true },
    { method_code: "pickup", needs_point: true },
  ]);
});

test("delivers to every configured country, and offers cash on delivery where the courier collects money", async () => {
  const german = await newCart(platform, "de");
  await putIn(platform, german, { sku: "MR-BRUNO-BLACK-53", qty: 1 });
  for (const country of configuration.checkout.countries) {
    for (const id of [cartId, german]) {
      const { read } = await methodsTo(country, id);
      expect(read[0]).toMatchObject(courier);
      const { json } = await chooseShipping(country, courier, id);
      const atTheDoor = country === "US" ? [] : [{ code: "cashondelivery", cost_incl_tax: 0 }];
      expect(json).toMatchObject({ code: 200, result: { payment_methods: atTheDoor } });
    }
  }
});

test("offers the methods that the configuration shows before the platform has answered", async () => {
  const { defaultShipping, defaultPayment } = configuration.checkout;
  const [method] = (await methodsTo("PL")).read;
  expect(method).toMatchObject({ carrierCode: defaultShipping.carrierCode, methodCode: defaultShipping.methodCode });
  expect(method?.price.minor).toBe(defaultShipping.grossPrices.PLN);
  const german = await newCart(platform, "de");
  await putIn(platform, german, { sku: black, qty: 1 });
  const [germanMethod] = (await methodsTo("DE", german)).read;
  expect(germanMethod?.price.minor).toBe(defaultShipping.grossPrices.EUR);
  await expect(freeFrom(cartId)).resolves.toBe(defaultShipping.freeFrom.PLN);
  await expect(freeFrom(german)).resolves.toBe(defaultShipping.freeFrom.EUR);
  const { json } = await platform.get(`cart/payment-methods?cartId=${cartId}`);
  const expected = { cost: 0, cost_incl_tax: 0, default: true, offline: false, is_server_method: true, img: null };
  expect(json.result).toMatchObject([{ code: defaultPayment.code, title: "Za pobraniem", ...expected }]);
});

test("offers no shipping method for a country without delivery", async () => {
  const { read } = await methodsTo("FR");
  expect(read).toEqual([]);
});

test("offers no shipping method to a country that the setting leaves out", async () => {
  const offersTo = (country: string) => {
    const to = { country, region: null, groupId: 1, currency: "PLN", locale: "pl-PL" } as const;
    return platform.database.read((session) => readShippingOffers(session, to, 1, { countries: ["PL"] }));
  };
  expect(await offersTo("DE")).toEqual([]);
  expect(await offersTo("PL")).not.toEqual([]);
});

test("includes the chosen delivery in the totals of this and later calls", async () => {
  const { json } = await chooseShipping("PL", courier);
  const outcome = endpoints.shippingInformation.result("PLN").parse(json.result);
  const rows = [
    { code: "subtotal", amount: zl(329_00) },
    { code: "shipping", amount: zl(5_00) },
    { code: "tax", amount: zl(62_45) },
    { code: "grand_total", amount: zl(334_00) },
  ];
  expect(outcome.totals.rows).toEqual(rows);
  const later = await platform.get(`cart/totals?cartId=${cartId}`);
  expect(endpoints.cartTotals.result("PLN").parse(later.json.result).rows).toEqual(rows);
});

async function taxIn(country: string) {
  const { json } = await chooseShipping(country, courier);
  return endpoints.shippingInformation.result("PLN").parse(json.result).totals.tax;
}

test("applies the VAT of the delivery country, and none in the United States", async () => {
  // 358.00 gross at 19 %, and 428.00 without VAT.
  await expect(taxIn("DE")).resolves.toEqual(zl(57_16));
  await expect(taxIn("US")).resolves.toEqual(zl(0));
});

const totalsOf = async (id: string, currency: "PLN" | "EUR" = "PLN") =>
  endpoints.cartTotals.result(currency).parse((await platform.get(`cart/totals?cartId=${id}`)).json.result);

/** The value of the goods from which the delivery of a cart is free, in minor units. */
const freeFrom = async (id: string) => (await totalsOf(id)).freeDeliveryFrom?.minor ?? null;

const shippingIn = ({ rows }: Awaited<ReturnType<typeof totalsOf>>) =>
  rows.find(({ code }) => code === "shipping")?.amount.minor;

describe("free delivery", () => {
  test("is the same in the list of methods, the cart and the order", async () => {
    const full = await filledCart(platform, black, 2);
    const { read } = await methodsTo("PL", full);
    expect(read.map(({ price }) => price)).toEqual([zl(0), zl(0), zl(0)]);
    await chooseShipping("PL", courier, full);
    const totals = await totalsOf(full);
    expect(shippingIn(totals)).toBe(0);
    expect(totals.grandTotal).toEqual(zl(658_00));
    const sent = orderFor(full, { ...bruno, quantity: 2 }, { costs: { shipping: zl(0), payment: null } });
    const created = await platform.post("order/create", sent, visitor);
    const { number } = endpoints.orderCreate.result("PLN").parse(created.json.result);
    const { json: placed } = await platform.get(`order/details?order_id=${number}`, visitor);
    const order = endpoints.orderDetails.result("PLN").parse(placed.result);
    expect(order.totals).toMatchObject({ grandTotal: zl(658_00) });
    expect(order.totals.rows).toContainEqual({ code: "shipping", amount: zl(0) });
  });

  test("ends with the discount of a coupon, and refuses the order that was shown free delivery", async () => {
    const full = await filledCart(platform, black, 2);
    await platform.connection.query(
      "insert into coupons (code, percent, created_at) values ('HALF', 50, '2026-11-01')",
    );
    await platform.post(`cart/apply-coupon?cartId=${full}&coupon=HALF`, {});
    await chooseShipping("PL", courier, full);
    const totals = await totalsOf(full);
    expect(shippingIn(totals)).toBe(5_00);
    expect(totals.grandTotal).toEqual(zl(334_00));
    const costs = { shipping: zl(0), payment: null, discount: zl(-329_00) };
    const { status, json } = await platform.post("order/create", orderFor(full, { ...bruno, quantity: 2 }, { costs }));
    expect(status).toBe(409);
    expect(json.result).toMatchObject({ code: "SHIPPING_PRICE_CHANGED" });
  });

  test("is offered within the country of a store only", async () => {
    await chooseShipping("DE", courier);
    await expect(freeFrom(cartId)).resolves.toBeNull();
    const german = await newCart(platform, "de");
    await putIn(platform, german, { sku: black, qty: 5 });
    expect((await methodsTo("DE", german)).read[0]?.price.minor).toBe(0);
    expect((await methodsTo("PL", german)).read[0]?.price.minor).toBe(6_90);
  });
});

test("leaves the shipping method open when only a country is chosen", async () => {
  await chooseShipping("PL", courier);
  const { json } = await chooseShipping("DE", null);
  const { totals } = endpoints.shippingInformation.result("PLN").parse(json.result);
  expect(totals.rows.map(({ code }) => code)).not.toContain("shipping");
});

test("refuses a shipping method that is not offered, and keeps the earlier choice", async () => {
  await chooseShipping("PL", courier);
  const { status, json } = await chooseShipping("DE", { carrierCode: "dpd", methodCode: "drone" });
  expect(status).toBe(409);
  expect(json.result).toMatchObject({ code: "SHIPPING_NOT_OFFERED" });
  const { json: totals } = await platform.get(`cart/totals?cartId=${cartId}`);
  expect(totals.result).toMatchObject({ shipping_incl_tax: 5 });
});

test("returns a row for a free payment method, which our own client leaves out", async () => {
  const methods = { paymentMethod: { method: configuration.checkout.defaultPayment.code } };
  const { json } = await platform.post(`cart/collect-totals?cartId=${cartId}`, { methods });
  expect(json.result).toMatchObject({
    total_segments: [
      { code: "subtotal" },
      { code: "payment", title: "Płatność", value: 0 },
      { code: "tax" },
      { code: "grand_total" },
    ],
  });
  const { rows } = endpoints.collectTotals.result("PLN").parse(json.result);
  expect(rows.map(({ code }) => code)).toEqual(["subtotal", "tax", "grand_total"]);
});

test("charges no delivery for an empty cart", async () => {
  const empty = await newCart(platform);
  const { json } = await chooseShipping("PL", courier, empty);
  expect(json.result).toMatchObject({ totals: { grand_total: 0, shipping_incl_tax: 0 } });
});

test.each([
  ["pl", ["Polska", "Niemcy", "Włochy", "Stany Zjednoczone"]],
  ["de", ["Polen", "Deutschland", "Italien", "Vereinigte Staaten"]],
  ["en", ["Poland", "Germany", "Italy", "United States"]],
  ["fr-FR", ["Poland", "Germany", "Italy", "United States"]],
])("returns the countries with names in %s", async (locale, names) => {
  const { json } = await platform.get(`channel/countries?localeCode=${locale}`);
  const read = endpoints.countries.result("PLN").parse(json.result);
  expect(read.map(({ name }) => name)).toEqual(names);
  expect(read.map(({ code }) => code)).toEqual(configuration.checkout.countries);
});
