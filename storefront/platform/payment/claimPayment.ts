import { and, desc, eq, inArray } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "./tables/payment.ts";
import { lockOrder } from "../order/moveOrder.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { refused, type Refused, unavailable } from "../kernel/http/refused.ts";
import { type PaymentParts, statusUrl } from "./paymentParts.ts";
import { notOffered, notPayable } from "./refusals.ts";
import type { StoredPayment } from "./returns.ts";

/** How long one request to a provider blocks others, in milliseconds: longer than any such call takes. */
export const askingTime = 30_000;
/** How long a payment that was begun is gone on with instead of beginning another, in milliseconds. */
const reuseTime = 10 * 60_000;

export interface PaymentWish {
  readonly provider: PaymentProvider;
  readonly orderId: number;
  readonly hash: string;
  /** The provider's own word; empty where its page asks. */
  readonly method: string;
  readonly issuer: string | null;
}

/** A payment that the provider has to be asked for, or one that it has made already. */
export interface Claim {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
}

/**
 * Finds or writes the payment that a wish is about, before any provider is asked: a wish that comes twice is one
 * payment, and one whose answer was lost is asked for again under its old id.
 */
export async function claimPayment(
  session: Session,
  parts: Pick<PaymentParts, "settings" | "links">,
  wish: PaymentWish,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Result<Claim, Refused>> {
  const order = await lockOrder(session, wish.orderId);
  if (!order) return refused("ENOTFOUND", "Could not fetch backend order details");
  if (!parts.links.isHashOf(order, wish.hash)) return refused("HASH_INCORRECT", "Hashes don't match");
  if (order.status !== "pending" || order.grandTotal <= 0) return notPayable();
  if (!isServed(wish, order)) return notOffered();
  const begun = await readBegun(session, wish, now);
  if (begun?.askedAt && now.getTime() - begun.askedAt.getTime() < askingTime) {
    return unavailable("This payment is being created.", 2);
  }
  if (begun?.transactionId) return ok({ order, payment: begun });
  if (begun) {
    await session.update(payments).set({ askedAt: now }).where(eq(payments.id, begun.id));
    return ok({ order, payment: begun });
  }
  const [payment] = await session
    .insert(payments)
    .values({
      id,
      orderId: order.id,
      provider: wish.provider,
      method: wish.method,
      issuer: wish.issuer,
      amount: order.grandTotal,
      currency: order.currency,
      status: "open",
      returnUrl: statusUrl(parts, order),
      linkHash: digest(wish.hash),
      askedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!payment) throw new Error("A payment was not written.");
  return ok({ order, payment });
}

/** Where, and in what, the second provider serves (docs/specification/payment.md#payment-16). */
const isServed = ({ provider }: PaymentWish, { billingAddress, currency }: StoredOrder) =>
  provider !== "tpay" || (currency === "PLN" && configuration.payment.tpayCountries.includes(billingAddress.country));

/** The newest payment by the same way that has not ended, as long as it is young. */
async function readBegun(session: Session, wish: PaymentWish, now: Date): Promise<StoredPayment | null> {
  const { orderId, provider, method } = wish;
  const [begun] = await session
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
  const isYoung = begun && now.getTime() - begun.createdAt.getTime() < reuseTime;
  return isYoung && begun.issuer === wish.issuer ? begun : null;
}
