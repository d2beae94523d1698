import { and, desc, eq, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import type { Session } from "../kernel/database/database.ts";
import { lockOrder } from "../order/moveOrder.ts";
import { orders } from "../order/tables/order.ts";
import type { PaymentName } from "./gateway.ts";
import { payments } from "./tables/payment.ts";

export type StoredPayment = typeof payments.$inferSelect;

/** A payment that its provider has given an id. */
export type KnownPayment = StoredPayment & { readonly transactionId: string };

async function find(
  session: Session,
  provider: PaymentProviderCode,
  which: SQL | undefined,
): Promise<StoredPayment | null> {
  const [found] = await session
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), which));
  return found ?? null;
}

async function findKnown(...which: Parameters<typeof find>): Promise<KnownPayment | null> {
  const found = await find(...which);
  return found && found.transactionId !== null ? { ...found, transactionId: found.transactionId } : null;
}

export const findByTransaction = (session: Session, provider: PaymentProviderCode, transactionId: string) =>
  findKnown(session, provider, eq(payments.transactionId, transactionId));

export const findByTitle = (session: Session, provider: PaymentProviderCode, title: string) =>
  findKnown(session, provider, eq(payments.title, title));

/**
 * Finds a payment by its transaction id or its title. Tpay's answer to a shop holds a title and no other id
 * (docs/specification/payment.md#payment-19), so clients send the title where an id is expected.
 */
export const findByIdOrTitle = (session: Session, provider: PaymentProviderCode, name: string) =>
  findKnown(session, provider, or(eq(payments.transactionId, name), eq(payments.title, name)));

/** Returns whether the money of a transaction is wanted: its order waits to be paid, or it has not been stored yet. */
export async function isWanted(
  session: Session,
  provider: PaymentProviderCode,
  transactionId: string,
): Promise<boolean> {
  const [found] = await session
    .select({ status: orders.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.transactionId, transactionId)));
  return !found || found.status === "pending";
}

/** Returns the payments of an order, the newest first. */
const readOfOrder = (session: Session, orderId: number, which?: SQL): Promise<StoredPayment[]> =>
  session
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), which))
    .orderBy(desc(payments.createdAt));

const paidOrNewest = (found: readonly StoredPayment[]): StoredPayment | null =>
  found.find(({ status }) => status === "paid") ?? found[0] ?? null;

/** Returns an order's payment at a provider: the one that was paid, else the newest; null when there is none. */
export const findOfOrder = async (
  session: Session,
  provider: PaymentProviderCode,
  orderId: number,
): Promise<StoredPayment | null> => paidOrNewest(await readOfOrder(session, orderId, eq(payments.provider, provider)));

/** Returns an order's payment at any provider: the one that was paid, else the newest; null when there is none. */
export const findLatest = async (session: Session, orderId: number): Promise<StoredPayment | null> =>
  paidOrNewest(await readOfOrder(session, orderId));

/**
 * Returns the payment that a provider names, locked until the transaction ends; null when it is not ours. Its order is
 * always locked first, so that no two transactions wait for each other.
 */
export async function lockPayment(
  session: Session,
  provider: PaymentProviderCode,
  name: PaymentName,
): Promise<StoredPayment | null> {
  const found = await findNamed(session, provider, name);
  if (!found) return null;
  await lockOrder(session, found.orderId);
  const [locked] = await session.select().from(payments).where(eq(payments.id, found.id)).for("update");
  if (!locked) return null;
  // Another transaction may have stored the provider's id meanwhile, perhaps a different one.
  return hasName(locked) === hasName(found) ? locked : lockPayment(session, provider, name);
}

const hasName = ({ transactionId, title }: Pick<PaymentName, "transactionId" | "title">) =>
  transactionId !== null || title !== null;

async function findNamed(
  session: Session,
  provider: PaymentProviderCode,
  name: PaymentName,
): Promise<StoredPayment | null> {
  const findBy = async (column: PgColumn, value: string | null) =>
    value === null ? null : find(session, provider, eq(column, value));
  const findByName = async () =>
    (await findBy(payments.transactionId, name.transactionId)) ?? (await findBy(payments.title, name.title));
  const known = await findByName();
  if (known) return known;
  // A notification can arrive before the answer to our request, or that answer was lost: then only our own id is known.
  const ours = await findBy(payments.id, name.paymentId);
  if (!ours || !hasName(ours)) return ours;
  if (!hasName(name)) return null;
  await lockOrder(session, ours.orderId);
  return (await insertSecond(session, ours, name)) ?? findByName();
}

/**
 * Stores a second transaction for a payment. A request that was repeated after its answer was lost can create one, and
 * money paid by it has to be noticed too.
 */
async function insertSecond(
  session: Session,
  ours: StoredPayment,
  { transactionId, title }: PaymentName,
): Promise<StoredPayment | null> {
  const id = `${ours.id}:${transactionId ?? title}`;
  const second = { ...ours, id, transactionId, title, status: "open", checkoutUrl: null, paidAt: null } as const;
  const [inserted] = await session.insert(payments).values(second).onConflictDoNothing().returning();
  return inserted ?? null;
}
