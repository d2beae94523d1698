import type { PlatformSettings } from "#platform/kernel/settings.ts";
import { paymentParts } from "#platform/payment/paymentParts.ts";
import { refundPayment } from "#platform/payment/refundPayment.ts";
import { openingDay, type TestPlatform } from "../../support/openTestPlatform.ts";
import { testParts, testSettings } from "../../support/testParts.ts";

/** How a shop of these settings gives back of an order's money; null is all that is left of it. */
export function refundBy({ database }: Pick<TestPlatform, "database">, settings: PlatformSettings = testSettings) {
  const clock = () => openingDay;
  const parts = paymentParts({ ...testParts(), settings, database, clock, newId: () => crypto.randomUUID() });
  return (orderId: number, amount: number | null, key: string = crypto.randomUUID()) =>
    refundPayment(parts, { orderId, amount, key });
}

/** What the sandbox gave back of an order's money. */
export async function givenBack({ connection }: Pick<TestPlatform, "connection">, orderId: number): Promise<number> {
  const { rows } = await connection.query<{ refunds: { amount: number }[] }>(
    "select refunds from sandbox_payments join payments on reference = payments.id where order_id = $1",
    [orderId],
  );
  return rows.flatMap(({ refunds }) => refunds).reduce((sum, { amount }) => sum + amount, 0);
}
