import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { staffCall } from "../staff/support.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../support/shopping.ts";

const platform = await openForTests();
// A product that is not delivered.
await platform.connection.query("update products set type_id = 'virtual' where sku = 'SK-POJEMNIK'");

type Order = ReturnType<typeof orderFor>;

const send = (order: Order, change: Readonly<Record<string, unknown>>) =>
  platform.post("order/create", { ...order, addressInformation: { ...order.addressInformation, ...change } }, visitor);

const frameOrder = async () => orderFor(await filledCart(platform, black), bruno);

async function readDetails(json: unknown) {
  const { number } = endpoints.orderCreate.result("PLN").parse(json);
  return (await platform.get(`order/details?order_id=${number}`, visitor)).json.result;
}

describe("the billing address of a company", () => {
  const billed = (order: Order, company: string, vat_id: string) => ({
    billingAddress: { ...order.addressInformation.billingAddress, company, vat_id },
  });

  test("keeps the name, and the VAT number in its normal form", async () => {
    const order = await frameOrder();
    const { json } = await send(order, billed(order, "Nowak i Wspólnicy", "526-000-12-46"));
    await expect(readDetails(json.result)).resolves.toMatchObject({
      billing_address: { company: "Nowak i Wspólnicy", vat_id: "5260001246" },
    });
  });

  test.each([
    {
      company: "Nowak",
      vatId: "5260001247",
      field: "addressInformation.billingAddress.vat_id",
      problem: "wrong-checksum",
    },
    { company: "Nowak", vatId: "", field: "addressInformation.billingAddress.vat_id", problem: "required" },
    { company: "", vatId: "5260001246", field: "addressInformation.billingAddress.company", problem: "required" },
  ])("is refused for $field: $problem", async ({ company, vatId, field, problem }) => {
    const order = await frameOrder();
    const { status, json } = await send(order, billed(order, company, vatId));
    expect(status).toBe(400);
    expect(json.result).toEqual([{ field, problem }]);
  });

  test("is empty when neither name nor number is sent", async () => {
    const { json } = await send(await frameOrder(), {});
    await expect(readDetails(json.result)).resolves.toMatchObject({ billing_address: { company: "", vat_id: "" } });
  });
});

test("stores only the bank of the additional payment data, never a mobile code", async () => {
  const order = await frameOrder();
  await send(order, { payment_method_additional: { issuer: "ideal_INGBNL2A", blik: "777123", code: "777123" } });
  const { rows } = await platform.connection.query<{ additional: unknown; all: string }>(
    'select payment_additional as additional, o::text as "all" from orders o order by id desc limit 1',
  );
  expect(rows[0]?.additional).toEqual({ issuer: "ideal_INGBNL2A", bank: null });
  expect(rows[0]?.all).not.toContain("777123");
});

describe("a product that is not delivered", () => {
  const virtualOrder = async () =>
    orderFor(await filledCart(platform, "SK-POJEMNIK"), { sku: "SK-POJEMNIK", minor: 9_00 });
  const withoutDelivery = {
    shippingAddress: undefined,
    shipping_carrier_code: undefined,
    shipping_method_code: undefined,
  };

  test("needs no delivery address, costs no delivery and cannot be paid on delivery", async () => {
    const order = await virtualOrder();
    const { json: refused } = await send(order, withoutDelivery);
    expect(refused.result).toMatchObject({ code: "PAYMENT_NOT_OFFERED" });
    await platform.connection.query("insert into payment_methods values ('free', 9, false, '{\"pl\":\"Przelew\"}')");
    await platform.connection.query("insert into payment_costs values ('free', 'PL', 'PLN', 0)");
    const { json } = await send(order, { ...withoutDelivery, payment_method_code: "free" });
    const details = await readDetails(json.result);
    expect(details).toMatchObject({
      shipping_description: "",
      // Nothing is said about a delivery.
      total_segments: [{ code: "subtotal" }, { code: "tax" }, { code: "grand_total" }],
    });
    const mails = await platform.mailsTo("ala@example.pl");
    expect(mails.at(-1)?.text).not.toContain("Prosta");
  });

  test("differs from all others, which need an address and a shipping method", async () => {
    const order = await frameOrder();
    const noAddress = await send(order, { shippingAddress: undefined });
    expect(noAddress.json.result).toEqual([{ field: "addressInformation.shippingAddress", problem: "required" }]);
    const noMethod = await send(order, { shipping_method_code: undefined });
    expect(noMethod.json.result).toEqual([{ field: "addressInformation.shipping_method_code", problem: "required" }]);
  });
});

describe("reports an invalid field once, at the place where it was sent,", () => {
  test("of the customer when only the billing address names one", async () => {
    const order = await frameOrder();
    const { billingAddress } = order.addressInformation;
    const information = {
      ...order.addressInformation,
      billingAddress: { ...billingAddress, firstname: "A", email: "ala.example.pl" },
    };
    const sent = { ...order, customer: undefined, addressInformation: information };
    const { json } = await platform.post("order/create", sent, visitor);
    expect(json.result).toEqual([
      { field: "addressInformation.billingAddress.firstname", problem: "too-short" },
      { field: "addressInformation.billingAddress.email", problem: "missing-at" },
    ]);
  });

  test("of the billing address when nothing is delivered", async () => {
    const order = orderFor(await filledCart(platform, "SK-POJEMNIK"), { sku: "SK-POJEMNIK", minor: 9_00 });
    const { json } = await send(order, {
      shippingAddress: undefined,
      billingAddress: { ...order.addressInformation.billingAddress, postcode: "9" },
    });
    expect(json.result).toEqual([{ field: "addressInformation.billingAddress.postcode", problem: "too-short" }]);
  });
});

test("compares price_incl_tax and ignores the net price", async () => {
  const order = await frameOrder();
  const sent = (price_incl_tax: number) => ({
    ...order,
    products: [{ sku: black, qty: "1", price: 267.48, price_incl_tax }],
  });
  const outdated = await platform.post("order/create", sent(319), visitor);
  expect(outdated.json.result).toMatchObject({ code: "PRICE_CHANGED", skus: [black] });
  const { json } = await platform.post("order/create", sent(329), visitor);
  const { backendOrderId } = json.result as { backendOrderId: string };
  expect(json.result).toMatchObject({ magentoOrderId: backendOrderId });
});

test("refuses an order whose total exceeds the largest amount, and keeps the cart open", async () => {
  const sku = "HL-NELA-HAVANA-48";
  await staffCall(platform, "prices", { sku, store: "pl", price: 1_000_000 });
  const cartId = await filledCart(platform, sku, 30);
  const sent = orderFor(cartId, { sku, quantity: 30, minor: 100_000_000 });
  const { status, json } = await platform.post("order/create", sent, visitor);
  expect([status, json.result]).toMatchObject([409, { code: "TOO_MANY" }]);
  expect(platform.errors).toEqual([]);
  expect((await platform.get(`cart/pull?cartId=${cartId}`)).status).toBe(200);
});

test.each([null, 1, "x", []])("refuses the body %j as malformed", async (body) => {
  const { json } = await platform.post("order/create", body, visitor);
  expect(json).toEqual({ code: 400, result: [{ field: "body", problem: "malformed" }] });
});
