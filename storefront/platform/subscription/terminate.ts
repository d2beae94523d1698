import { and, desc, eq, inArray, or } from "drizzle-orm";
import * as z from "zod/mini";
import { contractNumbers, type Termination } from "#domain/termination.ts";
import { emailKeyOf } from "../customer/email.ts";
import { queueReceipt, type Receipt } from "../customer/receipt.ts";
import { customers } from "../customer/tables/customer.ts";
import { dayOf, startOfDay } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { languageOf } from "../kernel/language.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { orders } from "../order/tables/order.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import { cancelSubscription, type SubscriptionReference } from "./changeSubscription.ts";
import { terminationReceipt } from "./mails.ts";
import { subscriptionCycles, subscriptions } from "./tables/subscription.ts";
import { terminations } from "./tables/termination.ts";

/** Returns the subscription that a statement names by its own number or by one of its orders'; null if there is none. */
export async function findTerminated(
  session: Session,
  { email, contract }: Pick<Termination, "email" | "contract">,
): Promise<SubscriptionReference | null> {
  const numbers = contractNumbers(contract);
  if (numbers.length === 0) return null;
  const orderNumbers = numbers.map((number) => String(number).padStart(9, "0"));
  const [found] = await session
    .select({ id: subscriptions.id, customerId: subscriptions.customerId })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .leftJoin(subscriptionCycles, eq(subscriptionCycles.subscriptionId, subscriptions.id))
    .leftJoin(orders, and(eq(orders.id, subscriptionCycles.orderId), inArray(orders.number, orderNumbers)))
    .where(
      and(
        eq(customers.emailKey, emailKeyOf(email)),
        or(inArray(subscriptions.id, [...numbers]), inArray(orders.number, orderNumbers)),
      ),
    )
    // A subscription's own number counts before that of an order.
    .orderBy(desc(inArray(subscriptions.id, [...numbers])), desc(subscriptions.id))
    .limit(1);
  return found ?? null;
}

/** Whether the end of this subscription has been stated. */
export const hasTermination = async (session: Session, subscriptionId: number): Promise<boolean> =>
  (await session.$count(terminations, eq(terminations.subscriptionId, subscriptionId))) > 0;

/** What is known about a statement besides its words. */
export interface TerminationContext {
  readonly locale: string;
  readonly receipt: Receipt;
  readonly now: Date;
}

/** A statement that was stored. */
export interface StoredTermination {
  readonly reference: string;
  /** The products whose stock rose. */
  readonly productIds: readonly number[];
}

const referenceOf = (id: number) => `K-${String(id).padStart(6, "0")}`;

/**
 * Stores a statement that ends a contract, ends the subscription that it names, at once or on its day, and queues a
 * receipt (docs/specification/law.md#law-7). Any statement is accepted; what names no subscription is left to the staff.
 */
export async function terminate(
  session: Session,
  settings: OrderParts["settings"],
  stated: Termination,
  { locale, receipt, now }: TerminationContext,
): Promise<StoredTermination> {
  const found = await findTerminated(session, stated);
  const endsOn = stated.endsOn === "" ? null : stated.endsOn;
  const [written] = await session
    .insert(terminations)
    .values({
      ...stated,
      reason: stated.reason === "" ? null : stated.reason,
      endsOn,
      subscriptionId: found?.id ?? null,
      locale,
      receivedAt: now,
    })
    .returning({ id: terminations.id });
  if (!written) throw new Error("The termination was not written.");
  const reference = referenceOf(written.id);
  const isAtOnce = endsOn === null || endsOn <= dayOf(now);
  const ended = found && isAtOnce ? await cancelSubscription(session, found, { settings, now }) : null;
  if (found && endsOn !== null && !isAtOnce) {
    const job = { kind: "termination", key: `termination:${written.id}`, payload: found } as const;
    await enqueue(session, { ...job, runAt: startOfDay(endsOn) });
  }
  const facts = { ...stated, reference, receivedAt: now, endsOn: endsOn ?? dayOf(now), isKnown: found !== null };
  const mail = { key: `termination:${written.id}`, kind: "termination-receipt", recipient: stated.email };
  const letter = terminationReceipt(facts, languageOf(locale));
  await queueReceipt(session, receipt, { ...mail, locale, letter }, now);
  return { reference, productIds: ended?.ok ? ended.value.productIds : [] };
}

const payload = z.object({ id: z.int(), customerId: z.int() });

/** Ends subscriptions on the day that a statement names. */
export const terminationHandler =
  (parts: OrderParts): JobHandler =>
  async (job) => {
    const reference = payload.parse(job);
    const { settings, clock } = parts;
    const { outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => cancelSubscription(session, reference, { settings, now: clock() }),
      productIdsOf: (done) => (done.ok ? done.value.productIds : []),
    });
    parts.onOutdated(outdated);
  };

/** Returns statements that end contracts, the newest first; `isKnown` is true when they name a subscription. */
export async function listTerminations(session: Session, size: number) {
  const found = await session.select().from(terminations).orderBy(desc(terminations.id)).limit(size);
  return found.map(({ id, subscriptionId, kind, reason, name, email, contract, endsOn, receivedAt }) => ({
    reference: referenceOf(id),
    isKnown: subscriptionId !== null,
    subscriptionId,
    kind,
    reason,
    name,
    email,
    contract,
    endsOn,
    receivedAt: receivedAt.toISOString(),
  }));
}
