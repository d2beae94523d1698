import { array, assert, constantFrom, double, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { correctionHref, correctionNumber, correctVat, linkedCorrectionHref } from "#domain/order/correction.ts";
import { readInvoicePath, vatRows } from "#domain/order/invoice.ts";
import { vatSplit } from "#domain/tax.ts";

const zl = (minor: number) => ({ minor, currency: "PLN" as const });
const rowsOf = (goods: readonly { readonly rate: number; readonly gross: number }[]) =>
  vatRows({
    lines: goods.map(({ rate, gross }) => ({ rate, gross: zl(gross), vat: vatSplit(zl(gross), rate).vat })),
    costs: [],
    currency: "PLN",
  });
const totalOf = (rows: ReturnType<typeof rowsOf>, name: "net" | "vat" | "gross") =>
  rows.reduce((total, row) => total + row[name].minor, 0);

test("takes a part of the money from each rate by its value", () => {
  const { after, difference } = correctVat(
    rowsOf([
      { rate: 8, gross: 108_00 },
      { rate: 23, gross: 246_00 },
    ]),
    zl(59_00),
  );
  expect(difference.map(({ rate, gross, vat }) => [rate, gross.minor, vat.minor])).toEqual([
    [8, 18_00, 1_33],
    [23, 41_00, 7_67],
  ]);
  expect(after.map(({ rate, gross, vat }) => [rate, gross.minor, vat.minor])).toEqual([
    [8, 90_00, 6_67],
    [23, 205_00, 38_33],
  ]);
});

const goods = array(record({ rate: constantFrom(0, 4, 8, 19, 22, 23), gross: integer({ min: 1, max: 300_000 }) }), {
  minLength: 1,
  maxLength: 8,
});

test("two corrections that return everything leave nothing, and every row adds up", () => {
  assert(
    property(goods, double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const before = rowsOf(lines);
      const total = totalOf(before, "gross");
      const part = Math.floor(total * share);
      const first = correctVat(before, zl(part));
      const last = correctVat(first.after, zl(total - part));
      for (const { before: from, after, difference } of [first, last])
        for (const name of ["net", "vat", "gross"] as const)
          expect(totalOf(from, name) - totalOf(difference, name)).toBe(totalOf(after, name));
      for (const row of [...first.difference, ...first.after])
        expect(row.net.minor + row.vat.minor).toBe(row.gross.minor);
      expect(totalOf(first.difference, "gross")).toBe(part);
      expect(last.after.flatMap(({ net, vat, gross }) => [net.minor, vat.minor, gross.minor])).toEqual(
        last.after.flatMap(() => [0, 0, 0]),
      );
    }),
  );
});

test("a correction has a number and addresses of its own", () => {
  const [order, second] = [{ number: "000000012" }, { sequence: 2 }];
  expect(correctionNumber(order, second)).toBe("K-000000012-2");
  expect(readInvoicePath(correctionHref(order, second, { code: "de" }))).toEqual({
    storeCode: "de",
    number: "000000012",
    correction: 2,
  });
  expect(readInvoicePath(linkedCorrectionHref("a-b_c", second, { code: "pl" }))).toEqual({
    storeCode: "pl",
    token: "a-b_c",
    correction: 2,
  });
});
