import { eq } from "drizzle-orm";
import { toWireMoney, type WireBackendOrder } from "#contract/payment/providerPayment.ts";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { formatDecimal } from "#domain/decimal.ts";
import { canShowOrder } from "#domain/order/confirmation.ts";
import { shortenedEmail } from "#domain/customer/mailbox.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "../order/tables/order.ts";
import { moveOrder } from "../order/moveOrder.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { findNamed, findOfOrder } from "./findPayment.ts";
import type { PaymentLinks } from "./paymentParts.ts";

/** The requester: the customer who ordered, or a caller with the hash of the order's link. */
export interface Asker {
  readonly caller: Caller;
  readonly hash: string | null;
}

async function readOrder(session: Session, id: number): Promise<StoredOrder | null> {
  const [order] = await session.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** Whether it is the account, or the browser, that ordered. */
const isOwner = (order: StoredOrder, { caller }: Asker) =>
  canShowOrder(String(order.id), order, { ...caller, statusTokenOrderId: null });

/** Returns the order to callers who may see it. A wrong hash is refused as such; for others the order does not exist. */
async function readKnown(
  session: Session,
  links: PaymentLinks,
  orderId: number,
  asker: Asker,
  unknown = "Could not fetch backend order details",
): Promise<Result<StoredOrder, Refused>> {
  const order = await readOrder(session, orderId);
  if (asker.hash !== null) {
    return order && links.isHashOf(order, asker.hash) ? ok(order) : refused("HASH_INCORRECT", "Hash is incorrect");
  }
  return order && isOwner(order, asker) ? ok(order) : refused("ENOTFOUND", unknown);
}

/** What a payment has to know of its order; for the page of its status, with the transaction and the e-mail. */
export async function orderForPayment(
  session: Session,
  links: PaymentLinks,
  provider: PaymentProvider,
  asked: Asker & { readonly orderId: number; readonly isStatusPage: boolean },
): Promise<Result<WireBackendOrder, Refused>> {
  // The page of the status has a sentence of its own (docs/specification/messages.md#message-20).
  const unknown = asked.isStatusPage ? "Could not fetch order details" : undefined;
  const known = await readKnown(session, links, asked.orderId, asked, unknown);
  if (!known.ok) return known;
  const order = known.value;
  const amount = toWireMoney({ minor: order.grandTotal, currency: order.currency });
  const wire = { hash: links.hashOf(order), increment_id: order.number, amount };
  if (!asked.isStatusPage) return ok(wire);
  const payment = await findOfOrder(session, provider, order.id);
  const email = isOwner(order, asked) ? order.email : shortenedEmail(order.email);
  return ok({
    ...wire,
    transaction_id: payment?.transactionId ?? null,
    order: { increment_id: order.number, customer_email: email },
  });
}

export interface HashClaim {
  readonly orderId: number;
  readonly hash: string;
  /** As the shop shows it, such as `179.50` or `179.5`. */
  readonly total: string;
  readonly number: string | null;
}

/** Whether a hash is the order's, and the total and the number that stand beside it are too. */
export async function validateHash(
  session: Session,
  links: PaymentLinks,
  { orderId, hash, total, number }: HashClaim,
): Promise<Result<null, Refused>> {
  const order = await readOrder(session, orderId);
  const isRight =
    order !== null &&
    links.isHashOf(order, hash) &&
    Number(total) === Number(formatDecimal({ minor: order.grandTotal, currency: order.currency })) &&
    (number === null || number === order.number);
  return isRight ? ok(null) : refused("HASH_INCORRECT", "Hashes don't match");
}

/** Whether a transaction has been started for this order by a caller with its hash. */
export async function checkLink(
  session: Session,
  provider: PaymentProvider,
  link: { readonly orderId: number; readonly transactionId: string; readonly hash: string },
): Promise<Result<null, Refused>> {
  const payment = await findNamed(session, provider, link.transactionId);
  const isLinked = payment?.orderId === link.orderId && payment.linkHash === digest(link.hash);
  return isLinked ? ok(null) : refused("PAYMENT_NOT_LINKED", "Payment is not linked to order");
}

/** Keeps a note for the shop's staff with the order's history. Whatever status it asks for, it changes none. */
export async function noteOnOrder(
  session: Session,
  links: PaymentLinks,
  note: Asker & { readonly orderId: number; readonly comment: string },
  now: Date,
): Promise<Result<null, Refused>> {
  const known = await readKnown(session, links, note.orderId, note);
  if (!known.ok) return known;
  const { status } = known.value;
  await moveOrder(session, known.value, { status, comment: `shop: ${note.comment}`, now });
  return ok(null);
}
