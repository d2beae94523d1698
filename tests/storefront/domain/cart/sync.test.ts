import { describe, expect, test } from "vitest";
import { afterPullRefused, afterServerUpdate, afterTokenAnswer, asksAsGuest } from "#domain/cart/sync.ts";
import { isVirtual, itemCount } from "#domain/cart/cart.ts";
import { localTotals, withTotals } from "#domain/cart/totals.ts";
import { stockDecision, stockStatus } from "#domain/cart/lines.ts";
import { ok, refuse } from "#domain/result.ts";
import { line, serverLine, zl } from "../samples.ts";

describe("after the platform has answered an update", () => {
  const refused = refuse("no stock");
  const known = line("A", 3, { serverItemId: 1, serverCartId: "cart-1", agreedQuantity: 2 });

  test.each([
    ["a new line is removed", line("A"), null],
    ["a known line has its last quantity again", known, { ...known, quantity: 2 }],
    ["a known line that was never agreed on is removed", { ...known, agreedQuantity: 0 }, null],
    [
      "a line that it has no more is kept as it was agreed on",
      line("A", 3, { agreedQuantity: 2 }),
      line("A", 2, { agreedQuantity: 2 }),
    ],
  ])("with a refusal, %s", (_name, held, expected) => {
    const outcome = afterServerUpdate(held, refused, { inCheckout: false });
    expect(outcome).toEqual({ line: expected, notice: null });
  });

  test.each([
    ["a new line", line("A", 3), false, "added"],
    ["a known line", known, false, "quantity-updated"],
    ["a new line, in the checkout", line("A", 3), true, null],
    ["a known line, in the checkout", known, true, null],
  ])("%s is agreed on", (_name, held, inCheckout, notice) => {
    const outcome = afterServerUpdate(held, ok(serverLine("A", 3)), { inCheckout });
    const agreed = { serverItemId: 1, serverCartId: "cart-1", agreedQuantity: 3 };
    expect(outcome).toEqual({ line: { ...held, ...agreed }, notice });
  });

  test("what the shopper changed meanwhile stays", () => {
    const outcome = afterServerUpdate({ ...known, quantity: 5 }, ok(serverLine("A", 3)), { inCheckout: false });
    expect(outcome.line).toMatchObject({ quantity: 5, agreedQuantity: 3 });
  });
});

describe("a connection", () => {
  const first = { state: "connecting", guestAttempts: 0 } as const;
  const guest = { state: "connecting", guestAttempts: 1 } as const;

  test.each([
    ["a token connects", first, { code: 200, token: "t" }, { state: "connected", token: "t", guestAttempts: 0 }],
    [
      "a guest's token connects",
      guest,
      { code: 200, token: "t" },
      { state: "connected", token: "t", guestAttempts: 1 },
    ],
    ["a refusal is tried again as a guest", first, { code: "refused" }, { state: "connecting", guestAttempts: 1 }],
    ["a guest's refusal leaves the cart on this device", guest, { code: "refused" }, { state: "device-only" }],
    ["any other failure is tried again later", first, { code: "failed" }, { state: "disconnected" }],
  ] as const)("%s", (_name, from, answer, expected) => {
    expect(afterTokenAnswer(from, answer, 1)).toEqual(expected);
  });

  test("without attempts there is no guest", () => {
    expect(afterTokenAnswer(first, { code: "refused" }, 0)).toEqual({ state: "device-only" });
  });

  test("a cart that is not given out is replaced by a guest's, once", () => {
    const connected = { state: "connected", token: "t", guestAttempts: 0 } as const;
    expect(afterPullRefused(connected, 1)).toEqual(guest);
    const again = { ...connected, guestAttempts: 1 };
    expect(afterPullRefused(again, 1)).toBe(again);
  });

  test("the first try is the customer's", () => expect([first, guest].map(asksAsGuest)).toEqual([false, true]));
});

test.each([
  ["ok", true, { added: true, notice: null }],
  ["ok", false, { added: true, notice: null }],
  ["volatile", true, { added: true, notice: null }],
  ["volatile", false, { added: true, notice: "unsafe-quantity" }],
  ["out_of_stock", true, { added: false, notice: "out-of-stock" }],
  ["out_of_stock", false, { added: false, notice: "out-of-stock" }],
] as const)("stock %s, out of stock allowed %s: %j", (status, allowOutOfStock, expected) => {
  expect(stockDecision(status, { allowOutOfStock })).toEqual(expected);
});

test.each([
  [{ inStock: true, quantity: 1 }, "volatile", "ok"],
  [{ inStock: false, quantity: 0 }, "volatile", "out_of_stock"],
  [null, "volatile", "volatile"],
  [null, "ok", "ok"],
] as const)("stock %j, else %s, is %s", (stock, fallback, expected) => {
  expect(stockStatus(stock, fallback)).toBe(expected);
});

describe("local totals", () => {
  const lines = [line("A", 2), line("B", 1)];

  test("shipping and payment count once, however many lines there are", () => {
    const totals = localTotals(lines, { shipping: zl(5), payment: zl(2) }, "PLN");
    expect(totals).toEqual({
      rows: [
        { code: "subtotal", amount: zl(597) },
        { code: "shipping", amount: zl(5) },
        { code: "payment", amount: zl(2) },
        { code: "grand_total", amount: zl(604) },
      ],
      grandTotal: zl(604),
    });
  });

  test("what is not chosen has no row", () => {
    const { rows, grandTotal } = localTotals(lines, { shipping: null, payment: null }, "PLN");
    expect(rows.map(({ code }) => code)).toEqual(["subtotal", "grand_total"]);
    expect(grandTotal).toEqual(zl(597));
  });

  test("an empty cart costs nothing", () => {
    expect(localTotals([], { shipping: null, payment: null }, "EUR").grandTotal).toEqual({ minor: 0, currency: "EUR" });
  });
});

test.each([
  ["items", 2],
  ["quantity", 5],
] as const)("the badge counts %s: %d", (countBy, expected) => {
  expect(itemCount([line("A", 2), line("B", 3)], countBy)).toBe(expected);
});

test.each([
  [[], false],
  [["virtual"], true],
  [["virtual", "downloadable"], true],
  [["virtual", "simple"], false],
] as const)("a cart of %j is virtual: %s", (types, expected) => {
  expect(isVirtual(types.map((type) => ({ type })))).toBe(expected);
});

describe("the platform's totals", () => {
  const totals = { lines: [{ itemId: 1, quantity: 2, rowTotal: zl(398), discount: zl(10) }] };
  const known = line("A", 3, { serverItemId: 1, agreedQuantity: 3 });

  test("are written on the line that they are about", () => {
    const amounts = { rowTotal: zl(398), discount: zl(10) };
    expect(withTotals([known, line("B")], totals)).toEqual([
      { ...known, quantity: 2, agreedQuantity: 2, totals: amounts },
      line("B"),
    ]);
  });

  test("do not undo a quantity that is still on its way to the platform", () => {
    const [changed] = withTotals([{ ...known, quantity: 4 }], totals);
    expect(changed).toMatchObject({ quantity: 4, agreedQuantity: 2 });
  });
});
