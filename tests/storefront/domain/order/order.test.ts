import { describe, expect, test } from "vitest";
import { canShowOrder } from "#domain/order/confirmation.ts";
import { type OrderDraft, orderRequest } from "#domain/order/orderRequest.ts";
import { zl } from "../samples.ts";
import { isUnpaidOnline, mayChangeStatus, type OrderStatus } from "#domain/order/order.ts";

describe("orderRequest", () => {
  const address = {
    firstName: "Ala",
    lastName: "Nowak",
    country: "PL",
    street: " Prosta 5 ",
    apartment: "7",
    postcode: "90-001",
    city: "Łódź",
    region: "",
    phone: "600 100 200",
  };
  const berlin = { ...address, country: "DE", postcode: "10115", city: "Berlin", phone: "030 123456" };
  const bought = { sku: "FR-100-BLK", name: "Frame 100", quantity: 1, price: zl(199) };
  const draft: OrderDraft = {
    key: "key-1",
    cartId: "cart-1",
    storeCode: "pl",
    createdAt: new Date("2026-11-20T12:00:00Z"),
    customer: { firstName: "Ala", lastName: "Nowak", email: " ala@example.pl " },
    shippingAddress: address,
    billingAddress: null,
    shipping: { carrierCode: "dpd", methodCode: "flatrate" },
    paymentCode: "cashondelivery",
    costs: { shipping: zl(5), payment: zl(0) },
    products: [bought],
  };

  test("normalises every field", () => {
    const result = orderRequest(draft);
    const stored = { ...address, street: "Prosta 5", phone: "+48600100200" };
    expect(result).toEqual({
      ok: true,
      value: {
        ...draft,
        customer: { firstName: "Ala", lastName: "Nowak", email: "ala@example.pl" },
        shippingAddress: stored,
        billingAddress: stored,
      },
    });
  });

  test("validates a separate billing address by the rules of its own country", () => {
    const result = orderRequest({ ...draft, billingAddress: berlin });
    expect(result.ok && result.value.billingAddress).toMatchObject({ country: "DE", postcode: "10115" });
  });

  test.each<[name: string, change: Partial<OrderDraft>, problems: object]>([
    ["no e-mail", { customer: { ...draft.customer, email: "" } }, { customer: { email: expect.anything() } }],
    [
      "a postcode of four digits",
      { shippingAddress: { ...address, postcode: "9001" } },
      { shippingAddress: { postcode: expect.anything() } },
    ],
    [
      "a billing address without a city",
      { billingAddress: { ...berlin, city: "" } },
      { billingAddress: { city: expect.anything() } },
    ],
    ["a missing shipping method", { shipping: null }, { shipping: "required" }],
    ["a missing payment method", { paymentCode: null }, { paymentCode: "required" }],
    ["an empty payment method", { paymentCode: "" }, { paymentCode: "required" }],
    ["an order without lines", { products: [] }, { products: "empty" }],
    ["a fractional quantity", { products: [{ ...bought, quantity: 0.5 }] }, { products: "not-a-quantity" }],
    ["a quantity of 0", { products: [bought, { ...bought, quantity: 0 }] }, { products: "not-a-quantity" }],
    ["a price below zero", { products: [{ ...bought, price: zl(-1) }] }, { products: "price-unknown" }],
    ["a missing idempotency key", { key: "" }, { key: "required" }],
    ["a missing cart", { cartId: "" }, { cartId: "required" }],
  ])("refuses only %s", (_name, change, problems) => {
    expect(orderRequest({ ...draft, ...change })).toEqual({ ok: false, error: problems });
  });

  test("accepts a price of zero", () => {
    expect(orderRequest({ ...draft, products: [{ ...bought, price: zl(0) }] }).ok).toBe(true);
  });

  test("reports all problems at once, and an invalid shipping address only once", () => {
    const result = orderRequest({ ...draft, shippingAddress: { ...address, city: "" }, shipping: null, products: [] });
    expect(result.ok || Object.keys(result.error)).toEqual(["shippingAddress", "shipping", "products"]);
  });

  const anonymous = { visitorId: null, customerId: null, statusTokenOrderId: null };
  const guest = { visitorId: "v1", customerId: null };
  const customer = { visitorId: "v1", customerId: 1 };

  test.each([
    ["the guest who placed it", guest, { ...anonymous, visitorId: "v1" }, true],
    ["another guest", guest, { ...anonymous, visitorId: "v2" }, false],
    ["somebody without a cookie", guest, anonymous, false],
    [
      "somebody without a cookie, of an order without an owner",
      { visitorId: null, customerId: null },
      anonymous,
      false,
    ],
    ["the customer, from another browser", customer, { ...anonymous, visitorId: "v9", customerId: 1 }, true],
    ["another customer", customer, { ...anonymous, customerId: 2 }, false],
    ["the next user of the customer's browser", customer, { ...anonymous, visitorId: "v1" }, false],
    ["a holder of its token", guest, { ...anonymous, statusTokenOrderId: "1203" }, true],
    ["a holder of another order's token", guest, { ...anonymous, statusTokenOrderId: "1204" }, false],
  ])("canShowOrder for %s (%#)", (_name, owner, viewer, expected) => {
    expect(canShowOrder("1203", owner, viewer)).toBe(expected);
  });
});

describe("mayChangeStatus", () => {
  const statuses = ["pending", "paid", "in_production", "shipped", "completed", "canceled", "refunded"] as const;

  test.each([
    ["pending", ["paid", "in_production", "shipped", "canceled"]],
    ["paid", ["in_production", "shipped", "completed", "canceled", "refunded"]],
    ["in_production", ["shipped", "canceled", "refunded"]],
    ["shipped", ["completed", "refunded"]],
    ["completed", ["refunded"]],
    ["canceled", ["refunded"]],
    ["refunded", []],
  ] satisfies [OrderStatus, OrderStatus[]][])("allows from %s only %j", (from, to) => {
    expect(statuses.filter((status) => mayChangeStatus(from, status))).toEqual(to);
  });
});

test.each([
  ["pending", "creditcard", true],
  ["pending", "cashondelivery", false],
  ["paid", "creditcard", false],
  ["canceled", "creditcard", false],
  ["awaiting_confirmation", "cashondelivery", false],
] as const)("an order that is %s, by %s, is to be paid online: %s", (status, paymentCode, isUnpaid) => {
  expect(isUnpaidOnline({ status, paymentCode }, "cashondelivery")).toBe(isUnpaid);
});
