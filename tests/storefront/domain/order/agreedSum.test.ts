import { expect, test } from "vitest";
import type { ShownRow } from "#domain/cart/cart.ts";
import { agreedSum } from "#domain/order/agreedSum.ts";
import { zl } from "../samples.ts";

const rows: readonly ShownRow[] = [
  { code: "subtotal", amount: zl(329) },
  { code: "discount", amount: zl(-164.5) },
  { code: "shipping", amount: zl(5) },
  { code: "grand_total", amount: zl(169.5) },
];
const free = { isVirtual: false, paymentCost: zl(0) };
const without = (code: ShownRow["code"]) => rows.filter((row) => row.code !== code);
const open = (code: ShownRow["code"]) => rows.map((row) => (row.code === code ? { code, amount: null } : row));

test("states the total, delivery, payment and discount as they are shown", () => {
  expect(agreedSum(rows, free, "PLN")).toEqual({
    total: zl(169.5),
    costs: { shipping: zl(5), payment: zl(0), discount: zl(-164.5), giftCard: zl(0) },
  });
});

test("states that there is no discount, so that none can end unnoticed", () => {
  expect(agreedSum(without("discount"), free, "PLN")?.costs.discount).toEqual(zl(0));
});

test.each([
  ["is open", open("grand_total"), free],
  ["is missing", without("grand_total"), free],
  ["lacks delivery", without("shipping"), free],
  ["has an open delivery", open("shipping"), free],
  ["lacks the cost of the payment", rows, { ...free, paymentCost: zl(7) }],
  ["has the cost of another payment", [...rows, { code: "payment", amount: zl(7) } as const], free],
])("nothing can be agreed to while the total %s", (_title, shown, choice) => {
  expect(agreedSum(shown, choice, "PLN")).toBeNull();
});

test("what is not delivered needs no price of delivery", () => {
  expect(agreedSum(without("shipping"), { ...free, isVirtual: true }, "PLN")?.costs.shipping).toBeNull();
});
