import * as fc from "fast-check";
import { expect, test } from "vitest";
import { franchise } from "#configuration/franchise.ts";
import { balances, figures, planOf, planSearch, readPlanSearch } from "#domain/franchise.ts";

const { plan: typical, terms } = franchise.PLN;

test("an address without figures has the typical plan, and the typical plan an address without figures", () => {
  expect(planOf(readPlanSearch({}), typical)).toEqual(typical);
  expect(planSearch(typical, typical)).toEqual({});
});

test.each([
  ["a figure as text", { pairs: "80" }, { pairs: 80 }],
  ["half a percent", { goodsShare: 35.5 }, { goodsShare: 35.5 }],
  ["nothing for words", { pairs: "many", rent: "" }, {}],
  ["nothing for lists and fractions", { pairs: ["1"], price: 1.5, goodsShare: 1.25 }, {}],
  ["nothing beyond what the fields allow", { pairs: 10_001, price: 0, rent: -1, goodsShare: 101 }, {}],
  ["nothing else", { pairs: 10, colour: "red" }, { pairs: 10 }],
])("reads %s from an address", (_, search, read) => {
  expect(readPlanSearch(search)).toEqual(read);
});

test("every plan comes back from its address", () => {
  const figure = (maximum: number, unit: number) => fc.nat({ max: maximum }).map((value) => value * unit);
  const plans = fc.record({
    pairs: figure(10_000, 1),
    price: figure(99_999, 100).map((price) => price + 100),
    goodsShare: figure(200, 0.5),
    rent: figure(10_000_000, 100),
    wages: figure(10_000_000, 100),
    other: figure(10_000_000, 100),
    investment: figure(10_000_000, 100),
  });
  fc.assert(
    fc.property(plans, (plan) => {
      const address = new URLSearchParams(Object.entries(planSearch(plan, typical)).map(([k, v]) => [k, String(v)]));
      expect(planOf(readPlanSearch(Object.fromEntries(address)), typical)).toEqual(plan);
    }),
  );
  expect(figures).toHaveLength(7);
});

test("the balance begins with the investment and grows by the profit of each half year", () => {
  const course = balances(typical, terms, { profit: 10_000_00 });
  expect(course).toHaveLength(11);
  expect(course[0]).toEqual({ month: 0, amount: -280_000_00 });
  expect(course.at(-1)).toEqual({ month: 60, amount: 320_000_00 });
});
