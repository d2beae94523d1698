import { beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toWireShippingInformation, toWireShippingMethodsBody } from "#contract/checkout/shipping.ts";
import { configuration } from "#configuration/index.ts";
import { openForTests } from "../support/openForTests.ts";
import { filledCart, newCart, putIn } from "../support/shopping.ts";

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
  const [germanMethod] = (await methodsTo("DE", german)).read;
  expect(germanMethod?.price.minor).toBe(defaultShipping.grossPrices.EUR);
  const { json } = await platform.get(`cart/payment-methods?cartId=${cartId}`);
  const expected = { cost: 0, cost_incl_tax: 0, default: true, offline: false, is_server_method: true, img: null };
  expect(json.result).toMatchObject([{ code: defaultPayment.code, title: "Za pobraniem", ...expected }]);
});

test("offers no shipping method for a country without delivery", async () => {
  const { read } = await methodsTo("FR");
  expect(read).toEqual([]);
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
