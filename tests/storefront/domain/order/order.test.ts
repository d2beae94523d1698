import { describe, expect, test } from "vitest";
import { canShowOrder } from "#domain/order/confirmation.ts";
import { type OrderDraft, orderRequest } from "#domain/order/orderRequest.ts";
import { zl } from "../samples.ts";
import { mayChangeStatus, type OrderStatus } from "#domain/order/order.ts";

describe("order", () => {
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

  test("an order is sent with every field in the form in which it is stored", () => {
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

  test("a billing address of its own is checked by its own country's rules", () => {
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
    ["no shipping method", { shipping: null }, { shipping: "required" }],
    ["no payment", { paymentCode: null }, { paymentCode: "required" }],
    ["an empty payment", { paymentCode: "" }, { paymentCode: "required" }],
    ["nothing bought", { products: [] }, { products: "empty" }],
    ["half a piece", { products: [{ ...bought, quantity: 0.5 }] }, { products: "not-a-quantity" }],
    ["no piece", { products: [bought, { ...bought, quantity: 0 }] }, { products: "not-a-quantity" }],
    ["a price below zero", { products: [{ ...bought, price: zl(-1) }] }, { products: "price-unknown" }],
    ["no key, so that it could be ordered twice", { key: "" }, { key: "required" }],
    ["no cart", { cartId: "" }, { cartId: "required" }],
  ])("%s is refused, and nothing else is", (_name, change, problems) => {
    expect(orderRequest({ ...draft, ...change })).toEqual({ ok: false, error: problems });
  });

  test("what is free can be ordered", () => {
    expect(orderRequest({ ...draft, products: [{ ...bought, price: zl(0) }] }).ok).toBe(true);
  });

  test("everything that is wrong is said at once; a wrong delivery address is not said twice", () => {
    const result = orderRequest({ ...draft, shippingAddress: { ...address, city: "" }, shipping: null, products: [] });
    expect(result.ok || Object.keys(result.error)).toEqual(["shippingAddress", "shipping", "products"]);
  });

  const nobody = { visitorId: null, customerId: null, statusTokenOrderId: null };
  const guest = { visitorId: "v1", customerId: null };
  const customer = { visitorId: "v1", customerId: 1 };

  test.each([
    ["the guest who placed it", guest, { ...nobody, visitorId: "v1" }, true],
    ["another guest", guest, { ...nobody, visitorId: "v2" }, false],
    ["somebody without a cookie", guest, nobody, false],
    ["somebody without a cookie, of an order without an owner", { visitorId: null, customerId: null }, nobody, false],
    ["the customer, from another browser", customer, { ...nobody, visitorId: "v9", customerId: 1 }, true],
    ["another customer", customer, { ...nobody, customerId: 2 }, false],
    ["whoever uses the customer's browser next", customer, { ...nobody, visitorId: "v1" }, false],
    ["who holds its token", guest, { ...nobody, statusTokenOrderId: "1203" }, true],
    ["who holds the token of another order", guest, { ...nobody, statusTokenOrderId: "1204" }, false],
  ])("an order is shown to %s: %#", (_name, owner, viewer, expected) => {
    expect(canShowOrder("1203", owner, viewer)).toBe(expected);
  });
});

describe("statusChange", () => {
  const statuses = ["pending", "paid", "in_production", "shipped", "completed", "canceled", "refunded"] as const;

  test.each([
    ["pending", ["paid", "in_production", "shipped", "canceled"]],
    ["paid", ["in_production", "shipped", "completed", "canceled", "refunded"]],
    ["in_production", ["shipped", "canceled", "refunded"]],
    ["shipped", ["completed", "refunded"]],
    ["completed", ["refunded"]],
    ["canceled", ["refunded"]],
    ["refunded", []],
  ] satisfies [OrderStatus, OrderStatus[]][])("an order that is %s can become %j", (from, to) => {
    expect(statuses.filter((status) => mayChangeStatus(from, status))).toEqual(to);
  });
});
