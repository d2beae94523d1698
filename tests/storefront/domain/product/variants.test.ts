import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  availableValues,
  chooseOption,
  linkedChildSku,
  nearestVariant,
  selectVariant,
  shownVariant,
  withoutUnavailable,
} from "#domain/product/variants.ts";
import { productErrors } from "#domain/product/productErrors.ts";
import { product, soldOut, variant } from "../samples.ts";

const inStockOnly = { listOutOfStockProducts: false };
const listsAll = { listOutOfStockProducts: true };

const blackS = variant("BLK-S", "black", "S", 120);
const blackM = variant("BLK-M", "black", "M", 110);
const redM = variant("RED-M", "red", "M", 100);
const redS = variant("RED-S", "red", "S", 100);
const all = [blackS, blackM, redM, redS];
const withoutRedM = [blackS, blackM, { ...redM, ...soldOut }, redS];

test.each([
  { name: "no request: the cheapest, the first of equals", requested: {}, expected: "RED-M" },
  { name: "a colour", requested: { values: { color: "black" } }, expected: "BLK-M" },
  { name: "a colour and a size", requested: { values: { color: "black", size: "S" } }, expected: "BLK-S" },
  { name: "a colour with a tie", requested: { values: { color: "red" } }, expected: "RED-M" },
  { name: "an unknown colour: no match still selects", requested: { values: { color: "blue" } }, expected: "RED-M" },
  { name: "an unknown colour and a size", requested: { values: { color: "blue", size: "S" } }, expected: "RED-S" },
  { name: "any of two colours", requested: { values: { color: ["black", "red"] } }, expected: "RED-M" },
  { name: "a sku", requested: { sku: "BLK-S" }, expected: "BLK-S" },
  {
    name: "a sku and other values: the sku wins",
    requested: { sku: "BLK-S", values: { color: "red" } },
    expected: "BLK-S",
  },
  { name: "an unknown sku", requested: { sku: "BLUE" }, expected: "RED-M" },
  { name: "an option that no variant has", requested: { values: { price: "100" } }, expected: "RED-M" },
])("selectVariant with $name returns $expected", ({ requested, expected }) => {
  expect(selectVariant(all, requested, inStockOnly)?.sku).toBe(expected);
});

test.each([
  { name: "is not selected", variants: withoutRedM, rules: inStockOnly, expected: "RED-S" },
  { name: "is selected if sold-out variants are listed", variants: withoutRedM, rules: listsAll, expected: "RED-M" },
  {
    name: "is not selected if it is disabled",
    variants: [{ ...redM, enabled: false }, redS],
    rules: listsAll,
    expected: "RED-S",
  },
])("a sold-out variant $name", ({ variants, rules, expected }) => {
  expect(selectVariant(variants, { values: { color: "red", size: "M" } }, rules)?.sku).toBe(expected);
});

test.each([[[]], [[{ ...redM, ...soldOut }]], [[{ ...redM, enabled: false }]]])("selects none of %j", (variants) => {
  expect(selectVariant(variants, {}, inStockOnly)).toBeNull();
});

test("the order of variants matters only among equal prices", () => {
  const requested = fc.record({ color: fc.constantFrom("black", "red", "blue"), size: fc.constantFrom("S", "M", "L") });
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 4 }), requested, (shuffled, values) => {
      const one = selectVariant(all, { values }, inStockOnly);
      const other = selectVariant(shuffled, { values }, inStockOnly);
      expect(other?.price).toEqual(one?.price);
    }),
  );
});

test.each([
  { name: "the variant in the address", childSku: "BLK-S", variants: all, expected: "BLK-S" },
  {
    name: "the sold-out variant in the address, if these are listed",
    childSku: "RED-M",
    variants: withoutRedM,
    expected: "RED-M",
  },
  { name: "a variant in stock, if the address has none", childSku: null, variants: withoutRedM, expected: "RED-S" },
  {
    name: "a variant in stock, if the one in the address is unknown",
    childSku: "BLUE",
    variants: withoutRedM,
    expected: "RED-S",
  },
  {
    name: "a sold-out variant, if all are sold out",
    childSku: null,
    variants: [{ ...redM, ...soldOut }],
    expected: "RED-M",
  },
  { name: "none, if there are no variants", childSku: null, variants: [], expected: undefined },
])("a product page shows $name", ({ childSku, variants, expected }) => {
  expect(shownVariant(product({ variants }), childSku, listsAll)?.sku).toBe(expected);
});

test("a sold-out variant that is not listed is not shown, even if the address names it", () => {
  expect(shownVariant(product({ variants: withoutRedM }), "RED-M", inStockOnly)?.sku).toBe("RED-S");
});

test.each([
  [true, "RED-M"],
  [false, null],
])("linkedChildSku with firstVariantAsDefaultInUrl %s", (firstVariantAsDefaultInUrl, expected) => {
  expect(linkedChildSku(product({ variants: all }), { ...listsAll, firstVariantAsDefaultInUrl })).toBe(expected);
});

const someSizes = [blackS, blackM, redM];

test.each([
  { name: "a first choice", variants: all, chosen: {}, choice: ["color", "black"], expected: "BLK-M" },
  { name: "a second choice", variants: all, chosen: { color: "black" }, choice: ["size", "S"], expected: "BLK-S" },
  {
    name: "another value of an option",
    variants: all,
    chosen: { color: "black", size: "S" },
    choice: ["color", "red"],
    expected: "RED-S",
  },
  {
    name: "a first choice whose cheapest variant is sold out",
    variants: withoutRedM,
    chosen: {},
    choice: ["color", "red"],
    expected: "RED-S",
  },
  {
    name: "a sold-out variant",
    variants: withoutRedM,
    chosen: { color: "red" },
    choice: ["size", "M"],
    expected: "RED-M",
  },
])("chooseOption with $name returns $expected", ({ variants, chosen, choice: [code = "", valueId = ""], expected }) => {
  const result = chooseOption({ variants }, chosen, code, valueId);
  expect(result.ok && result.value.sku).toBe(expected);
});

test.each([
  {
    name: "keeps the value just chosen",
    variants: someSizes,
    chosen: { color: "black", size: "S" },
    choice: ["color", "red"],
    nearest: "RED-M",
  },
  {
    name: "keeps the other values if that is not possible",
    variants: someSizes,
    chosen: { color: "black", size: "S" },
    choice: ["color", "blue"],
    nearest: "BLK-S",
  },
  {
    name: "is in stock",
    variants: [{ ...redM, ...soldOut }, blackM],
    chosen: { size: "S" },
    choice: ["color", "red"],
    nearest: "BLK-M",
  },
  {
    name: "is missing if nothing is in stock",
    variants: [{ ...redM, ...soldOut }],
    chosen: { size: "S" },
    choice: ["color", "red"],
    nearest: undefined,
  },
])(
  "the nearest variant to an impossible choice $name",
  ({ variants, chosen, choice: [code = "", valueId = ""], nearest }) => {
    const result = chooseOption({ variants }, chosen, code, valueId);
    expect(result).toMatchObject({ ok: false, error: { reason: "no-such-configuration" } });
    expect(!result.ok && result.error.nearest?.sku).toBe(nearest);
  },
);

test("nearestVariant finds a variant in stock with the same value as a sold-out one", () => {
  const nearest = nearestVariant({ variants: withoutRedM }, { color: "red", size: "S" }, "size", "M");
  expect(nearest?.sku).toBe("BLK-M");
});

test("a sold-out variant cannot be chosen if it is not listed", () => {
  const result = chooseOption({ variants: withoutRedM }, { color: "red" }, "size", "M", inStockOnly);
  expect(!result.ok && result.error.nearest?.sku).toBe("BLK-M");
});

test("availableValues assumes that the other choices stay the same", () => {
  const { options } = product();
  const variants = [blackS, { ...redM, ...soldOut }, { ...redS, enabled: false }];
  expect(availableValues({ options, variants }, { color: "red", size: "M" })).toEqual({
    color: { black: "impossible", red: "sold-out" },
    size: { S: "impossible", M: "sold-out" },
  });
  expect(availableValues({ options, variants }, {})).toEqual({
    color: { black: "available", red: "sold-out" },
    size: { S: "available", M: "sold-out" },
  });
});

test("a value is available exactly if choosing it returns a variant in stock", () => {
  const variants = [blackS, { ...blackM, ...soldOut }, redM];
  const { options } = product();
  const chosen = fc.record(
    { color: fc.constantFrom("black", "red"), size: fc.constantFrom("S", "M") },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      chosen,
      fc.constantFrom(...options.flatMap(({ code, values }) => values.map(({ id }) => [code, id] as const))),
      (given, [code, id]) => {
        const result = chooseOption({ variants }, given, code, id, inStockOnly);
        expect(result.ok).toBe(availableValues({ options, variants }, given)[code]?.[id] === "available");
      },
    ),
  );
});

test.each([
  [product({ type: "simple" }), []],
  [product({ type: "simple", ...soldOut }), ["no-available-variants"]],
  [product({ variants: all }), []],
  [product({ variants: [] }), ["no-available-variants"]],
  [product({ type: "simple", kind: "contact-lenses" }), ["parameters-required"]],
  [product({ type: "simple", kind: "contact-lenses", ...soldOut }), ["parameters-required"]],
  [product({ type: "simple", kind: null }), []],
  [
    product({
      variants: [
        { ...redM, ...soldOut },
        { ...redS, enabled: false },
      ],
    }),
    ["no-available-variants"],
  ],
])("productErrors (%#)", (given, expected) => {
  expect(productErrors(given)).toEqual(expected);
});

test("leaves out variants that cannot be had, and the values that only they have", () => {
  const variants = [blackS, { ...blackM, ...soldOut }, { ...redM, enabled: false }];
  const shown = withoutUnavailable(product({ variants }));
  expect(shown.variants).toEqual([blackS]);
  expect(shown.options.map(({ values }) => values.map(({ id }) => id))).toEqual([["black"], ["S"]]);
});

test("keeps all variants of a product that is sold out", () => {
  const whole = product({ variants: [{ ...blackS, ...soldOut }] });
  expect(withoutUnavailable(whole)).toBe(whole);
});
