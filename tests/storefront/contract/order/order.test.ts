import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toWireOrder } from "#contract/order/order.ts";
import type { WireOrderDetails } from "#contract/order/orderDetails.ts";
import type { OrderRequest } from "#domain/order/order.ts";

const address = {
  firstName: "Ala",
  lastName: "Nowak",
  country: "PL" as const,
  street: "Prosta 5",
  apartment: "7",
  postcode: "90-001",
  city: "Łódź",
  region: "",
  phone: "+48600100200",
};

const order: OrderRequest = {
  key: "1700000000000-1a2b3c",
  cartId: "gc-7d1",
  storeCode: "pl",
  createdAt: new Date("2026-11-20T10:00:00Z"),
  customer: { firstName: "Ala", lastName: "Nowak", email: "ala@example.pl" },
  shippingAddress: address,
  billingAddress: { ...address, street: "Długa 1", apartment: "" },
  shipping: { carrierCode: "dpd", methodCode: "flatrate" },
  paymentCode: "cashondelivery",
  consents: [{ id: "terms", version: "2026-11-27" }],
  costs: { shipping: { minor: 5_00, currency: "PLN" }, payment: { minor: 0, currency: "PLN" } },
  products: [{ sku: "FR-100-BLK", name: "Nela", quantity: 2, price: { minor: 319_20, currency: "PLN" } }],
};

test("reads an order as it was sent", () => {
  const wire: unknown = JSON.parse(JSON.stringify(toWireOrder(order, new Date("2026-11-20T10:05:00Z"))));
  const { products, ...rest } = order;
  expect(products).toHaveLength(1);
  expect(endpoints.orderCreate.body.parse(wire)).toEqual({
    ...rest,
    userId: null,
    isCustomerNamed: true,
    pointId: null,
    company: null,
    paymentAdditional: { issuer: null, bank: null },
    consents: [{ id: "terms", version: "2026-11-27" }],
    costs: { shipping: 5, payment: 0, discount: null, giftCard: null },
    products: [{ sku: "FR-100-BLK", quantity: 2, price: 319.2 }],
  });
});

test("leaves out costs that were not shown", () => {
  const wire = toWireOrder({ ...order, costs: { shipping: null, payment: null } }, order.createdAt);
  expect(endpoints.orderCreate.body.parse(wire).costs).toEqual({
    shipping: null,
    payment: null,
    discount: null,
    giftCard: null,
  });
});

const lineWith = (totals: unknown) => ({
  ...toWireOrder(order, order.createdAt),
  products: [
    { sku: "A", qty: 1, price: 329, totals: { qty: 1, discount_amount: 32.9, price_incl_tax: 329 } },
    { sku: "B", qty: 3, price: 10, totals },
  ],
});
const discountOf = (body: unknown) => endpoints.orderCreate.body.parse(body).costs.discount;

test("reads the discount from the totals of whole cart lines, unless it is stated for the order", () => {
  const body = lineWith({ qty: 3, discount_amount: 0.3 });
  expect(discountOf(body)).toBe(-33.2);
  const addressInformation = { ...body.addressInformation, discount_amount: -5 };
  expect(discountOf({ ...body, addressInformation })).toBe(-5);
});

test.each([
  ["are missing", undefined],
  ["are of another quantity", { qty: 2, discount_amount: 0.3 }],
  ["are unreadable", []],
])("reads no discount where the totals of a line %s", (_what, totals) => {
  expect(discountOf(lineWith(totals))).toBeNull();
});

test.each([
  ["is stated", { method: "cashondelivery", additional_information: ["Za pobraniem"] }, "cashondelivery"],
  ["is left out", undefined, null],
  ["is null", null, null],
])("reads an order of the history whose payment %s", (_what, payment, paymentCode) => {
  const item = {
    entity_id: "1",
    increment_id: "000000001",
    status: "pending",
    created_at: "2026-11-20T13:05:00Z",
    store_name: "Dioptra PL",
    order_currency_code: "PLN",
    grand_total: 334,
    total_due: 334,
    items: [],
    payment,
  };
  const history = endpoints.orderHistory.result("PLN").parse({ items: [item], total_count: 1 });
  expect(history.orders).toMatchObject([{ number: "000000001", status: "pending", paymentCode }]);
});

test("reads the customer from the billing address when it is missing", () => {
  const { customer, ...wire } = toWireOrder(order, order.createdAt);
  expect(endpoints.orderCreate.body.parse(wire)).toMatchObject({ customer: order.customer, isCustomerNamed: false });
  expect(customer.email).toBe("ala@example.pl");
});

test("names the company that the invoice is made out to", () => {
  const company = { company: "Nowak Sp. z o.o.", taxId: "1234563218" };
  expect(endpoints.orderCreate.body.parse(toWireOrder({ ...order, company }, order.createdAt))).toMatchObject({
    company,
    billingAddress: { street: "Długa 1" },
  });
});

test("names the chosen pick-up point", () => {
  const toPoint = { ...order, shipping: { carrierCode: "inpost", methodCode: "locker", pointId: "WAW01M" } };
  expect(endpoints.orderCreate.body.parse(toWireOrder(toPoint, order.createdAt))).toMatchObject({
    pointId: "WAW01M",
    shipping: { carrierCode: "inpost", methodCode: "locker" },
  });
});

const wire = toWireOrder(order, order.createdAt);
const [product] = wire.products;

test.each([
  { change: { products: [] }, name: "without products" },
  { change: { order_id: "" }, name: "with an empty key" },
  { change: { cart_id: "" }, name: "with an empty cart id" },
  { change: { products: [{ ...product, qty: 0 }] }, name: "with a quantity of 0" },
  { change: { products: [{ ...product, price: -1 }] }, name: "with a negative price" },
  { change: { created_at: "yesterday" }, name: "with an invalid date" },
])("refuses an order $name", ({ change }) => {
  expect(endpoints.orderCreate.body.safeParse({ ...wire, ...change }).success).toBe(false);
});

test("reads the number of a placed order", () => {
  const answer = { backendOrderId: "1203", orderNumber: "000001203", transferedAt: "2026-11-20 10:00:05" };
  expect(endpoints.orderCreate.result("PLN").parse(answer)).toEqual({
    id: "1203",
    number: "000001203",
    placedAt: new Date("2026-11-20T10:00:05Z"),
    hash: null,
  });
  expect(endpoints.orderCreate.result("PLN").parse({ ...answer, hash: "ab12" })).toMatchObject({ hash: "ab12" });
});

const details: WireOrderDetails = {
  entity_id: "1203",
  increment_id: "000001203",
  status: "pending",
  created_at: "2026-11-20T10:00:05.000Z",
  order_currency_code: "EUR",
  customer_email: "ala@example.pl",
  items: [
    {
      sku: "FR-100-BLK",
      parent_sku: "FR-100",
      slug: "nela-panto",
      name: "Nela",
      qty_ordered: 2,
      row_total_incl_tax: 158,
      options: [{ label: "Farbe", value: "Schwarz" }],
      shape: "panto",
      rim: "full",
      material: "acetate",
      finish: "black",
      width: 48,
      lens_height: 43,
      bridge: 21,
      length: 145,
      total_width: 130,
    },
  ],
  total_segments: [{ code: "grand_total", value: 162.9 }],
  grand_total: 162.9,
  tax_amount: 26.01,
  shipping_address: wire.addressInformation.shippingAddress,
  shipping_description: "DPD Kurier",
  payment: { method: "cashondelivery", additional_information: ["Nachnahme"] },
};

const eur = (minor: number) => ({ minor, currency: "EUR" });

test("reads the amounts of an order in its own currency", () => {
  expect(endpoints.orderDetails.result("PLN").parse(details)).toMatchObject({
    id: "1203",
    number: "000001203",
    createdAt: new Date("2026-11-20T10:00:05Z"),
    lines: [{ parentSku: "FR-100", quantity: 2, rowTotal: eur(158_00), frame: { finish: "black", temple: 145 } }],
    totals: { rows: [{ code: "grand_total", amount: eur(162_90) }], grandTotal: eur(162_90), tax: eur(26_01) },
    shippingAddress: address,
    shippingTitle: "DPD Kurier",
    paymentTitle: "Nachnahme",
  });
});

test("reads a status that only other platforms have", () => {
  expect(endpoints.orderDetails.result("PLN").parse({ ...details, status: "addressed" }).status).toBe("addressed");
});

test("reads when an order had each of its statuses, also at a provider without a history", () => {
  const read = (wire: WireOrderDetails) => endpoints.orderDetails.result("PLN").parse(wire).steps;
  expect(read({ ...details, status_history: [{ status: "paid", created_at: "2026-11-20T11:00:00Z" }] })).toEqual([
    { status: "paid", at: new Date("2026-11-20T11:00:00Z") },
  ]);
  expect(read(details)).toEqual([]);
  expect(read({ ...details, status_history: null })).toEqual([]);
});

test("reads a billing address only where it differs from the delivery address", () => {
  const { shipping_address } = details;
  const read = (billing: typeof shipping_address) =>
    endpoints.orderDetails.result("PLN").parse({ ...details, billing_address: billing }).billingAddress;
  expect(read({ ...shipping_address })).toBeNull();
  expect(read({ ...shipping_address, city: "Gdynia" })).toEqual({ ...address, city: "Gdynia" });
});

test("keeps two prescriptions of one sku as two lines with their own keys and prices", () => {
  const [item] = details.items;
  if (!item) throw new Error("Expected an item.");
  const glasses = { ...item, item_id: "8", price_incl_tax: 79.5, made_to_prescription: true };
  const wire = { ...details, items: [glasses, { ...glasses, item_id: "9" }, { ...item, qty_ordered: 3 }] };
  const { lines } = endpoints.orderDetails.result("PLN").parse(wire);
  expect(lines.map(({ key, unitPrice, isMadeToPrescription }) => [key, unitPrice.minor, isMadeToPrescription])).toEqual(
    [
      ["8", 79_50, true],
      ["9", 79_50, true],
      ["2", 52_67, false],
    ],
  );
});

test.each([
  { status: "lost" },
  { status_history: [{ status: "lost", created_at: "2026-11-20T11:00:00Z" }] },
  { order_currency_code: "ZWL" },
  { created_at: "x" },
])("refuses an order with %j", (change) => {
  expect(endpoints.orderDetails.result("PLN").safeParse({ ...details, ...change }).success).toBe(false);
});
