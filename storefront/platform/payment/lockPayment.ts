import { and, eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { lockOrder } from "../order/moveOrder.ts";
import type { PaymentName } from "./gateway.ts";
import type { StoredPayment } from "./returns.ts";

/**
 * Returns the payment that a provider names, locked until the transaction ends; null if it is not ours. Its order is
 * always locked first, so that no two transactions wait for each other.
 */
export async function lockPayment(
  session: Session,
  provider: PaymentProvider,
  name: PaymentName,
): Promise<StoredPayment | null> {
  const found = await findNamed(session, provider, name);
  if (!found) return null;
  await lockOrder(session, found.orderId);
  const [locked] = await session.select().from(payments).where(eq(payments.id, found.id)).for("update");
  if (!locked) return null;
  // Somebody named it meanwhile, perhaps otherwise.
  return isNamed(locked) === isNamed(found) ? locked : lockPayment(session, provider, name);
}

const isNamed = ({ transactionId, title }: Pick<PaymentName, "transactionId" | "title">) =>
  transactionId !== null || title !== null;

async function findNamed(
  session: Session,
  provider: PaymentProvider,
  name: PaymentName,
): Promise<StoredPayment | null> {
  const find = async (column: PgColumn, value: string | null) => {
    if (value === null) return null;
    const query = session.select().from(payments);
    const [found] = await query.where(and(eq(payments.provider, provider), eq(column, value)));
    return found ?? null;
  };
  const named = async () =>
    (await find(payments.transactionId, name.transactionId)) ?? (await find(payments.title, name.title));
  const known = await named();
  if (known) return known;
  // The provider was quicker than its answer, or that was lost: it goes by our own id only.
  const ours = await find(payments.id, name.paymentId);
  if (!ours || !isNamed(ours)) return ours;
  if (!isNamed(name)) return null;
  await lockOrder(session, ours.orderId);
  return (await writeOther(session, ours, name)) ?? named();
}

/**
 * Records a second transaction of a request that was repeated after its answer was lost, so that money paid by it is
 * noticed too.
 */
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
