import { and, eq, isNotNull } from "drizzle-orm";
import { providerFields, type WirePaymentMethod } from "#contract/checkout/paymentMethods.ts";
import type { WirePayableOrder } from "#contract/payment/payableOrder.ts";
import { toWireMoney } from "#contract/payment/providerPayment.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { formatDecimal } from "#domain/decimal.ts";
import { maskEmail } from "#domain/customer/mailbox.ts";
import { invoicedAt } from "#domain/order/invoice.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { findOrderById, isOwner, readAccessible, type Requester } from "../order/accessibleOrder.ts";
import { readCorrections, toWireCorrections } from "../order/corrections.ts";
import { readOpenDownloads } from "../order/downloads.ts";
import { readMissingPrescriptions } from "../order/latePrescription.ts";
import { readSteps, toWireHistory } from "../order/statusHistory.ts";
import { orderItems } from "../order/tables/order.ts";
import { moveOrder } from "../order/moveOrder.ts";
import type { StatusLinks } from "../order/statusLinks.ts";
import type { StoredOrder } from "../order/writeOrder.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { findByIdOrTitle, findLatest, findOfOrder } from "./storedPayment.ts";
import { type PaymentParts, shopCodeOf } from "./paymentParts.ts";
import { type OfferedPayment, readOnlineOffers } from "../checkout/offers.ts";
import { localeOf } from "../order/changeStatus.ts";

const wireMethod = ({ code, title, cost, provider, countries }: OfferedPayment): WirePaymentMethod => ({
  code,
  title,
  cost_incl_tax: toWireAmount(cost),
  ...providerFields(provider),
  allowedAllCountries: countries.allowed === "all",
  allowedCountries: countries.allowed === "all" ? [] : [...countries.allowed],
  excludedCountries: [...countries.excluded],
});

/** Returns whether a line of an order has lenses that are made to a prescription. */
async function isMadeToPrescription(session: Session, { id }: StoredOrder): Promise<boolean> {
  const made = and(eq(orderItems.orderId, id), isNotNull(orderItems.lensSku));
  return (await session.select({ id: orderItems.id }).from(orderItems).where(made).limit(1)).length > 0;
}

/** Returns what the status page says about the goods of an order. */
async function readGoods(
  session: Session,
  { fields }: Pick<PaymentParts, "fields">,
  order: StoredOrder,
): Promise<Partial<WirePayableOrder>> {
  const downloads = await readOpenDownloads(session, order, await readSteps(session, order.id));
  return {
    made_to_prescription: await isMadeToPrescription(session, order),
    downloads: downloads.map(({ itemId, name }) => ({ item_id: String(itemId), name })),
    missing_prescriptions: (await readMissingPrescriptions(session, fields, order)).map(({ id, name }) => ({
      item_id: String(id),
      name,
    })),
  };
}

/** Returns what the order's status page shows, and the methods of providers that can pay the order. */
async function readStatusPage(
  session: Session,
  parts: Pick<PaymentParts, "providers">,
  order: StoredOrder,
): Promise<Partial<WirePayableOrder>> {
  const payment = await findLatest(session, order.id);
  const to = { currency: order.currency, locale: localeOf(order) };
  const isUnpaid = order.status === "pending" && order.grandTotal > 0;
  const offers = isUnpaid ? await readOnlineOffers(session, to, order.billingAddress.country) : [];
  const steps = await readSteps(session, order.id);
  return {
    order_status: order.status,
    payment_method: order.paymentCode,
    payment: payment && {
      provider: payment.provider,
      method: shopCodeOf(parts, payment),
      transaction_id: payment.transactionId,
      status: payment.status,
    },
    is_virtual: order.isVirtual,
    status_history: toWireHistory(steps),
    invoiced_at: invoicedAt(steps)?.toISOString() ?? null,
    corrections: toWireCorrections(await readCorrections(session, order, steps)),
    payment_methods: offers.map(wireMethod),
  };
}

/**
 * Returns what a payment needs of its order. For the status page also the transaction and the e-mail address, how the order
 * is paid, how it can be paid, and how far it has come.
 */
export async function orderForPayment(
  session: Session,
  parts: Pick<PaymentParts, "links" | "providers" | "fields">,
  provider: PaymentProviderCode,
  request: Requester & { readonly orderId: number; readonly isStatusPage: boolean },
): Promise<Result<WirePayableOrder, Refused>> {
  const { links } = parts;
  // The status page has a message of its own (docs/specification/messages.md#message-20).
  const unknown = request.isStatusPage ? "Could not fetch order details" : undefined;
  const found = await readAccessible(session, links, request.orderId, request, unknown);
  if (!found.ok) return found;
  const order = found.value;
  const amount = toWireMoney({ minor: order.grandTotal, currency: order.currency });
  const wire = { hash: links.hashOf(order), increment_id: order.number, amount };
  if (!request.isStatusPage) return ok(wire);
  const payment = await findOfOrder(session, provider, order.id);
  const email = isOwner(order, request) ? order.email : maskEmail(order.email);
  return ok({
    ...wire,
    ...(await readStatusPage(session, parts, order)),
    // What somebody wears and has bought is told only to those who hold the link.
    ...(request.hash !== null && (await readGoods(session, parts, order))),
    transaction_id: payment?.transactionId ?? null,
    order: { increment_id: order.number, customer_email: email },
  });
}

/** A claim that a hash belongs to an order with this total and number. */
export interface HashClaim {
  readonly orderId: number;
  readonly hash: string;
  /** As the shop shows it, such as `179.50` or `179.5`. */
  readonly total: string;
  readonly number: string | null;
}

/** Checks that a hash, a total and a number belong to the same order. */
export async function validateHash(
  session: Session,
  links: StatusLinks,
  { orderId, hash, total, number }: HashClaim,
): Promise<Result<null, Refused>> {
  const order = await findOrderById(session, orderId);
  const isRight =
    order !== null &&
    links.isHashOf(order, hash) &&
    Number(total) === Number(formatDecimal({ minor: order.grandTotal, currency: order.currency })) &&
    (number === null || number === order.number);
  return isRight ? ok(null) : refused("HASH_INCORRECT", "Hashes don't match");
}

/** Checks that a transaction was started for this order by a caller with its hash. */
export async function checkLink(
  session: Session,
  provider: PaymentProviderCode,
  link: { readonly orderId: number; readonly transactionId: string; readonly hash: string },
): Promise<Result<null, Refused>> {
  const payment = await findByIdOrTitle(session, provider, link.transactionId);
  const isLinked = payment?.orderId === link.orderId && payment.linkHash === digest(link.hash);
  return isLinked ? ok(null) : refused("PAYMENT_NOT_LINKED", "Payment is not linked to order");
}

/** Adds a note for the shop's staff to the order's history. It never changes the order's status. */
export async function addOrderNote(
  session: Session,
  links: StatusLinks,
  note: Requester & { readonly orderId: number; readonly comment: string },
  now: Date,
): Promise<Result<null, Refused>> {
  const found = await readAccessible(session, links, note.orderId, note);
  if (!found.ok) return found;
  const { status } = found.value;
  await moveOrder(session, found.value, { status, comment: `shop: ${note.comment}`, now });
  return ok(null);
}
