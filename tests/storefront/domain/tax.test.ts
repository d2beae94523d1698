import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { add, type Money } from "#domain/money.ts";
import { fromDecimal } from "#domain/decimal.ts";
import { customerGroupForTax, taxRate, type TaxRate, vatSplit, withVat } from "#domain/tax.ts";
import { vectors } from "../../vectors/vectors.ts";

const pln = (decimal: number) => fromDecimal(decimal, "PLN");

const taxed = z.strictObject({ gross: z.number(), rate: z.number() });
const split = z.strictObject({ net: z.number(), vat: z.number() });

test.each(vectors("vat.split", taxed, split))("vat.split: $name", ({ input, expected }) => {
  expect(vatSplit(pln(input.gross), input.rate)).toEqual({ net: pln(expected.net), vat: pln(expected.vat) });
});

test.each([
  { gross: 100, rate: 0, net: 100, vat: 0 },
  { gross: -123, rate: 23, net: -100, vat: -23 },
])("$gross gross at $rate % is $net net and $vat VAT", ({ gross, rate, net, vat }) => {
  expect(vatSplit(pln(gross), rate)).toEqual({ net: pln(net), vat: pln(vat) });
});

test.each([
  [100, 23, 123],
  [150, 23, 184.5],
  [160, 23, 196.8],
  [180, 23, 221.4],
  [100, 19, 119],
  [100, 0, 100],
])("%d net at %d %% is %d gross", (net, rate, gross) => {
  expect(withVat(pln(net), rate)).toEqual(pln(gross));
});

test.each([-1, Number.NaN])("refuses a tax rate of %d", (rate) => {
  expect(() => vatSplit(pln(1), rate)).toThrow(RangeError);
});

test("net and VAT add up to the gross amount, and splitting reverses adding VAT", () => {
  const rates = fc.constantFrom(0, 4, 5, 7.7, 8, 19, 22, 23);
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), rates, (minor, rate) => {
      const amount: Money = { minor, currency: "PLN" };
      const { net, vat } = vatSplit(amount, rate);
      expect(add(net, vat)).toEqual(amount);
      expect(vatSplit(withVat(amount, rate), rate).net).toEqual(amount);
    }),
  );
});

const country = (code: string, percent: number): TaxRate => ({ percent, country: code, region: null, regionId: 0 });
const rules = [
  {
    productTaxClassIds: [2],
    customerTaxClassIds: [1],
    rates: [country("PL", 23), country("DE", 19), country("IT", 22)],
  },
  { productTaxClassIds: [3], customerTaxClassIds: [1], rates: [country("PL", 8)] },
  { productTaxClassIds: [3], customerTaxClassIds: [1], rates: [country("DE", 19), country("IT", 4)] },
  {
    productTaxClassIds: [4],
    customerTaxClassIds: [1],
    rates: [
      { percent: 9, country: "US", region: "NY", regionId: 43 },
      { percent: 7, country: "US", region: "TX", regionId: 57 },
      { percent: 3, country: "US", region: null, regionId: 12 },
    ],
  },
  {
    productTaxClassIds: [5],
    customerTaxClassIds: [1],
    rates: [{ percent: 6, country: "US", region: "*", regionId: 0 }],
  },
];
const frame = { productTaxClassId: 2, customerGroupId: null, country: "PL", region: null };

test.each([
  ["a frame in Poland", {}, 23],
  ["a frame in Germany", { country: "DE" }, 19],
  ["prescription glasses in Poland", { productTaxClassId: 3 }, 8],
  ["contact lenses in Germany", { productTaxClassId: 3, country: "DE" }, 19],
  ["prescription glasses in Italy", { productTaxClassId: 3, country: "IT" }, 4],
  ["sunglasses in Italy", { country: "IT" }, 22],
  ["a frame outside the EU", { country: "US" }, 0],
  ["a class without a rule", { productTaxClassId: 7 }, 0],
  ["no class", { productTaxClassId: 0 }, 0],
  ["the group of a rule", { customerGroupId: 1 }, 23],
  ["a group that no rule names", { customerGroupId: 5 }, 0],
  ["a rate of the whole country, in a region", { region: "Mazowieckie" }, 23],
  ["a region's rate", { productTaxClassId: 4, country: "US", region: "TX" }, 7],
  ["a rate without a region's id, in any region", { productTaxClassId: 5, country: "US", region: "CA" }, 6],
  ["a region without its own rate", { productTaxClassId: 4, country: "US", region: "CA" }, 3],
])("the rate of %s with %j is %d %%", (_name, taxed, expected) => {
  expect(taxRate(rules, { ...frame, ...taxed })).toBe(expected);
});

test.each([
  ["is null if tax does not depend on the group", { taxByCustomerGroup: false }, 3, null],
  ["is the default group if only that is used", { onlyDefaultCustomerGroup: true }, 3, 1],
  ["is the default group for a guest", {}, null, 1],
  ["is the group of a customer", {}, 3, 3],
])("customerGroupForTax %s", (_name, rule, group, expected) => {
  const groups = { taxByCustomerGroup: true, onlyDefaultCustomerGroup: false, defaultCustomerGroupId: 1 };
  expect(customerGroupForTax({ ...groups, ...rule }, group)).toBe(expected);
});
