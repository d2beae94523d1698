import { assert, property, record, integer, string, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import { canSendUnasked, compareWaitingOrder } from "#domain/order/waitingOrder.ts";
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
  costs: { shipping: zl(5), payment: zl(0) },
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
const now = { lines: [line("NELA", 2, 199), line("BRUNO", 1, 99)], answers: order, isVirtual: false };

describe("a stored order compared with the cart as it is now", () => {
  test.each([
    ["the same lines", now, "unchanged"],
    ["the same lines in another order", { ...now, lines: now.lines.toReversed() }, "unchanged"],
    [
      "the delivery address written out as the billing address",
      { ...now, answers: { ...order, billingAddress: address } },
      "unchanged",
    ],
    ["a piece less", { ...now, lines: [line("NELA", 1, 199), line("BRUNO", 1, 99)] }, "changed"],
    ["another price", { ...now, lines: [line("NELA", 2, 209), line("BRUNO", 1, 99)] }, "changed"],
    [
      "another prescription",
      { ...now, lines: [{ ...line("NELA", 2, 199), checksum: "other" }, line("BRUNO", 1, 99)] },
      "changed",
    ],
    ["a line less", { ...now, lines: [line("NELA", 2, 199)] }, "changed"],
    ["a line more", { ...now, lines: [...now.lines, line("EMIL", 1, 59)] }, "changed"],
    [
      "another address",
      { ...now, answers: { ...order, shippingAddress: { ...address, street: "Krzywa 1" } } },
      "changed",
    ],
    ["another way of paying", { ...now, answers: { ...order, paymentCode: "transfer" } }, "changed"],
    ["nothing of it any more", { ...now, lines: [line("EMIL", 1, 59)] }, "withdrawn"],
    ["an empty cart", { ...now, lines: [] }, "withdrawn"],
  ] as const)("%s: %s", (_title, present, expected) => {
    expect(compareWaitingOrder(order, present)).toBe(expected);
  });

  test("is changed where no price of delivery was shown, unless nothing is delivered", () => {
    const unseen = { ...order, costs: { ...order.costs, shipping: null } };
    expect(compareWaitingOrder(unseen, now)).toBe("changed");
    expect(compareWaitingOrder(unseen, { ...now, isVirtual: true })).toBe("unchanged");
  });

  test("is unchanged exactly when every quantity and price is", () => {
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
] as const)("%s, automatic %s, thank-you page %s: sent unasked %s", (comparison, isAutomatic, isThankYouPage, sent) => {
  expect(canSendUnasked(comparison, { isAutomatic, isThankYouPage })).toBe(sent);
});
