import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "#domain/cart/cart.ts";
import { canOrder, cartProblems } from "#domain/cart/problems.ts";
import { type Finding, type Findings, findingsOf, takePrices } from "#domain/cart/findings.ts";
import { setQuantity } from "#domain/cart/lines.ts";
import { line, product, soldOut, variant, withConfigurable, withCustom, zl } from "../samples.ts";

const of = (amount: number) => ({ current: zl(amount), reduction: null });
const at = (amount: number, available: number | null = 5): Finding => ({ price: of(amount), available });

describe("what is found of the lines", () => {
  const frame = product({ variants: [variant("FR-BLK", "black", "S", 199, { id: 11 })] });
  const simple = product({ id: 8, sku: "CASE", type: "simple", price: of(49) });

  test("a variant is found below its product, a simple product by itself", () => {
    expect(findingsOf([line("FR-BLK"), line("CASE")], [frame, simple], [])).toEqual({
      "FR-BLK": at(199),
      CASE: at(49),
    });
  });

  test.each([
    ["a product that was not found", []],
    ["a variant that its product has no more", [product()]],
    [
      "a variant that is for sale no more",
      [product({ variants: [variant("FR-BLK", "b", "S", 199, { enabled: false })] })],
    ],
  ])("%s is gone", (_name, products) => {
    expect(findingsOf([line("FR-BLK")], products, [])).toEqual({ "FR-BLK": null });
  });

  test.each([
    ["by its sku", { sku: "FR-BLK", productId: 999 }],
    ["by its id, where no sku is told", { sku: null, productId: 11 }],
  ])("newer stock counts, known %s", (_name, named) => {
    const stocks = [{ sku: "OTHER", productId: 11, stock: { inStock: true, quantity: 9 } }];
    const newer = [...stocks, { ...named, stock: { inStock: true, quantity: 2 } }];
    expect(findingsOf([line("FR-BLK")], [frame], newer)).toEqual({ "FR-BLK": at(199, 2) });
  });

  test("what is out of stock can be had no times", () => {
    const empty = product({ variants: [variant("FR-BLK", "black", "S", 199, soldOut)] });
    expect(findingsOf([line("FR-BLK")], [empty], [])).toEqual({ "FR-BLK": at(199, 0) });
  });
});

describe("what stands in the way of ordering", () => {
  test.each<[name: string, quantity: number, finding: Finding | null | undefined, problem: object | null]>([
    ["nothing, as long as nobody asked", 3, undefined, null],
    ["nothing, when there are enough", 3, at(199, 3), null],
    ["nothing, when nobody knows how many there are", 3, at(199, null), null],
    ["the product is gone", 3, null, { problem: "gone" }],
    ["it is sold out", 3, at(199, 0), { problem: "sold-out" }],
    ["fewer are left", 3, at(199, 2), { problem: "too-many", available: 2 }],
  ])("%s", (_name, quantity, finding, problem) => {
    const problems = cartProblems([line("A", quantity)], finding === undefined ? {} : { A: finding });
    expect(problems).toEqual([problem]);
    expect(canOrder(problems)).toBe(problem === null);
  });

  test("two prescriptions on one frame are served from one pile, the first one first", () => {
    const both = [
      line("A", 2, { productOption: withCustom("-1.25") }),
      line("A", 2, { productOption: withCustom("-2") }),
    ];
    expect(cartProblems(both, { A: at(199, 3) })).toEqual([null, { problem: "too-many", available: 1 }]);
    expect(cartProblems(both, { A: at(199, 2) })).toEqual([null, { problem: "sold-out" }]);
  });
});

describe("a price that changed", () => {
  test.each([
    ["lower", 329, { A: zl(349) }, 1],
    ["higher", 369, { A: zl(349) }, 1],
    ["the same", 349, {}, 0],
  ])("%s is taken, and what it was is kept", (_name, now, before, changed) => {
    const taken = takePrices([line("A", 2, { price: of(349) })], {}, { A: at(now) });
    expect(taken).toMatchObject({ lines: [{ price: of(now), quantity: 2 }], changed });
    expect(taken.pricesBefore).toEqual(before);
  });

  test("is told by what the shopper agreed to, however often it changes", () => {
    const first = takePrices([line("A", 1, { price: of(349) })], {}, { A: at(329) });
    const second = takePrices(first.lines, first.pricesBefore, { A: at(339) });
    expect(second).toMatchObject({ pricesBefore: { A: zl(349) }, changed: 1 });
    const back = takePrices(second.lines, second.pricesBefore, { A: at(349) });
    expect(back.pricesBefore).toEqual({});
  });

  test("stays told as long as it is not agreed to", () => {
    const first = takePrices([line("A", 1, { price: of(349) })], {}, { A: at(329) });
    const again = takePrices(first.lines, first.pricesBefore, { A: at(329) });
    expect(again).toEqual({ ...first, changed: 0 });
  });

  test("makes the platform's sum of the line void", () => {
    const totals = { rowTotal: zl(349), discount: zl(0) };
    expect(takePrices([line("A", 1, { price: of(349), totals })], {}, { A: at(329) }).lines[0]?.totals).toBeNull();
  });

  test("of the frame says nothing of a frame with lenses", () => {
    const glazed = line("A", 1, { price: of(749), productOption: withCustom("-1.25") });
    expect(takePrices([glazed], {}, { A: at(329) })).toEqual({ lines: [glazed], pricesBefore: {}, changed: 0 });
  });

  test("is forgotten with its line", () => {
    expect(takePrices([line("B")], { A: zl(349) }, {}).pricesBefore).toEqual({});
  });
});

const skus = ["A", "B", "C"] as const;
const anyLines = fc
  .array(fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 12 }), amount: fc.nat(999) }), {
    maxLength: 6,
  })
  .map((wanted) =>
    wanted.map(({ sku, quantity, amount }, index) =>
      // Each its own line, also of one sku: told apart by what was chosen.
      line(sku, quantity, {
        price: of(amount),
        productOption: { ...withConfigurable(), ...withCustom(String(index)) },
      }),
    ),
  );
const anyFinding = fc.option(
  fc.record({ price: fc.nat(999).map(of), available: fc.option(fc.integer({ min: 0, max: 15 })) }),
);
const anyFindings: fc.Arbitrary<Findings> = fc.dictionary(fc.constantFrom(...skus), anyFinding);

const piecesOf = (lines: readonly CartLine[], sku: string) =>
  lines.filter((each) => each.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);

/** The shopper takes what is offered, line by line. */
function acceptAll(lines: readonly CartLine[], findings: Findings): readonly CartLine[] {
  const problems = cartProblems(lines, findings);
  const index = problems.findIndex((problem) => problem?.problem === "too-many");
  const [wanted, problem] = [lines[index], problems[index]];
  if (!wanted || problem?.problem !== "too-many") return lines;
  const set = setQuantity(lines, wanted, problem.available, problem.available);
  return set.ok ? acceptAll(set.value, findings) : lines;
}

test("checking loses no line, adds none and changes no quantity", () => {
  fc.assert(
    fc.property(anyLines, anyFindings, (lines, findings) => {
      const taken = takePrices(lines, {}, findings).lines;
      const told = ({ sku, quantity, checksum }: CartLine) => [sku, quantity, checksum];
      expect(taken.map(told)).toEqual(lines.map(told));
      expect(cartProblems(lines, findings)).toHaveLength(lines.length);
    }),
  );
});

test("once every offer is taken, no more is wanted than can be had, and nothing was lost", () => {
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

test("what can be ordered does not depend on having been checked twice", () => {
  fc.assert(
    fc.property(anyLines, anyFindings, (lines, findings) => {
      const once = takePrices(lines, {}, findings);
      const twice = takePrices(once.lines, once.pricesBefore, findings);
      expect(twice).toEqual({ ...once, changed: 0 });
    }),
  );
});
