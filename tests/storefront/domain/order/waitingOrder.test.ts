import { assert, property, record, integer, string, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import { canSendAutomatically, compareWaitingOrder } from "#domain/order/waitingOrder.ts";
import { zl } from "../samples.ts";

const address = {
  firstName: "Ala",
  lastName: "Nowak",
  country: "PL",
  street: "Prosta 5",
  apartment: "7",
  postcode: "90-001",
  city: "Łódź",
  region: "",
  phone: "+48600100200",
};
const order: OrderDraft = {
  key: "key-1",
  cartId: "cart-1",
  storeCode: "pl",
  createdAt: new Date("2026-11-20T12:00:00Z"),
  customer: { firstName: "Ala", lastName: "Nowak", email: "ala@example.pl" },
  shippingAddress: address,
  billingAddress: null,
  shipping: { carrierCode: "dpd", methodCode: "flatrate" },
  paymentCode: "cashondelivery",
  costs: { shipping: zl(5), payment: zl(0), discount: zl(0) },
  total: zl(502),
  products: [
    { sku: "NELA", name: "Nela", quantity: 2, price: zl(199), checksum: "none" },
    { sku: "BRUNO", name: "Bruno", quantity: 1, price: zl(99), checksum: "none" },
  ],
};

const line = (sku: string, quantity: number, amount: number) => ({
  sku,
  quantity,
  price: { current: zl(amount), reduction: null },
  checksum: "none",
});
const now = { lines: [line("NELA", 2, 199), line("BRUNO", 1, 99)], answers: order, total: zl(502) };

describe("compareWaitingOrder", () => {
  test.each([
    ["the same lines", now, "unchanged"],
    ["the same lines in another order", { ...now, lines: now.lines.toReversed() }, "unchanged"],
    [
      "a billing address equal to the shipping address",
      { ...now, answers: { ...order, billingAddress: address } },
      "unchanged",
    ],
    ["a smaller quantity", { ...now, lines: [line("NELA", 1, 199), line("BRUNO", 1, 99)] }, "changed"],
    ["another price", { ...now, lines: [line("NELA", 2, 209), line("BRUNO", 1, 99)] }, "changed"],
    [
      "another prescription",
      { ...now, lines: [{ ...line("NELA", 2, 199), checksum: "other" }, line("BRUNO", 1, 99)] },
      "changed",
    ],
    ["a removed line", { ...now, lines: [line("NELA", 2, 199)] }, "changed"],
    ["an added line", { ...now, lines: [...now.lines, line("EMIL", 1, 59)] }, "changed"],
    [
      "another address",
      { ...now, answers: { ...order, shippingAddress: { ...address, street: "Krzywa 1" } } },
      "changed",
    ],
    ["another payment method", { ...now, answers: { ...order, paymentCode: "transfer" } }, "changed"],
    ["another total", { ...now, total: zl(831) }, "changed"],
    ["the same number in another currency", { ...now, total: { ...zl(502), currency: "EUR" } }, "changed"],
    ["an open total", { ...now, total: null }, "changed"],
    ["none of its products", { ...now, lines: [line("EMIL", 1, 59)] }, "withdrawn"],
    ["an empty cart", { ...now, lines: [] }, "withdrawn"],
  ] as const)("with %s is %s", (_title, present, expected) => {
    expect(compareWaitingOrder(order, present)).toBe(expected);
  });

  test("is changed if it was stored without a total, by an older version of the shop", () => {
    const { total: _total, ...older } = order;
    expect(compareWaitingOrder(older, now)).toBe("changed");
    expect(compareWaitingOrder(older, { ...now, total: null })).toBe("changed");
  });

  test("is unchanged only if every quantity is the same", () => {
    const lines = uniqueArray(
      record({ sku: string(), quantity: integer({ min: 1, max: 9 }), amount: integer({ min: 0, max: 99 }) }),
      {
        minLength: 1,
        maxLength: 5,
        selector: ({ sku }) => sku,
      },
    );
    assert(
      property(lines, integer({ min: 0, max: 4 }), integer({ min: 0, max: 1 }), (bought, at, more) => {
        const stored = {
          ...order,
          products: bought.map(({ sku, quantity, amount }) => ({
            sku,
            name: sku,
            quantity,
            price: zl(amount),
            checksum: "none",
          })),
        };
        const present = bought.map(({ sku, quantity, amount }, index) =>
          line(sku, quantity + (index === at % bought.length ? more : 0), amount),
        );
        expect(compareWaitingOrder(stored, { ...now, lines: present })).toBe(more === 0 ? "unchanged" : "changed");
      }),
    );
  });
});

test.each([
  ["unchanged", false, false, false],
  ["unchanged", true, false, true],
  ["unchanged", false, true, true],
  ["changed", true, true, false],
] as const)(
  "canSendAutomatically: %s, isAutomatic %s, isThankYouPage %s: %s",
  (comparison, isAutomatic, isThankYouPage, expected) => {
    expect(canSendAutomatically(comparison, { isAutomatic, isThankYouPage })).toBe(expected);
  },
);
