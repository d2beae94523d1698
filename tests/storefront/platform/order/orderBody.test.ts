import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { staffCall } from "../staff/support.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../support/shopping.ts";

const platform = await openForTests();
// Something that is sent by mail alone, paid in no other way than before.
await platform.connection.query("update products set type_id = 'virtual' where sku = 'SK-POJEMNIK'");

type Order = ReturnType<typeof orderFor>;

const send = (order: Order, change: Readonly<Record<string, unknown>>) =>
  platform.post("order/create", { ...order, addressInformation: { ...order.addressInformation, ...change } }, visitor);

const frame = async () => orderFor(await filledCart(platform, black), bruno);

async function detailsOf(json: unknown) {
  const { number } = endpoints.orderCreate.result("PLN").parse(json);
  return (await platform.get(`order/details?order_id=${number}`, visitor)).json.result;
}

describe("a bill to a company", () => {
  const billed = (order: Order, company: string, vat_id: string) => ({
    billingAddress: { ...order.addressInformation.billingAddress, company, vat_id },
  });

  test("keeps its name and its number as the register writes it", async () => {
    const order = await frame();
    const { json } = await send(order, billed(order, "Nowak i Wspólnicy", "526-000-12-46"));
    await expect(detailsOf(json.result)).resolves.toMatchObject({
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
    const order = await frame();
    const { status, json } = await send(order, billed(order, company, vatId));
    expect(status).toBe(400);
    expect(json.result).toEqual([{ field, problem }]);
  });

  test("is none where neither is given", async () => {
    const { json } = await send(await frame(), {});
    await expect(detailsOf(json.result)).resolves.toMatchObject({ billing_address: { company: "", vat_id: "" } });
  });
});

test("of what is sent with a way to pay only the bank is kept, and never a mobile code", async () => {
  const order = await frame();
  await send(order, { payment_method_additional: { issuer: "ideal_INGBNL2A", blik: "777123", code: "777123" } });
  const { rows } = await platform.connection.query<{ additional: unknown; all: string }>(
    'select payment_additional as additional, o::text as "all" from orders o order by id desc limit 1',
  );
  expect(rows[0]?.additional).toEqual({ issuer: "ideal_INGBNL2A", bank: null });
  expect(rows[0]?.all).not.toContain("777123");
});

describe("what is not delivered", () => {
  const virtual = async () => orderFor(await filledCart(platform, "SK-POJEMNIK"), { sku: "SK-POJEMNIK", minor: 9_00 });
  const nowhere = { shippingAddress: undefined, shipping_carrier_code: undefined, shipping_method_code: undefined };

  test("needs no delivery address, costs no delivery, and cannot be paid at the door", async () => {
    const order = await virtual();
    const { json: refused } = await send(order, nowhere);
    expect(refused.result).toMatchObject({ code: "PAYMENT_NOT_OFFERED" });
    await platform.connection.query("insert into payment_methods values ('free', 9, false, '{\"pl\":\"Przelew\"}')");
    await platform.connection.query("insert into payment_costs values ('free', 'PL', 'PLN', 0)");
    const { json } = await send(order, { ...nowhere, payment_method_code: "free" });
    const details = await detailsOf(json.result);
    expect(details).toMatchObject({
      shipping_description: "",
      total_segments: [{}, { code: "shipping", value: 0 }, {}, {}],
    });
    const mails = await platform.mailsTo("ala@example.pl");
    expect(mails.at(-1)?.text).not.toContain("Prosta");
  });

  test("is not what everything else is: that needs an address and a way", async () => {
    const order = await frame();
    const noAddress = await send(order, { shippingAddress: undefined });
    expect(noAddress.json.result).toEqual([{ field: "addressInformation.shippingAddress", problem: "required" }]);
    const noWay = await send(order, { shipping_method_code: undefined });
    expect(noWay.json.result).toEqual([{ field: "addressInformation.shipping_method_code", problem: "required" }]);
  });
});

describe("what is wrong is told where it was sent, and once", () => {
  test("of who orders, where the bill's address alone says that", async () => {
    const order = await frame();
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

  test("of the bill's address, where nothing is delivered", async () => {
    const order = orderFor(await filledCart(platform, "SK-POJEMNIK"), { sku: "SK-POJEMNIK", minor: 9_00 });
    const { json } = await send(order, {
      shippingAddress: undefined,
      billingAddress: { ...order.addressInformation.billingAddress, postcode: "9" },
    });
    expect(json.result).toEqual([{ field: "addressInformation.billingAddress.postcode", problem: "too-short" }]);
  });
});

test("a price before tax stands beside the one that was shown, which alone is compared", async () => {
  const order = await frame();
  const sent = (price_incl_tax: number) => ({
    ...order,
    products: [{ sku: black, qty: "1", price: 267.48, price_incl_tax }],
  });
  const dearer = await platform.post("order/create", sent(319), visitor);
  expect(dearer.json.result).toMatchObject({ code: "PRICE_CHANGED", skus: [black] });
  const { json } = await platform.post("order/create", sent(329), visitor);
  const { backendOrderId } = json.result as { backendOrderId: string };
  expect(json.result).toMatchObject({ magentoOrderId: backendOrderId });
});

test("an order of more than its columns can hold is refused, and leaves the cart open", async () => {
  const sku = "HL-NELA-HAVANA-48";
  await staffCall(platform, "prices", { sku, store: "pl", price: 1_000_000 });
  const cartId = await filledCart(platform, sku, 30);
  const sent = orderFor(cartId, { sku, quantity: 30, minor: 100_000_000 });
  const { status, json } = await platform.post("order/create", sent, visitor);
  expect([status, json.result]).toMatchObject([409, { code: "TOO_MANY" }]);
  expect(platform.errors).toEqual([]);
  expect((await platform.get(`cart/pull?cartId=${cartId}`)).status).toBe(200);
});

test.each([null, 1, "x", []])("a body that is %j is named as that", async (body) => {
  const { json } = await platform.post("order/create", body, visitor);
  expect(json).toEqual({ code: 400, result: [{ field: "body", problem: "malformed" }] });
});
