import { assert, asyncProperty, integer, array } from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../support/scope.ts";
import { countOf } from "../support/countOf.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

const platform = await openForTests();

const send = (order: unknown) => platform.post("order/create", order, { "x-dioptra-visitor": "visitor-a" });

const ordersOf = (cartId: string) => countOf(platform.connection, "orders where cart_id = $1", [cartId]);

test("places one order for twenty identical requests at once", async () => {
  await platform.setStock(black, 50);
  const cartId = await filledCart(platform, black);
  const order = orderFor(cartId, bruno);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(order)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  await expect(ordersOf(cartId)).resolves.toBe(1);
  await expect(platform.stockOf(black)).resolves.toBe(49);
});

test("places one order when two tabs order the same cart", async () => {
  await platform.setStock(black, 50);
  const cartId = await filledCart(platform, black);
  const answers = await Promise.all([send(orderFor(cartId, bruno)), send(orderFor(cartId, bruno))]);
  expect(answers[0]?.json).toEqual(answers[1]?.json);
  await expect(ordersOf(cartId)).resolves.toBe(1);
  await expect(platform.stockOf(black)).resolves.toBe(49);
});

test("places one order for a repeated cart when no key is sent", async () => {
  await platform.setStock(black, 50);
  const cartId = await filledCart(platform, black);
  const { order_id: _key, created_at: _moment, ...order } = orderFor(cartId, bruno);
  const answers = [await send(order), await send({ ...order, order_id: null, created_at: null })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.json).toEqual(answers[1]?.json);
  await expect(ordersOf(cartId)).resolves.toBe(1);
  await expect(platform.stockOf(black)).resolves.toBe(49);
});

test("places one order when two carts are sent with one key at once", async () => {
  const carts = [await filledCart(platform, black), await filledCart(platform, black)];
  const key = crypto.randomUUID();
  const answers = await Promise.all(carts.map((cartId) => send(orderFor(cartId, bruno, { key }))));
  expect(answers[0]?.json).toEqual(answers[1]?.json);
  const counts = await Promise.all(carts.map(ordersOf));
  expect(counts.toSorted()).toEqual([0, 1]);
});

test("refuses the key of another visitor's order", async () => {
  const key = crypto.randomUUID();
  const [first, second] = [await filledCart(platform, black), await filledCart(platform, black)];
  await send(orderFor(first, bruno, { key }));
  const stranger = { "x-dioptra-visitor": "visitor-b" };
  const refused = await platform.post("order/create", orderFor(second, bruno, { key }), stranger);
  expect(refused.json).toEqual({ code: 400, result: [{ field: "order_id", problem: "taken" }] });
  const placed = await platform.post("order/create", orderFor(second, bruno), stranger);
  expect(placed.status).toBe(200);
  await expect(ordersOf(second)).resolves.toBe(1);
});

test("sells each of the last pieces exactly once to parallel orders", async () => {
  await assert(
    asyncProperty(
      integer({ min: 0, max: 8 }),
      array(integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
      async (stock, quantities) => {
        await platform.setStock(black, 10);
        const orders = await Promise.all(
          quantities.map(async (quantity) =>
            orderFor(await filledCart(platform, black, quantity), { ...bruno, quantity }),
          ),
        );
        await platform.setStock(black, stock);
        const answers = await Promise.all(orders.map(send));
        const sold = quantities
          .filter((_, index) => answers[index]?.status === 200)
          .reduce((sum, each) => sum + each, 0);
        const left = await platform.stockOf(black);
        expect(left).toBe(stock - sold);
        expect(left).toBeGreaterThanOrEqual(0);
        const refused = quantities.filter((_, index) => answers[index]?.status === 409);
        expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
        // A refused order wanted more than was left at that time, so also more than is left now.
        for (const quantity of refused) expect(quantity).toBeGreaterThan(left);
      },
    ),
    { numRuns: runs(4, 12) },
  );
});
