import { and, desc, eq, inArray } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { lockOrder } from "../order/moveOrder.ts";
import { statusHref } from "../order/statusLinks.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { refused, type Refused, unavailable } from "../kernel/http/refused.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { notOffered, notPayable } from "./refusals.ts";
import type { PaymentProvider, PaymentRequest } from "./provider.ts";
import type { StoredPayment } from "./storedPayment.ts";

/** How long a request to a provider blocks other requests for the same payment, in milliseconds; longer than any request takes. */
export const claimDuration = 30_000;
/** How long an unfinished payment is continued instead of creating another, in milliseconds. */
const reuseTime = 10 * 60_000;

/** A payment of an order, whether or not the provider has created it yet. */
export interface Claim {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
}

/**
 * Finds or stores the payment that is requested, before the provider is asked to create it. A repeated request leads to
 * the same payment, and after a lost answer the provider is asked again with the same id.
 */
export async function claimPayment(
  session: Session,
  parts: Pick<PaymentParts, "settings" | "links">,
  request: PaymentRequest,
  { provider, id, now }: { readonly provider: PaymentProvider; readonly id: string; readonly now: Date },
): Promise<Result<Claim, Refused>> {
  const order = await lockOrder(session, request.orderId);
  if (!order) return refused("ENOTFOUND", "Could not fetch backend order details");
  if (!parts.links.isHashOf(order, request.hash)) return refused("HASH_INCORRECT", "Hashes don't match");
  if (order.status !== "pending" || order.grandTotal <= 0) return notPayable();
  if (!isServed(provider, order)) return notOffered();
  const unfinished = await readUnfinished(session, request, now);
  if (unfinished?.askedAt && now.getTime() - unfinished.askedAt.getTime() < claimDuration) {
    return unavailable("This payment is being created; try again.", 2);
  }
  if (unfinished?.transactionId) return ok({ order, payment: unfinished });
  if (unfinished) {
    await session.update(payments).set({ askedAt: now }).where(eq(payments.id, unfinished.id));
    return ok({ order, payment: unfinished });
  }
  const [payment] = await session
    .insert(payments)
    .values({
      id,
      orderId: order.id,
      provider: request.provider,
      method: request.method,
      issuer: request.issuer,
      amount: order.grandTotal,
      currency: order.currency,
      status: "open",
      returnUrl: statusHref(parts.settings, order),
      linkHash: digest(request.hash),
      askedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!payment) throw new Error("The payment was not written.");
  return ok({ order, payment });
}

/** Whether a provider takes the order's currency and serves its country. */
const isServed = ({ currencies, countries }: PaymentProvider, { billingAddress, currency }: StoredOrder) =>
  (currencies?.includes(currency) ?? true) && (countries?.includes(billingAddress.country) ?? true);

/** Returns the newest unfinished payment with the same provider, method and bank, unless it is too old to continue. */
async function readUnfinished(session: Session, request: PaymentRequest, now: Date): Promise<StoredPayment | null> {
  const { orderId, provider, method } = request;
  const [unfinished] = await session
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.provider, provider),
        eq(payments.method, method),
        inArray(payments.status, ["open", "pending"]),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const isRecent = unfinished && now.getTime() - unfinished.createdAt.getTime() < reuseTime;
  return isRecent && unfinished.issuer === request.issuer ? unfinished : null;
}
