import type { PlatformSettings } from "#platform/kernel/settings.ts";
import { createFieldCipher } from "#platform/kernel/secrets/fieldCipher.ts";
import { paymentParts } from "#platform/payment/paymentParts.ts";
import type { PaymentProvider } from "#platform/payment/provider.ts";
import { paymentProviders } from "#platform/payment/providers.ts";
import { refundPayment } from "#platform/payment/refundPayment.ts";
import { openingDay, type TestPlatform } from "../../support/openTestPlatform.ts";
import { testParts, testSettings } from "../../support/testParts.ts";

/** Returns a function that refunds an amount of an order, in minor units; null refunds all that is left. */
export function createRefunder(
  { database }: Pick<TestPlatform, "database">,
  settings: PlatformSettings = testSettings,
  providers: readonly PaymentProvider[] = paymentProviders,
) {
  const clock = () => openingDay;
  const parts = paymentParts(
    {
      ...testParts(),
      settings,
      fields: createFieldCipher(settings),
      database,
      clock,
      newId: () => crypto.randomUUID(),
    },
    providers,
  );
  return (orderId: number, amount: number | null, key: string = crypto.randomUUID()) =>
    refundPayment(parts, { orderId, amount, key });
}

/** Returns the amount that the sandbox has refunded of an order, in minor units. */
export async function refundedAtSandbox(
  { connection }: Pick<TestPlatform, "connection">,
  orderId: number,
): Promise<number> {
  const { rows } = await connection.query<{ refunds: { amount: number }[] }>(
    "select refunds from sandbox_payments join payments on reference = payments.id where order_id = $1",
    [orderId],
  );
  return rows.flatMap(({ refunds }) => refunds).reduce((sum, { amount }) => sum + amount, 0);
}
