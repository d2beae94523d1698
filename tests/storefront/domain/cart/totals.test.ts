import { describe, expect, test } from "vitest";
import type { CartLine, CartTotals, ShownRow } from "#domain/cart/cart.ts";
import {
  currentTotals,
  freeDelivery,
  type KnownTotals,
  shownRows,
  totalsKeyOf,
  unknownTotals,
  withDelivery,
} from "#domain/cart/totals.ts";
import { line, zl } from "../samples.ts";

const sent = (sku: string, serverItemId: number, quantity: number): CartLine =>
  line(sku, quantity, { serverItemId, serverCartId: "cart", agreedQuantity: quantity });

const lines = [sent("A", 1, 1), sent("B", 2, 1)];
const totals: CartTotals = {
  rows: [
    { code: "subtotal", amount: zl(398) },
    { code: "discount", amount: zl(-39.8) },
    { code: "shipping", amount: zl(5) },
    { code: "tax", amount: zl(68) },
    { code: "grand_total", amount: zl(363.2) },
  ],
  grandTotal: zl(363.2),
  tax: zl(68),
  couponCode: "TEN",
  lines: [1, 2].map((itemId) => ({ itemId, quantity: 1, rowTotal: zl(199), discount: zl(19.9) })),
};
const known: KnownTotals = { totals, totalsKey: totalsKeyOf(lines, totals) };
const [a, b] = [sent("A", 1, 1), sent("B", 2, 1)];

test("totals are shown as the platform sent them while no line has changed", () => {
  expect(currentTotals(lines, known)).toBe(totals);
  expect(shownRows(lines, known, "PLN")).toBe(totals.rows);
});

describe("after a change of a line", () => {
  const price = { current: zl(209), reduction: null };
  test.each([
    ["another quantity", [{ ...a, quantity: 2 }, b], 597],
    ["a line more", [a, b, line("C", 1)], 597],
    ["a line less", [a], 199],
    ["another price", [a, { ...b, price }], 408],
    ["a line put back after its removal", [a, { ...b, serverItemId: null }], 398],
  ])("%s: the products are added up again, and discount, delivery and total are open", (_change, changed, sum) => {
    expect(currentTotals(changed, known)).toBeNull();
    expect(shownRows(changed, known, "PLN")).toEqual([
      { code: "subtotal", amount: zl(sum) },
      { code: "discount", amount: null },
      { code: "shipping", amount: null },
      { code: "grand_total", amount: null },
    ]);
  });

  test("the total is the new sum where nothing but products was in it", () => {
    const rows = totals.rows.filter(({ code }) => code === "subtotal" || code === "grand_total");
    const plain = { ...known, totals: { ...totals, rows } };
    expect(shownRows([{ ...a, quantity: 2 }, b], plain, "PLN")).toEqual([
      { code: "subtotal", amount: zl(597) },
      { code: "grand_total", amount: zl(597) },
    ]);
    expect(shownRows(lines, unknownTotals, "PLN").at(-1)).toEqual({ code: "grand_total", amount: zl(398) });
  });
});

describe("totals of other lines than the cart has", () => {
  test.each([
    ["a quantity that is still being sent", [{ ...a, quantity: 2 }, b]],
    ["a line that is still being sent", [a, b, line("C", 1)]],
    ["a removal that is still being sent", [a]],
  ])("are never current: %s", (_name, now) => {
    expect(totalsKeyOf(now, totals)).toBeNull();
  });

  test("are recognised from platforms that list no lines in their totals", () => {
    expect(totalsKeyOf(lines, { lines: [] })).toBe(known.totalsKey);
    expect(totalsKeyOf([{ ...a, quantity: 2 }, b], { lines: [] })).toBeNull();
  });
});

describe("freeDelivery", () => {
  const row = (code: "subtotal" | "discount" | "shipping" | "grand_total", amount: number | null) => ({
    code,
    amount: amount === null ? null : zl(amount),
  });
  const rows = [row("subtotal", 398), row("discount", -39.8), row("shipping", 5), row("grand_total", 363.2)];

  test("counts the goods after their discount, without the costs", () => {
    expect(freeDelivery(rows, zl(399))).toEqual({ goods: zl(358.2), threshold: zl(399) });
  });

  test.each([
    ["where delivery is never free", rows, null],
    ["while the discount is open", [row("subtotal", 398), row("discount", null)], zl(399)],
  ])("is unknown %s", (_when, shown, threshold) => {
    expect(freeDelivery(shown, threshold)).toBeNull();
  });
});

describe("a delivery that the platform has not added yet", () => {
  const rowOf = (code: ShownRow["code"], amount: number | null): ShownRow => ({
    code,
    amount: amount === null ? null : zl(amount),
  });
  const without = [rowOf("subtotal", 398), rowOf("discount", -39.8), rowOf("tax", 67), rowOf("grand_total", 358.2)];

  test("is added to the total, without the tax, which only the platform knows", () => {
    expect(withDelivery(without, zl(5), "PLN")).toEqual([
      rowOf("subtotal", 398),
      rowOf("discount", -39.8),
      rowOf("shipping", 5),
      rowOf("grand_total", 363.2),
    ]);
  });

  test.each([
    ["the platform has added it", totals.rows],
    ["it is open", [rowOf("subtotal", 398), rowOf("shipping", null), rowOf("grand_total", null)]],
    ["another part is open", [rowOf("subtotal", 398), rowOf("discount", null), rowOf("grand_total", null)]],
  ])("changes nothing when %s", (_, rows) => {
    expect(withDelivery(rows, zl(5), "PLN")).toBe(rows);
  });
});
