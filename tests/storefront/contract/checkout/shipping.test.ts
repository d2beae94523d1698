import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toWireShippingInformation, toWireShippingMethodsBody } from "#contract/checkout/shipping.ts";

const zl = (minor: number) => ({ minor, currency: "PLN" });
const method = {
  carrier_code: "dpd",
  method_code: "flatrate",
  method_title: "Kurier DPD",
  amount: 4.07,
  price_incl_tax: 5,
};

test("leaves out shipping methods that are not available", () => {
  const wire = [
    { ...method, default: true },
    { ...method, method_code: "locker", available: false },
    { ...method, method_code: "point", available: true, needs_point: true },
  ];
  const read = { carrierCode: "dpd", title: "Kurier DPD", price: zl(5_00), needsPoint: false };
  expect(endpoints.shippingMethods.result("PLN").parse(wire)).toEqual([
    { ...read, methodCode: "flatrate", isDefault: true },
    { ...read, methodCode: "point", isDefault: false, needsPoint: true },
  ]);
});

test.each([
  {
    wire: { code: "cashondelivery", title: "Za pobraniem" },
    read: { cost: zl(0), isDefault: false, provider: null, countries: { allowed: "all", excluded: [] } },
    name: "reads a method without a provider as free and offered in all countries",
  },
  {
    wire: { code: "150", title: "BLIK", tpayMethod: true, costInclTax: 1.5, allowedCountries: ["PL"] },
    read: { cost: zl(1_50), provider: "tpay", countries: { allowed: ["PL"], excluded: [] } },
    name: "reads the countries of a provider's method",
  },
  {
    wire: {
      code: "klarna",
      title: "Klarna",
      mollieMethod: true,
      allowedAllCountries: true,
      allowedCountries: [],
      excludedCountries: ["US"],
    },
    read: { provider: "mollie", countries: { allowed: "all", excluded: ["US"] } },
    name: "reads allowedAllCountries before an empty list",
  },
  {
    wire: { code: "acme-card", title: "Acme Card", paymentProvider: "acme" },
    read: { provider: "acme", countries: { allowed: "all", excluded: [] } },
    name: "reads the provider that a method names",
  },
])("$name", ({ wire, read }) => {
  expect(endpoints.paymentMethods.result("PLN").parse([wire])).toMatchObject([read]);
});

const totals = { grand_total: 5, tax_amount: 0.93, items: [], total_segments: [] };

test.each([
  { wire: { payment_methods: [{ code: "cashondelivery", title: "Za pobraniem" }], totals }, methods: 1 },
  { wire: totals, methods: 0 },
])("reads the totals of shipping information with $methods payment methods", ({ wire, methods }) => {
  const outcome = endpoints.shippingInformation.result("PLN").parse(wire);
  expect(outcome.totals.grandTotal).toEqual(zl(5_00));
  expect(outcome.paymentMethods).toHaveLength(methods);
});

test("requires only the country of an address", () => {
  expect(endpoints.shippingMethods.body.parse(toWireShippingMethodsBody({ country: "PL" }))).toEqual({
    address: { country: "PL", region: null },
  });
});

test.each([
  { method: null, read: null },
  { method: { carrierCode: "dpd", methodCode: "flatrate" }, read: { carrierCode: "dpd", methodCode: "flatrate" } },
])("sends the codes of the delivery method only if it is chosen: $method", ({ method, read }) => {
  const address = { country: "DE", city: "Berlin" };
  const wire = toWireShippingInformation({ shippingAddress: address, billingAddress: address, method });
  expect("shippingCarrierCode" in wire.addressInformation).toBe(method !== null);
  expect(endpoints.shippingInformation.body.parse(wire)).toEqual({
    addressInformation: { place: { country: "DE", region: null }, billingCountry: "DE", pointId: null, method: read },
  });
});

test("sends the chosen pick-up point with the delivery", () => {
  const address = { country: "PL" };
  const method = { carrierCode: "inpost", methodCode: "locker", pointId: "WAW01M" };
  const wire = toWireShippingInformation({ shippingAddress: address, billingAddress: address, method });
  expect(endpoints.shippingInformation.body.parse(wire)).toMatchObject({
    addressInformation: { pointId: "WAW01M", method: { carrierCode: "inpost", methodCode: "locker" } },
  });
});

test("leaves out a country without address rules", () => {
  const wire = [
    { code: "PL", name: "Polska" },
    { code: "XX", name: "Nibylandia" },
  ];
  expect(endpoints.countries.result("PLN").parse(wire)).toEqual([{ code: "PL", name: "Polska" }]);
});
