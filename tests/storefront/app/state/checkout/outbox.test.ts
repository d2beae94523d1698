import { beforeEach, expect, test, vi } from "vitest";
import { createOutbox } from "#app/state/checkout/outbox.ts";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";

const order: OrderDraft = {
  key: "key-1",
  cartId: "cart-1",
  storeCode: "pl",
  createdAt: new Date("2026-11-20T10:00:00.000Z"),
  customer: { firstName: "Anna", lastName: "Nieznajoma", email: "anna@example.com" },
  shippingAddress: {
    firstName: "Anna",
    lastName: "Nieznajoma",
    country: "PL",
    street: "Krucza 14",
    apartment: "",
    postcode: "00-050",
    city: "Warszawa",
    phone: "600100200",
    region: "",
  },
  billingAddress: null,
  shipping: null,
  paymentCode: null,
  costs: { shipping: null, payment: null, discount: null },
  products: [{ sku: "HL-NELA", name: "Nela", quantity: 1, price: { minor: 1, currency: "PLN" }, checksum: "abc" }],
};

let databases: ReturnType<typeof memoryIndexedDb>["databases"];
beforeEach(() => {
  const memory = memoryIndexedDb();
  ({ databases } = memory);
  vi.stubGlobal("indexedDB", memory.indexedDB);
});

test("returns an order after a reload, until it is cleared", async () => {
  expect(await createOutbox("pl").save(order)).toBe(true);
  expect(await createOutbox("pl").load()).toEqual(order);
  expect(await createOutbox("de").load()).toBeNull();
  await createOutbox("pl").clear();
  expect(await createOutbox("pl").load()).toBeNull();
});

test("stores nothing readable", async () => {
  await createOutbox("pl").save(order);
  const entries = [...(databases.get("dioptra-outbox-pl")?.values() ?? [])];
  const bytes = entries.flatMap((entry) =>
    Object.values(Object(entry)).map((value) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString("latin1") : JSON.stringify(value),
    ),
  );
  expect(bytes.join()).not.toMatch(/Nieznajoma|abc/);
});

test("keeps the order in memory when the browser denies its storage", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("", "SecurityError");
    },
  });
  const outbox = createOutbox("pl");
  expect(await outbox.save(order)).toBe(false);
  expect(await outbox.load()).toEqual(order);
  await outbox.clear();
  expect(await outbox.load()).toBeNull();
});
