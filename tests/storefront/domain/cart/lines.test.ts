import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksum } from "#domain/cart/hash.ts";
import {
  addLine,
  type AddTerms,
  agreedLine,
  canAdd,
  identityOf,
  type LineIdentity,
  newLine,
  removeLine,
  sameLine,
  setQuantity,
} from "#domain/cart/lines.ts";
import { line, plain, product, serverLine, variant, withConfigurable, withCustom, zl } from "../samples.ts";
import { availableOf, maximumQuantity, readQuantity } from "#domain/cart/quantity.ts";
import { shownDiscount } from "#domain/cart/totals.ts";

describe("sameLine", () => {
  const bundled = { ...plain, bundle: [{ optionId: "1", optionQuantity: 1, optionSelections: [2] }] };
  const custom = withCustom("-1.25");
  const otherCustom = withCustom("-1.50");
  const configurable = withConfigurable("49");

  test.each<[name: string, a: LineIdentity, b: LineIdentity, same: boolean]>([
    ["plain, one sku", line("A"), line("A"), true],
    ["plain, two skus", line("A"), line("B"), false],
    ["plain, two skus of one item", line("A", 1, { serverItemId: 7 }), line("B", 1, { serverItemId: 7 }), true],
    ["plain, neither known to the platform", line("A"), line("B"), false],
    ["plain, one sku of two items", line("A", 1, { serverItemId: 7 }), line("A", 1, { serverItemId: 8 }), true],
    ["configurable, one sku", line("A", 1, { productOption: configurable }), line("A"), true],
    [
      "configurable, two skus of one item",
      line("A", 1, { productOption: configurable, serverItemId: 7 }),
      line("B", 1, { productOption: configurable, serverItemId: 7 }),
      false,
    ],
    ["one prescription", line("A", 1, { productOption: custom }), line("A", 1, { productOption: custom }), true],
    ["two prescriptions", line("A", 1, { productOption: custom }), line("A", 1, { productOption: otherCustom }), false],
    [
      "one prescription on two frames",
      line("A", 1, { productOption: custom }),
      line("B", 1, { productOption: custom }),
      false,
    ],
    ["with a prescription and without", line("A", 1, { productOption: custom }), line("A"), false],
    [
      "two prescriptions of one item",
      line("A", 1, { productOption: custom, serverItemId: 7 }),
      line("A", 1, { productOption: otherCustom, serverItemId: 7 }),
      true,
    ],
    ["one bundle", line("A", 1, { productOption: bundled }), line("A", 1, { productOption: bundled }), true],
    [
      "a bundle and a custom option",
      line("A", 1, { productOption: bundled }),
      line("A", 1, { productOption: custom }),
      false,
    ],
  ])("compares two lines: %s (%#)", (_name, a, b, same) => {
    expect(sameLine(a, b)).toBe(same);
  });

  test("identityOf takes sku, item id and options from the platform's line", () => {
    const server = serverLine("A", 2, { itemId: 7, productOption: custom });
    expect(identityOf(server)).toEqual({
      sku: "A",
      serverItemId: 7,
      productOption: custom,
      checksum: checksum(custom),
    });
  });

  test("is symmetric and reflexive", () => {
    const sku = fc.constantFrom("A", "B");
    const id = fc.constantFrom(null, 1, 2);
    const option = fc.constantFrom(plain, custom, otherCustom, configurable, bundled);
    const any = fc
      .tuple(sku, id, option)
      .map(([ofSku, serverItemId, productOption]) => line(ofSku, 1, { serverItemId, productOption }));
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(sameLine(a, b)).toBe(sameLine(b, a));
        expect(sameLine(a, { ...a })).toBe(true);
      }),
    );
  });
});

describe("changing lines", () => {
  const terms: AddTerms = { available: 5, zeroPriceProducts: true, maximumLines: 50 };
  const priceOf = (amount: number) => ({ current: zl(amount), reduction: null });

  describe("addLine", () => {
    test("appends a new line", () => {
      const lines = [line("A"), line("B")];
      expect(addLine(lines, line("C", 2), terms)).toEqual({ ok: true, value: [...lines, line("C", 2)] });
    });

    test("adds the quantity to an equal line, updates its price and clears its totals", () => {
      const held = line("A", 2, { serverItemId: 7, serverCartId: "c", totals: { rowTotal: zl(398), discount: zl(0) } });
      const result = addLine([held, line("B")], line("A", 1, { price: priceOf(189) }), terms);
      expect(result).toEqual({
        ok: true,
        value: [{ ...held, quantity: 3, price: priceOf(189), totals: null }, line("B")],
      });
    });

    test("keeps two prescriptions of one frame as two lines", () => {
      const result = addLine(
        [line("A", 1, { productOption: withCustom("-1.25") })],
        line("A", 1, { productOption: withCustom("-2") }),
        terms,
      );
      expect(result.ok && result.value).toHaveLength(2);
    });

    test("accepts the last piece in stock", () => {
      expect(addLine([line("A", 3)], line("A", 2), terms).ok).toBe(true);
    });

    test("adds to an equal line in a full cart", () => {
      expect(addLine([line("A")], line("A"), { ...terms, maximumLines: 1 }).ok).toBe(true);
    });

    test("accepts any quantity while the stock is unknown", () => {
      expect(addLine([line("A", 90)], line("A", 9), { ...terms, available: null }).ok).toBe(true);
    });
  });

  test.each([
    ["more than the stock", line("A", 6), {}, { reason: "too-many", available: 5 }],
    ["more than the stock together with the existing line", line("B", 2), {}, { reason: "too-many", available: 5 }],
    ["sold out", line("A"), { available: 0 }, { reason: "out-of-stock" }],
    ["a negative stock", line("A"), { available: -2 }, { reason: "out-of-stock" }],
    ["a quantity of 0", line("A", 0), {}, { reason: "not-a-quantity" }],
    ["a quantity of -1 for a line of 4", line("B", -1), {}, { reason: "not-a-quantity" }],
    ["half a piece", line("A", 0.5), {}, { reason: "not-a-quantity" }],
    ["not a number", line("A", Number.NaN), {}, { reason: "not-a-quantity" }],
    [
      "more than the maximum quantity",
      line("A", maximumQuantity + 1),
      { available: null },
      { reason: "too-many", available: maximumQuantity },
    ],
    ["a line too many", line("A"), { maximumLines: 1 }, { reason: "cart-full", maximum: 1 }],
    ["a price below zero", line("A", 1, { price: priceOf(-1) }), {}, { reason: "price-unknown" }],
    [
      "a price of zero where free products are not sold",
      line("A", 1, { price: priceOf(0) }),
      { zeroPriceProducts: false },
      { reason: "price-unknown" },
    ],
    [
      "a product with errors",
      line("A"),
      { errors: ["no-available-variants"] },
      { reason: "product-errors", errors: ["no-available-variants"] },
    ],
  ] as const)("addLine refuses %s (%#)", (_name, added, overrides, error) => {
    expect(addLine([line("B", 4)], added, { ...terms, ...overrides })).toEqual({ ok: false, error });
  });

  test.each([
    [{ price: priceOf(0), errors: [] }, true, true],
    [{ price: priceOf(0), errors: [] }, false, false],
    [{ price: priceOf(1), errors: [] }, false, true],
    [{ price: null, errors: [] }, true, false],
    [{ price: priceOf(1), errors: ["no-available-variants"] }, true, false],
  ] as const)("canAdd of %j with zeroPriceProducts %s is %s", (addable, zeroPriceProducts, expected) => {
    expect(canAdd(addable, { zeroPriceProducts }).ok).toBe(expected);
  });

  describe("setQuantity", () => {
    const held = line("A", 2, { totals: { rowTotal: zl(398), discount: zl(0) } });

    test.each([1, 3, 5])("sets a quantity of %d", (quantity) => {
      expect(setQuantity([line("B"), held], held, quantity, 5)).toEqual({
        ok: true,
        value: [line("B"), { ...held, quantity, totals: null }],
      });
    });

    test("returns the same lines if the quantity does not change", () => {
      const lines = [held];
      const result = setQuantity(lines, held, 2, 5);
      expect(result.ok && result.value).toBe(lines);
    });

    test.each([
      [6, 5, { reason: "too-many", available: 5 }],
      [1, 0, { reason: "out-of-stock" }],
      [0, 5, { reason: "not-a-quantity" }],
      [1.5, null, { reason: "not-a-quantity" }],
    ])("refuses %d with a stock of %j", (quantity, available, error) => {
      expect(setQuantity([held], held, quantity, available)).toEqual({ ok: false, error });
    });

    test("refuses a line that does not exist any more", () => {
      expect(setQuantity([held], line("C"), 1, 5)).toEqual({ ok: false, error: { reason: "no-such-line" } });
    });
  });

  test("removeLine removes only the line with the same prescription", () => {
    const [first, second] = [
      line("A", 1, { productOption: withCustom("-1") }),
      line("A", 1, { productOption: withCustom("-2") }),
    ];
    expect(removeLine([first, second], second)).toEqual({ ok: true, value: [first] });
    expect(removeLine([first], second)).toEqual({ ok: false, error: { reason: "no-such-line" } });
  });

  test("no sequence of changes leads to an invalid quantity or to two equal lines", () => {
    const sku = fc.constantFrom("A", "B");
    const change = fc.oneof(
      fc.record({ kind: fc.constant("add" as const), sku, quantity: fc.integer({ min: -2, max: 6 }) }),
      fc.record({ kind: fc.constant("set" as const), sku, quantity: fc.integer({ min: -2, max: 6 }) }),
      fc.record({ kind: fc.constant("remove" as const), sku, quantity: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const lines = changes.reduce((held, { kind, sku, quantity }) => {
          const result =
            kind === "add"
              ? addLine(held, line(sku, quantity), terms)
              : kind === "set"
                ? setQuantity(held, line(sku), quantity, 5)
                : removeLine(held, line(sku));
          return result.ok ? result.value : held;
        }, noLines);
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= 5)).toBe(true);
        expect(new Set(lines.map((each) => each.sku)).size).toBe(lines.length);
      }),
    );
  });

  const noLines: readonly ReturnType<typeof line>[] = [];

  test.each([
    ["2", 2],
    [" 3 ", 3],
    [4, 4],
    ["", 1],
    [null, 1],
    [undefined, 1],
    ["2.5", Number.NaN],
    ["-1", Number.NaN],
    ["1e3", Number.NaN],
    ["dwa", Number.NaN],
  ])("readQuantity reads %j as %d", (value, expected) => {
    expect(readQuantity(value)).toBe(expected);
  });

  test.each([
    [{ inStock: true, quantity: 4 }, 4],
    [{ inStock: false, quantity: 4 }, 0],
    [null, null],
  ])("availableOf returns for a stock of %j %j", (stock, expected) => {
    expect(availableOf(stock)).toBe(expected);
  });

  test("newLine contains everything that is needed to show and order it", () => {
    const red = variant("FR-100-RED-M", "red", "M", 189);
    expect(newLine(product({ variants: [red] }), red, 2)).toMatchObject({
      sku: "FR-100-RED-M",
      parentSku: "FR-100",
      slug: "frame-100",
      quantity: 2,
      agreedQuantity: 0,
      price: priceOf(189),
      productOption: {
        configurable: [
          { optionId: "93", optionValue: "red" },
          { optionId: "142", optionValue: "M" },
        ],
      },
      options: [
        { label: "Kolor", value: "Czerwony" },
        { label: "Rozmiar", value: "Średni" },
      ],
      serverItemId: null,
    });
  });

  test("newLine of a simple product has no options", () => {
    const simple = newLine(product({ type: "simple", sku: "WP-1", parentSku: "WP-1" }), null, 1);
    expect(simple).toMatchObject({ sku: "WP-1", productOption: plain, options: [], price: priceOf(199) });
  });

  test("agreedLine takes the platform's ids and keeps its options if the platform sends none", () => {
    const own = line("A", 2, { productOption: withConfigurable("49") });
    const agreed = agreedLine(own, serverLine("A", 2, { itemId: 7, cartId: "c" }));
    expect(agreed).toEqual({ ...own, agreedQuantity: 2, serverItemId: 7, serverCartId: "c" });
  });

  test("agreedLine takes the platform's options if it sends some", () => {
    const server = serverLine("A", 1, { type: "configurable", productOption: withConfigurable("50") });
    const { checksum, ...agreed } = agreedLine(line("A", 1, { productOption: withConfigurable("49") }), server);
    expect(agreed).toMatchObject({ type: "configurable", productOption: withConfigurable("50") });
    expect(checksum).toBe(line("A", 1, { productOption: withConfigurable("50") }).checksum);
  });

  test.each([
    ["the platform's discount", { rowTotal: zl(398), discount: zl(39.8) }, true, zl(-39.8)],
    ["nothing without a discount", { rowTotal: zl(398), discount: zl(0) }, true, null],
    ["nothing until the platform's totals are known", null, true, null],
    ["nothing if the shop does not show discounts of lines", { rowTotal: zl(398), discount: zl(39.8) }, false, null],
  ])("shownDiscount returns %s", (_name, totals, showLineDiscounts, shown) => {
    expect(shownDiscount(line("A", 2, { totals }), { showLineDiscounts })).toEqual(shown);
  });
});
