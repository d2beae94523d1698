import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  availableValues,
  chooseOption,
  linkedChildSku,
  nearestVariant,
  selectVariant,
  shownVariant,
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
  { name: "nothing wanted: the cheapest, the first of equals", wanted: {}, expected: "RED-M" },
  { name: "a colour", wanted: { values: { color: "black" } }, expected: "BLK-M" },
  { name: "a colour and a size", wanted: { values: { color: "black", size: "S" } }, expected: "BLK-S" },
  { name: "a colour with a tie", wanted: { values: { color: "red" } }, expected: "RED-M" },
  { name: "an unknown colour: no match still selects", wanted: { values: { color: "blue" } }, expected: "RED-M" },
  { name: "an unknown colour and a size", wanted: { values: { color: "blue", size: "S" } }, expected: "RED-S" },
  { name: "any of two colours", wanted: { values: { color: ["black", "red"] } }, expected: "RED-M" },
  { name: "a sku", wanted: { sku: "BLK-S" }, expected: "BLK-S" },
  {
    name: "a sku and other values: the sku is sticky",
    wanted: { sku: "BLK-S", values: { color: "red" } },
    expected: "BLK-S",
  },
  { name: "an unknown sku", wanted: { sku: "BLUE" }, expected: "RED-M" },
  { name: "an option that no variant has", wanted: { values: { price: "100" } }, expected: "RED-M" },
])("$name: $expected", ({ wanted, expected }) => {
  expect(selectVariant(all, wanted, inStockOnly)?.sku).toBe(expected);
});

test.each([
  { name: "passed over", variants: withoutRedM, rules: inStockOnly, expected: "RED-S" },
  { name: "selected where it is listed", variants: withoutRedM, rules: listsAll, expected: "RED-M" },
  { name: "disabled and listed", variants: [{ ...redM, enabled: false }, redS], rules: listsAll, expected: "RED-S" },
])("a sold-out variant is $name", ({ variants, rules, expected }) => {
  expect(selectVariant(variants, { values: { color: "red", size: "M" } }, rules)?.sku).toBe(expected);
});

test.each([[[]], [[{ ...redM, ...soldOut }]], [[{ ...redM, enabled: false }]]])(
  "of %j none can be selected",
  (variants) => {
    expect(selectVariant(variants, {}, inStockOnly)).toBeNull();
  },
);

test("another order of variants selects another only among equals", () => {
  const wanted = fc.record({ color: fc.constantFrom("black", "red", "blue"), size: fc.constantFrom("S", "M", "L") });
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 4 }), wanted, (shuffled, values) => {
      const one = selectVariant(all, { values }, inStockOnly);
      const other = selectVariant(shuffled, { values }, inStockOnly);
      expect(other?.price).toEqual(one?.price);
    }),
  );
});

test.each([
  { name: "the variant that its address names", childSku: "BLK-S", variants: all, expected: "BLK-S" },
  {
    name: "a named one that is sold out, as it is listed",
    childSku: "RED-M",
    variants: withoutRedM,
    expected: "RED-M",
  },
  { name: "one that can be had, when none is named", childSku: null, variants: withoutRedM, expected: "RED-S" },
  {
    name: "one that can be had, when the named one is unknown",
    childSku: "BLUE",
    variants: withoutRedM,
    expected: "RED-S",
  },
  { name: "a sold-out one, when all are", childSku: null, variants: [{ ...redM, ...soldOut }], expected: "RED-M" },
  { name: "none, when there are no variants", childSku: null, variants: [], expected: undefined },
])("a product page shows $name", ({ childSku, variants, expected }) => {
  expect(shownVariant(product({ variants }), childSku, listsAll)?.sku).toBe(expected);
});

test("a sold-out variant that is not listed is not shown either, even when named", () => {
  expect(shownVariant(product({ variants: withoutRedM }), "RED-M", inStockOnly)?.sku).toBe("RED-S");
});

test.each([
  [true, "RED-M"],
  [false, null],
])("links name the first variant: %s", (firstVariantAsDefaultInUrl, expected) => {
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
    name: "a first choice of which the cheapest is sold out",
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
])("$name leads to $expected", ({ variants, chosen, choice: [code = "", valueId = ""], expected }) => {
  const result = chooseOption({ variants }, chosen, code, valueId);
  expect(result.ok && result.value.sku).toBe(expected);
});

test.each([
  {
    name: "keeps what was just chosen",
    variants: someSizes,
    chosen: { color: "black", size: "S" },
    choice: ["color", "red"],
    nearest: "RED-M",
  },
  {
    name: "keeps the other choices where that cannot be",
    variants: someSizes,
    chosen: { color: "black", size: "S" },
    choice: ["color", "blue"],
    nearest: "BLK-S",
  },
  {
    name: "can be had",
    variants: [{ ...redM, ...soldOut }, blackM],
    chosen: { size: "S" },
    choice: ["color", "red"],
    nearest: "BLK-M",
  },
  {
    name: "is missing when nothing can be had",
    variants: [{ ...redM, ...soldOut }],
    chosen: { size: "S" },
    choice: ["color", "red"],
    nearest: undefined,
  },
])(
  "the nearest to a choice that is not made $name",
  ({ variants, chosen, choice: [code = "", valueId = ""], nearest }) => {
    const result = chooseOption({ variants }, chosen, code, valueId);
    expect(result).toMatchObject({ ok: false, error: { reason: "no-such-configuration" } });
    expect(!result.ok && result.error.nearest?.sku).toBe(nearest);
  },
);

test("beside a sold-out variant there is one with the same choice that can be had", () => {
  const nearest = nearestVariant({ variants: withoutRedM }, { color: "red", size: "S" }, "size", "M");
  expect(nearest?.sku).toBe("BLK-M");
});

test("a sold-out variant cannot be chosen where it is not listed", () => {
  const result = chooseOption({ variants: withoutRedM }, { color: "red" }, "size", "M", inStockOnly);
  expect(!result.ok && result.error.nearest?.sku).toBe("BLK-M");
});

test("what a value leads to as long as the other choices stay", () => {
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

test("a value is available exactly when choosing it gives a variant that can be had", () => {
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
])("errors of a product", (given, expected) => {
  expect(productErrors(given)).toEqual(expected);
});
