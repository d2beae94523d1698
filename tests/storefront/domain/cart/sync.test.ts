import { describe, expect, test } from "vitest";
import { afterPullRefused, afterServerUpdate, afterTokenAnswer, isGuestAttempt } from "#domain/cart/sync.ts";
import { isVirtual, itemCount } from "#domain/cart/cart.ts";
import { localTotals, withTotals } from "#domain/cart/totals.ts";
import { stockDecision, stockStatus } from "#domain/cart/lines.ts";
import { ok, refuse } from "#domain/result.ts";
import { line, serverLine, zl } from "../samples.ts";

describe("afterServerUpdate", () => {
  const refused = refuse("no stock");
  const known = line("A", 3, { serverItemId: 1, serverCartId: "cart-1", agreedQuantity: 2 });

  test.each([
    ["removes a new line", line("A"), null],
    ["restores the last confirmed quantity", known, { ...known, quantity: 2 }],
    ["removes a line that was never confirmed", { ...known, agreedQuantity: 0 }, null],
    [
      "keeps a line that the platform does not have any more, with its confirmed quantity",
      line("A", 3, { agreedQuantity: 2 }),
      line("A", 2, { agreedQuantity: 2 }),
    ],
  ])("after a refusal %s", (_name, held, expected) => {
    const outcome = afterServerUpdate(held, refused, { inCheckout: false });
    expect(outcome).toEqual({ line: expected, notice: null });
  });

  test.each([
    ["a new line", line("A", 3), false, "added"],
    ["a known line", known, false, "quantity-updated"],
    ["a new line, in the checkout", line("A", 3), true, null],
    ["a known line, in the checkout", known, true, null],
  ])("confirms %s", (_name, held, inCheckout, notice) => {
    const outcome = afterServerUpdate(held, ok(serverLine("A", 3)), { inCheckout });
    const agreed = { serverItemId: 1, serverCartId: "cart-1", agreedQuantity: 3 };
    expect(outcome).toEqual({ line: { ...held, ...agreed }, notice });
  });

  test("keeps a quantity that the shopper has changed meanwhile", () => {
    const outcome = afterServerUpdate({ ...known, quantity: 5 }, ok(serverLine("A", 3)), { inCheckout: false });
    expect(outcome.line).toMatchObject({ quantity: 5, agreedQuantity: 3 });
  });
});

describe("connection", () => {
  const first = { state: "connecting", guestAttempts: 0 } as const;
  const guest = { state: "connecting", guestAttempts: 1 } as const;

  test.each([
    ["connects with a token", first, { code: 200, token: "t" }, { state: "connected", token: "t", guestAttempts: 0 }],
    [
      "connects with a guest's token",
      guest,
      { code: 200, token: "t" },
      { state: "connected", token: "t", guestAttempts: 1 },
    ],
    ["retries as a guest after a refusal", first, { code: "refused" }, { state: "connecting", guestAttempts: 1 }],
    ["keeps the cart on this device after a guest's refusal", guest, { code: "refused" }, { state: "device-only" }],
    ["disconnects after any other failure, to retry later", first, { code: "failed" }, { state: "disconnected" }],
  ] as const)("%s", (_name, from, answer, expected) => {
    expect(afterTokenAnswer(from, answer, 1)).toEqual(expected);
  });

  test("does not retry as a guest without attempts", () => {
    expect(afterTokenAnswer(first, { code: "refused" }, 0)).toEqual({ state: "device-only" });
  });

  test("replaces a cart that the platform does not return by a guest's, as often as attempts allow", () => {
    const connected = { state: "connected", token: "t", guestAttempts: 0 } as const;
    expect(afterPullRefused(connected, 1)).toEqual(guest);
    const again = { ...connected, guestAttempts: 1 };
    expect(afterPullRefused(again, 1)).toBe(again);
  });

  test("requests the customer's cart first", () => expect([first, guest].map(isGuestAttempt)).toEqual([false, true]));
});

test.each([
  ["ok", true, { added: true, notice: null }],
  ["ok", false, { added: true, notice: null }],
  ["volatile", true, { added: true, notice: null }],
  ["volatile", false, { added: true, notice: "unsafe-quantity" }],
  ["out_of_stock", true, { added: false, notice: "out-of-stock" }],
  ["out_of_stock", false, { added: false, notice: "out-of-stock" }],
] as const)("stockDecision for stock %s with allowOutOfStock %s is %j", (status, allowOutOfStock, expected) => {
  expect(stockDecision(status, { allowOutOfStock })).toEqual(expected);
});

test.each([
  [{ inStock: true, quantity: 1 }, "volatile", "ok"],
  [{ inStock: false, quantity: 0 }, "volatile", "out_of_stock"],
  [null, "volatile", "volatile"],
  [null, "ok", "ok"],
] as const)("stockStatus of %j with the fallback %s is %s", (stock, fallback, expected) => {
  expect(stockStatus(stock, fallback)).toBe(expected);
});

describe("localTotals", () => {
  const lines = [line("A", 2), line("B", 1)];

  test("adds shipping and payment once, however many lines there are", () => {
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

  test("has no row for a method that is not chosen", () => {
    const { rows, grandTotal } = localTotals(lines, { shipping: null, payment: null }, "PLN");
    expect(rows.map(({ code }) => code)).toEqual(["subtotal", "grand_total"]);
    expect(grandTotal).toEqual(zl(597));
  });

  test("is zero for an empty cart", () => {
    expect(localTotals([], { shipping: null, payment: null }, "EUR").grandTotal).toEqual({ minor: 0, currency: "EUR" });
  });
});

test.each([
  ["items", 2],
  ["quantity", 5],
] as const)("itemCount by %s is %d", (countBy, expected) => {
  expect(itemCount([line("A", 2), line("B", 3)], countBy)).toBe(expected);
});

test.each([
  [[], false],
  [["virtual"], true],
  [["virtual", "downloadable"], true],
  [["virtual", "simple"], false],
] as const)("isVirtual of %j is %s", (types, expected) => {
  expect(isVirtual(types.map((type) => ({ type })))).toBe(expected);
});

describe("withTotals", () => {
  const totals = { lines: [{ itemId: 1, quantity: 2, rowTotal: zl(398), discount: zl(10) }] };
  const known = line("A", 3, { serverItemId: 1, agreedQuantity: 3 });

  test("stores the totals in the line with their item id", () => {
    const amounts = { rowTotal: zl(398), discount: zl(10) };
    expect(withTotals([known, line("B")], totals)).toEqual([
      { ...known, quantity: 2, agreedQuantity: 2, totals: amounts },
      line("B"),
    ]);
  });

  test("keeps a quantity that was not sent yet", () => {
    const [changed] = withTotals([{ ...known, quantity: 4 }], totals);
    expect(changed).toMatchObject({ quantity: 4, agreedQuantity: 2 });
  });
});
