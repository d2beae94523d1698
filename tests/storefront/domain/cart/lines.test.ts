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
  ])("%s: %#", (_name, a, b, same) => {
    expect(sameLine(a, b)).toBe(same);
  });

  test("the platform's line is known by its item id and its options", () => {
    const server = serverLine("A", 2, { itemId: 7, productOption: custom });
    expect(identityOf(server)).toEqual({
      sku: "A",
      serverItemId: 7,
      productOption: custom,
      checksum: checksum(custom),
    });
  });

  test("which of two lines is asked about does not matter, and each is itself", () => {
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

describe("lines", () => {
  const terms: AddTerms = { available: 5, zeroPriceProducts: true, maximumLines: 50 };
  const of = (amount: number) => ({ current: zl(amount), reduction: null });

  describe("a line is added", () => {
    test("at the end when it is new", () => {
      const lines = [line("A"), line("B")];
      expect(addLine(lines, line("C", 2), terms)).toEqual({ ok: true, value: [...lines, line("C", 2)] });
    });

    test("on top of an equal one, in its place, at today's price, and with totals to be asked for", () => {
      const held = line("A", 2, { serverItemId: 7, serverCartId: "c", totals: { rowTotal: zl(398), discount: zl(0) } });
      const result = addLine([held, line("B")], line("A", 1, { price: of(189) }), terms);
      expect(result).toEqual({ ok: true, value: [{ ...held, quantity: 3, price: of(189), totals: null }, line("B")] });
    });

    test("beside one with another prescription", () => {
      const result = addLine(
        [line("A", 1, { productOption: withCustom("-1.25") })],
        line("A", 1, { productOption: withCustom("-2") }),
        terms,
      );
      expect(result.ok && result.value).toHaveLength(2);
    });

    test("up to the last piece", () => {
      expect(addLine([line("A", 3)], line("A", 2), terms).ok).toBe(true);
    });

    test("on top of an equal one in a cart that is full", () => {
      expect(addLine([line("A")], line("A"), { ...terms, maximumLines: 1 }).ok).toBe(true);
    });

    test("when nobody knows how many there are", () => {
      expect(addLine([line("A", 90)], line("A", 9), { ...terms, available: null }).ok).toBe(true);
    });
  });

  test.each([
    ["more than there are", line("A", 6), {}, { reason: "too-many", available: 5 }],
    ["with those held, more than there are", line("B", 2), {}, { reason: "too-many", available: 5 }],
    ["sold out", line("A"), { available: 0 }, { reason: "out-of-stock" }],
    ["less than nothing left", line("A"), { available: -2 }, { reason: "out-of-stock" }],
    ["no piece", line("A", 0), {}, { reason: "not-a-quantity" }],
    ["minus one, beside four held", line("B", -1), {}, { reason: "not-a-quantity" }],
    ["half a piece", line("A", 0.5), {}, { reason: "not-a-quantity" }],
    ["not a number", line("A", Number.NaN), {}, { reason: "not-a-quantity" }],
    [
      "more than anybody is sold",
      line("A", maximumQuantity + 1),
      { available: null },
      { reason: "too-many", available: maximumQuantity },
    ],
    ["a line too many", line("A"), { maximumLines: 1 }, { reason: "cart-full", most: 1 }],
    ["a price below zero", line("A", 1, { price: of(-1) }), {}, { reason: "price-unknown" }],
    [
      "a price of zero where that is none",
      line("A", 1, { price: of(0) }),
      { zeroPriceProducts: false },
      { reason: "price-unknown" },
    ],
    [
      "a product with errors",
      line("A"),
      { errors: ["no-available-variants"] },
      { reason: "product-errors", errors: ["no-available-variants"] },
    ],
  ] as const)("%s is refused: %#", (_name, added, given, error) => {
    expect(addLine([line("B", 4)], added, { ...terms, ...given })).toEqual({ ok: false, error });
  });

  test.each([
    [{ price: of(0), errors: [] }, true, true],
    [{ price: of(0), errors: [] }, false, false],
    [{ price: of(1), errors: [] }, false, true],
    [{ price: null, errors: [] }, true, false],
    [{ price: of(1), errors: ["no-available-variants"] }, true, false],
  ] as const)("%j, with zero prices %s, can be added: %s", (addable, zeroPriceProducts, expected) => {
    expect(canAdd(addable, { zeroPriceProducts }).ok).toBe(expected);
  });

  describe("a quantity is set", () => {
    const held = line("A", 2, { totals: { rowTotal: zl(398), discount: zl(0) } });

    test.each([1, 3, 5])("to %d", (quantity) => {
      expect(setQuantity([line("B"), held], held, quantity, 5)).toEqual({
        ok: true,
        value: [line("B"), { ...held, quantity, totals: null }],
      });
    });

    test("to what it is: nothing changes", () => {
      const lines = [held];
      const result = setQuantity(lines, held, 2, 5);
      expect(result.ok && result.value).toBe(lines);
    });

    test.each([
      [6, 5, { reason: "too-many", available: 5 }],
      [1, 0, { reason: "out-of-stock" }],
      [0, 5, { reason: "not-a-quantity" }],
      [1.5, null, { reason: "not-a-quantity" }],
    ])("not to %d of %j", (quantity, available, error) => {
      expect(setQuantity([held], held, quantity, available)).toEqual({ ok: false, error });
    });

    test("not on a line that is gone", () => {
      expect(setQuantity([held], line("C"), 1, 5)).toEqual({ ok: false, error: { reason: "no-such-line" } });
    });
  });

  test("a line is removed, and only that one", () => {
    const [first, second] = [
      line("A", 1, { productOption: withCustom("-1") }),
      line("A", 1, { productOption: withCustom("-2") }),
    ];
    expect(removeLine([first, second], second)).toEqual({ ok: true, value: [first] });
    expect(removeLine([first], second)).toEqual({ ok: false, error: { reason: "no-such-line" } });
  });

  test("no way of changing a cart leads to a quantity that cannot be had, or to two equal lines", () => {
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
        }, addedNothing);
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= 5)).toBe(true);
        expect(new Set(lines.map((each) => each.sku)).size).toBe(lines.length);
      }),
    );
  });

  const addedNothing: readonly ReturnType<typeof line>[] = [];

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
  ])("a quantity of %j is read as %d", (given, expected) => {
    expect(readQuantity(given)).toBe(expected);
  });

  test.each([
    [{ inStock: true, quantity: 4 }, 4],
    [{ inStock: false, quantity: 4 }, 0],
    [null, null],
  ])("of stock %j, %j can be had", (stock, expected) => {
    expect(availableOf(stock)).toBe(expected);
  });

  test("a new line holds what is needed to show it and to order it", () => {
    const red = variant("FR-100-RED-M", "red", "M", 189);
    expect(newLine(product({ variants: [red] }), red, 2)).toMatchObject({
      sku: "FR-100-RED-M",
      parentSku: "FR-100",
      slug: "frame-100",
      quantity: 2,
      agreedQuantity: 0,
      price: of(189),
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

  test("a line of a simple product has no options", () => {
    const simple = newLine(product({ type: "simple", sku: "WP-1", parentSku: "WP-1" }), null, 1);
    expect(simple).toMatchObject({ sku: "WP-1", productOption: plain, options: [], price: of(199) });
  });

  test("an agreed line bears the platform's names, and keeps its options where the platform says none", () => {
    const own = line("A", 2, { productOption: withConfigurable("49") });
    const agreed = agreedLine(own, serverLine("A", 2, { itemId: 7, cartId: "c" }));
    expect(agreed).toEqual({ ...own, agreedQuantity: 2, serverItemId: 7, serverCartId: "c" });
  });

  test("an agreed line takes the platform's options where it has some", () => {
    const server = serverLine("A", 1, { type: "configurable", productOption: withConfigurable("50") });
    const { checksum, ...agreed } = agreedLine(line("A", 1, { productOption: withConfigurable("49") }), server);
    expect(agreed).toMatchObject({ type: "configurable", productOption: withConfigurable("50") });
    expect(checksum).toBe(line("A", 1, { productOption: withConfigurable("50") }).checksum);
  });

  test.each([
    ["what the platform takes off", { rowTotal: zl(398), discount: zl(39.8) }, true, zl(-39.8)],
    ["nothing where nothing is taken off", { rowTotal: zl(398), discount: zl(0) }, true, null],
    ["nothing before the platform's totals are known", null, true, null],
    ["nothing in a shop that shows no discounts of lines", { rowTotal: zl(398), discount: zl(39.8) }, false, null],
  ])("a line shows %s", (_name, totals, showLineDiscounts, shown) => {
    expect(shownDiscount(line("A", 2, { totals }), { showLineDiscounts })).toEqual(shown);
  });
});
