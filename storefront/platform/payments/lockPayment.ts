import { and, eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { Session } from "../database/database.ts";
import { payments } from "../database/schema/index.ts";
import type { PaymentName } from "./gateway.ts";
import type { StoredPayment } from "./returns.ts";

/** The payment that a provider means, which nobody else changes until the transaction ends; null for none of ours. */
export async function lockPayment(
  session: Session,
  provider: PaymentProvider,
  name: PaymentName,
): Promise<StoredPayment | null> {
  const find = async (column: PgColumn, value: string | null) => {
    if (value === null) return null;
    const query = session.select().from(payments);
    const [found] = await query.where(and(eq(payments.provider, provider), eq(column, value))).for("update");
    return found ?? null;
  };
  const named = async () =>
    (await find(payments.transactionId, name.transactionId)) ?? (await find(payments.title, name.title));
  const known = await named();
  if (known) return known;
  // The provider was quicker than its answer, or that was lost: it goes by our own id only.
  const ours = await find(payments.id, name.paymentId);
  if (!ours || (ours.transactionId === null && ours.title === null)) return ours;
  if (name.transactionId === null && name.title === null) return null;
  return (await writeOther(session, ours, name)) ?? named();
}

/** A second transaction of a request that was sent again after its answer was lost: money that comes by it is seen too. */
async function writeOther(
  session: Session,
  ours: StoredPayment,
  { transactionId, title }: PaymentName,
): Promise<StoredPayment | null> {
  const id = `${ours.id}:${transactionId ?? title}`;
  const other = { ...ours, id, transactionId, title, status: "open", checkoutUrl: null, paidAt: null } as const;
  const [written] = await session.insert(payments).values(other).onConflictDoNothing().returning();
  return written ?? null;
}
