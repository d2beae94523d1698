import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "#domain/cart/cart.ts";
import { canOrder, cartProblems } from "#domain/cart/problems.ts";
import { type Finding, type Findings, findingsOf, updatePrices } from "#domain/cart/findings.ts";
import { setQuantity } from "#domain/cart/lines.ts";
import { line, product, soldOut, variant, withConfigurable, withCustom, zl } from "../samples.ts";

const priceOf = (amount: number) => ({ current: zl(amount), reduction: null });
const at = (amount: number, available: number | null = 5): Finding => ({ price: priceOf(amount), available });

const withLenses = (sku: string): CartLine["productOption"] => ({
  ...withCustom(),
  custom: [{ optionId: "lens", optionValue: sku }],
});

describe("findingsOf", () => {
  const frame = product({ variants: [variant("FR-BLK", "black", "S", 199, { id: 11 })] });
  const simple = product({ id: 8, sku: "CASE", type: "simple", price: priceOf(49) });

  test("finds a variant in its product, and a simple product by itself", () => {
    expect(findingsOf([line("FR-BLK"), line("CASE")], [frame, simple], [])).toEqual({
      "FR-BLK": at(199),
      CASE: at(49),
    });
  });

  test.each([
    ["a product that was not found", []],
    ["a variant that its product does not have any more", [product()]],
    ["a disabled variant", [product({ variants: [variant("FR-BLK", "b", "S", 199, { enabled: false })] })]],
  ])("returns null for %s", (_name, products) => {
    expect(findingsOf([line("FR-BLK")], products, [])).toEqual({ "FR-BLK": null });
  });

  test.each([
    ["by its sku", { sku: "FR-BLK", productId: 999 }],
    ["by its id without a sku", { sku: null, productId: 11 }],
  ])("prefers newer stock, identified %s", (_name, identity) => {
    const stocks = [{ sku: "OTHER", productId: 11, stock: { inStock: true, quantity: 9 } }];
    const newer = [...stocks, { ...identity, stock: { inStock: true, quantity: 2 } }];
    expect(findingsOf([line("FR-BLK")], [frame], newer)).toEqual({ "FR-BLK": at(199, 2) });
  });

  test("returns null for lenses that are not sold any more, beside the finding of their frame", () => {
    const glasses = line("FR-BLK", 1, { productOption: withLenses("LENS-160") });
    const lenses = product({ id: 9, sku: "LENS-160", type: "simple", price: priceOf(299) });
    expect(findingsOf([glasses], [frame, lenses], [])).toEqual({ "FR-BLK": at(199), "LENS-160": at(299) });
    expect(findingsOf([glasses], [frame], [])).toEqual({ "FR-BLK": at(199), "LENS-160": null });
  });

  test("returns a stock of 0 for a sold-out variant", () => {
    const empty = product({ variants: [variant("FR-BLK", "black", "S", 199, soldOut)] });
    expect(findingsOf([line("FR-BLK")], [empty], [])).toEqual({ "FR-BLK": at(199, 0) });
  });
});

describe("cartProblems", () => {
  test.each<[name: string, quantity: number, finding: Finding | null | undefined, problem: object | null]>([
    ["no problem before the check", 3, undefined, null],
    ["no problem with enough stock", 3, at(199, 3), null],
    ["no problem with an unknown stock", 3, at(199, null), null],
    ["a product that is not sold any more", 3, null, { problem: "gone" }],
    ["a sold-out product", 3, at(199, 0), { problem: "sold-out" }],
    ["too little stock", 3, at(199, 2), { problem: "too-many", available: 2 }],
  ])("reports %s", (_name, quantity, finding, problem) => {
    const problems = cartProblems([line("A", quantity)], finding === undefined ? {} : { A: finding });
    expect(problems).toEqual([problem]);
    expect(canOrder(problems)).toBe(problem === null);
  });

  test("reports lenses that are not sold any more, of those glasses alone", () => {
    const lines = [line("A", 1, { productOption: withLenses("LENS-160") }), line("A")];
    expect(cartProblems(lines, { A: at(199), "LENS-160": null })).toEqual([{ problem: "lenses-gone" }, null]);
    expect(cartProblems(lines, { A: at(199), "LENS-160": at(299) })).toEqual([null, null]);
  });

  test("reports parts that are not sold any more, of sets with these parts alone", () => {
    const lines = [line("SET", 1, { checksum: "green" }), line("SET", 1, { checksum: "black" })];
    expect(cartProblems(lines, { SET: at(299), "SET#green": null })).toEqual([{ problem: "parts-gone" }, null]);
  });

  test("shares the stock between two prescriptions of one frame, the first one first", () => {
    const both = [
      line("A", 2, { productOption: withCustom("-1.25") }),
      line("A", 2, { productOption: withCustom("-2") }),
    ];
    expect(cartProblems(both, { A: at(199, 3) })).toEqual([null, { problem: "too-many", available: 1 }]);
    expect(cartProblems(both, { A: at(199, 2) })).toEqual([null, { problem: "sold-out" }]);
  });
});

describe("updatePrices", () => {
  test.each([
    ["lower", 329, { A: zl(349) }, 1],
    ["higher", 369, { A: zl(349) }, 1],
    ["the same", 349, {}, 0],
  ])("adopts a price that is %s and keeps the accepted one", (_name, now, before, changed) => {
    const updated = updatePrices([line("A", 2, { price: priceOf(349) })], {}, { A: at(now) });
    expect(updated).toMatchObject({ lines: [{ price: priceOf(now), quantity: 2 }], changed });
    expect(updated.pricesBefore).toEqual(before);
  });

  test("keeps the accepted price over several changes, until the price returns to it", () => {
    const first = updatePrices([line("A", 1, { price: priceOf(349) })], {}, { A: at(329) });
    const second = updatePrices(first.lines, first.pricesBefore, { A: at(339) });
    expect(second).toMatchObject({ pricesBefore: { A: zl(349) }, changed: 1 });
    const back = updatePrices(second.lines, second.pricesBefore, { A: at(349) });
    expect(back.pricesBefore).toEqual({});
  });

  test("keeps the accepted price while the price stays changed", () => {
    const first = updatePrices([line("A", 1, { price: priceOf(349) })], {}, { A: at(329) });
    const again = updatePrices(first.lines, first.pricesBefore, { A: at(329) });
    expect(again).toEqual({ ...first, changed: 0 });
  });

  test("clears the platform's totals of the line", () => {
    const totals = { rowTotal: zl(349), discount: zl(0) };
    expect(
      updatePrices([line("A", 1, { price: priceOf(349), totals })], {}, { A: at(329) }).lines[0]?.totals,
    ).toBeNull();
  });

  test("ignores the frame's price for a frame with lenses", () => {
    const glazed = line("A", 1, { price: priceOf(749), productOption: withCustom("-1.25") });
    expect(updatePrices([glazed], {}, { A: at(329) })).toEqual({ lines: [glazed], pricesBefore: {}, changed: 0 });
  });

  test("drops the accepted price of a removed line", () => {
    expect(updatePrices([line("B")], { A: zl(349) }, {}).pricesBefore).toEqual({});
  });
});

const skus = ["A", "B", "C"] as const;
const anyLines = fc
  .array(fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 12 }), amount: fc.nat(999) }), {
    maxLength: 6,
  })
  .map((specs) =>
    specs.map(({ sku, quantity, amount }, index) =>
      // Different options make each one a line of its own, even with the same sku.
      line(sku, quantity, {
        price: priceOf(amount),
        productOption: { ...withConfigurable(), ...withCustom(String(index)) },
      }),
    ),
  );
const anyFinding = fc.option(
  fc.record({ price: fc.nat(999).map(priceOf), available: fc.option(fc.integer({ min: 0, max: 15 })) }),
);
const anyFindings: fc.Arbitrary<Findings> = fc.dictionary(fc.constantFrom(...skus), anyFinding);

const piecesOf = (lines: readonly CartLine[], sku: string) =>
  lines.filter((each) => each.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);

/** Accepts the offered quantity of each line, as a shopper would. */
function acceptAll(lines: readonly CartLine[], findings: Findings): readonly CartLine[] {
  const problems = cartProblems(lines, findings);
  const index = problems.findIndex((problem) => problem?.problem === "too-many");
  const [line, problem] = [lines[index], problems[index]];
  if (!line || problem?.problem !== "too-many") return lines;
  const changed = setQuantity(lines, line, problem.available, problem.available);
  return changed.ok ? acceptAll(changed.value, findings) : lines;
}

test("a check keeps all lines and their quantities", () => {
  fc.assert(
    fc.property(anyLines, anyFindings, (lines, findings) => {
      const updated = updatePrices(lines, {}, findings).lines;
      const content = ({ sku, quantity, checksum }: CartLine) => [sku, quantity, checksum];
      expect(updated.map(content)).toEqual(lines.map(content));
      expect(cartProblems(lines, findings)).toHaveLength(lines.length);
    }),
  );
});

test("after accepting all offered quantities, no line exceeds the stock and no line is lost", () => {
  fc.assert(
    fc.property(anyLines, anyFindings, (lines, findings) => {
      const accepted = acceptAll(lines, findings);
      expect(accepted).toHaveLength(lines.length);
      const problems = cartProblems(accepted, findings);
      expect(problems.filter((problem) => problem?.problem === "too-many")).toEqual([]);
      const orderable = accepted.filter((_line, index) => problems[index] === null);
      for (const sku of skus) {
        expect(piecesOf(orderable, sku)).toBeLessThanOrEqual(findings[sku]?.available ?? Infinity);
      }
    }),
  );
});

test("a second check with the same findings changes nothing", () => {
  fc.assert(
    fc.property(anyLines, anyFindings, (lines, findings) => {
      const once = updatePrices(lines, {}, findings);
      const twice = updatePrices(once.lines, once.pricesBefore, findings);
      expect(twice).toEqual({ ...once, changed: 0 });
    }),
  );
});
