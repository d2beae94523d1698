import { array, assert, asyncProperty, integer } from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../support/scope.ts";
import { openForTests } from "../support/openForTests.ts";
import { startMolliePayment, chooseOnSandboxPage, readOrder, placeOrder, totalMinor } from "./support/paying.ts";
import { refundedAtSandbox, createRefunder } from "./support/refunding.ts";

const platform = await openForTests();

const refund = createRefunder(platform);

async function placePaidOrder() {
  const order = await placeOrder(platform);
  const { href } = await startMolliePayment(platform, order.id);
  await chooseOnSandboxPage(platform, href, { outcome: "paid" });
  return order;
}

test("refunds the whole amount and marks the order as refunded", async () => {
  const { id } = await placePaidOrder();
  await expect(refund(id, null)).resolves.toMatchObject({
    ok: true,
    value: { amount: { minor: totalMinor, currency: "PLN" } },
  });
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "refunded" });
  await expect(refundedAtSandbox(platform, id)).resolves.toBe(totalMinor);
});

test("refunds a part, then the rest, and never more than was paid", async () => {
  const { id } = await placePaidOrder();
  await expect(refund(id, 34_00)).resolves.toMatchObject({ ok: true });
  await expect(readOrder(platform, id)).resolves.toMatchObject({ status: "paid" });
  await expect(refund(id, totalMinor)).resolves.toMatchObject({
    ok: false,
    error: { status: 409, result: { code: "REFUND_REFUSED", available: 300_00 } },
  });
  await expect(refund(id, null)).resolves.toMatchObject({ ok: true, value: { amount: { minor: 300_00 } } });
  await expect(refund(id, 1)).resolves.toMatchObject({ ok: false, error: { result: { available: 0 } } });
  await expect(refundedAtSandbox(platform, id)).resolves.toBe(totalMinor);
});

test("makes one refund for a repeated key, and refuses the key of another refund", async () => {
  const { id } = await placePaidOrder();
  const other = await placePaidOrder();
  const first = await refund(id, 10_00, "refund-1");
  await expect(refund(id, 10_00, "refund-1")).resolves.toEqual(first);
  await expect(refund(id, 20_00, "refund-1")).resolves.toMatchObject({ ok: false });
  await expect(refund(other.id, 10_00, "refund-1")).resolves.toMatchObject({ ok: false });
  await expect(refundedAtSandbox(platform, id)).resolves.toBe(10_00);
});

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %s as an amount", async (amount) => {
  const { id } = await placePaidOrder();
  await expect(refund(id, amount)).resolves.toMatchObject({ ok: false, error: { status: 409 } });
});

test("refuses a refund of an unpaid or unknown order", async () => {
  const { id } = await placeOrder(platform);
  await expect(refund(id, null)).resolves.toMatchObject({ ok: false, error: { status: 409 } });
  await expect(refund(2_000_000_000, null)).resolves.toMatchObject({ ok: false });
});

test("never refunds more than was paid for parallel requests, and agrees with the provider", async () => {
  await assert(
    asyncProperty(array(integer({ min: 1, max: totalMinor }), { minLength: 2, maxLength: 6 }), async (amounts) => {
      const { id } = await placePaidOrder();
      const answers = await Promise.all(amounts.map((amount) => refund(id, amount)));
      const done = answers.reduce((sum, each) => sum + (each.ok ? each.value.amount.minor : 0), 0);
      expect(done).toBe(await refundedAtSandbox(platform, id));
      expect(done).toBeGreaterThan(0);
      expect(done).toBeLessThanOrEqual(totalMinor);
    }),
    { numRuns: runs(4, 10) },
  );
});
