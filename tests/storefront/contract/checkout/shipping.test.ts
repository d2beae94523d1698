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

test("shipping methods that are not available are left out", () => {
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
    name: "a method of the shop's own costs nothing and is offered everywhere",
  },
  {
    wire: { code: "150", title: "BLIK", tpayMethod: true, costInclTax: 1.5, allowedCountries: ["PL"] },
    read: { cost: zl(1_50), provider: "tpay", countries: { allowed: ["PL"], excluded: [] } },
    name: "a provider's method says where it is offered",
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
    name: "all countries win over an empty list",
  },
])("$name", ({ wire, read }) => {
  expect(endpoints.paymentMethods.result("PLN").parse([wire])).toMatchObject([read]);
});

const totals = { grand_total: 5, tax_amount: 0.93, items: [], total_segments: [] };

test.each([
  { wire: { payment_methods: [{ code: "cashondelivery", title: "Za pobraniem" }], totals }, methods: 1 },
  { wire: totals, methods: 0 },
])("shipping information answers totals, with or without methods", ({ wire, methods }) => {
  const outcome = endpoints.shippingInformation.result("PLN").parse(wire);
  expect(outcome.totals.grandTotal).toEqual(zl(5_00));
  expect(outcome.paymentMethods).toHaveLength(methods);
});

test("only the country is indispensable", () => {
  expect(endpoints.shippingMethods.body.parse(toWireShippingMethodsBody({ country: "PL" }))).toEqual({
    address: { country: "PL", region: null },
  });
});

test.each([
  { method: null, read: null },
  { method: { carrierCode: "dpd", methodCode: "flatrate" }, read: { carrierCode: "dpd", methodCode: "flatrate" } },
])("codes travel when both are known: $method", ({ method, read }) => {
  const address = { country: "DE", city: "Berlin" };
  const wire = toWireShippingInformation({ shippingAddress: address, billingAddress: address, method });
  expect("shippingCarrierCode" in wire.addressInformation).toBe(method !== null);
  expect(endpoints.shippingInformation.body.parse(wire)).toEqual({
    addressInformation: { place: { country: "DE", region: null }, pointId: null, method: read },
  });
});

test("a country that no form knows is left out", () => {
  const wire = [
    { code: "PL", name: "Polska" },
    { code: "XX", name: "Nibylandia" },
  ];
  expect(endpoints.countries.result("PLN").parse(wire)).toEqual([{ code: "PL", name: "Polska" }]);
});
