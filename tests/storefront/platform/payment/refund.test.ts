import { array, assert, asyncProperty, integer } from "fast-check";
import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { beginMollie, choose, orderOf, placeOrder, totalMinor } from "./support/paying.ts";
import { givenBack, refundBy } from "./support/refunding.ts";

const platform = await openForTests();

const refund = refundBy(platform);

async function paidOrder() {
  const order = await placeOrder(platform);
  const { href } = await beginMollie(platform, order.id);
  await choose(platform, href, { outcome: "paid" });
  return order;
}

test("the whole goes back, and the order is refunded", async () => {
  const { id } = await paidOrder();
  await expect(refund(id, null)).resolves.toMatchObject({
    ok: true,
    value: { amount: { minor: totalMinor, currency: "PLN" } },
  });
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "refunded" });
  await expect(givenBack(platform, id)).resolves.toBe(totalMinor);
});

test("a part goes back, then the rest, and never more than was paid", async () => {
  const { id } = await paidOrder();
  await expect(refund(id, 34_00)).resolves.toMatchObject({ ok: true });
  await expect(orderOf(platform, id)).resolves.toMatchObject({ status: "paid" });
  await expect(refund(id, totalMinor)).resolves.toMatchObject({
    ok: false,
    error: { status: 409, result: { code: "REFUND_REFUSED", available: 300_00 } },
  });
  await expect(refund(id, null)).resolves.toMatchObject({ ok: true, value: { amount: { minor: 300_00 } } });
  await expect(refund(id, 1)).resolves.toMatchObject({ ok: false, error: { result: { available: 0 } } });
  await expect(givenBack(platform, id)).resolves.toBe(totalMinor);
});

test("a refund that is asked for again with its key is one; the key of another is refused", async () => {
  const { id } = await paidOrder();
  const other = await paidOrder();
  const first = await refund(id, 10_00, "refund-1");
  await expect(refund(id, 10_00, "refund-1")).resolves.toEqual(first);
  await expect(refund(id, 20_00, "refund-1")).resolves.toMatchObject({ ok: false });
  await expect(refund(other.id, 10_00, "refund-1")).resolves.toMatchObject({ ok: false });
  await expect(givenBack(platform, id)).resolves.toBe(10_00);
});

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("%s is no amount", async (amount) => {
  const { id } = await paidOrder();
  await expect(refund(id, amount)).resolves.toMatchObject({ ok: false, error: { status: 409 } });
});

test("of an order that nobody paid nothing goes back", async () => {
  const { id } = await placeOrder(platform);
  await expect(refund(id, null)).resolves.toMatchObject({ ok: false, error: { status: 409 } });
  await expect(refund(2_000_000_000, null)).resolves.toMatchObject({ ok: false });
});

test("however many refunds are asked for at once, no more goes back than was paid, and the books agree", async () => {
  await assert(
    asyncProperty(array(integer({ min: 1, max: totalMinor }), { minLength: 2, maxLength: 6 }), async (wishes) => {
      const { id } = await paidOrder();
      const answers = await Promise.all(wishes.map((amount) => refund(id, amount)));
      const done = answers.reduce((sum, each) => sum + (each.ok ? each.value.amount.minor : 0), 0);
      expect(done).toBe(await givenBack(platform, id));
      expect(done).toBeGreaterThan(0);
      expect(done).toBeLessThanOrEqual(totalMinor);
    }),
    { numRuns: 10 },
  );
});
