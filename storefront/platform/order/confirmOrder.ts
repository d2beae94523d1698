import { and, eq } from "drizzle-orm";
import type { Address } from "#domain/checkout/checkout.ts";
import { isMadeToOrder } from "#domain/cart/madeToOrder.ts";
import type { Consent } from "#domain/checkout/consents.ts";
import type { ChosenPoint } from "#domain/delivery.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderConsents } from "./tables/order.ts";
import { documentOf } from "./downloads.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

import { orderConfirmation } from "./mails.ts";
import { moveOrder } from "./moveOrder.ts";
import { awaitsPrescription, readItems } from "./orderItems.ts";
import { schedulePrescriptionReminder } from "./prescriptionReminder.ts";
import { reminderEndHref, wantsReminder } from "./reminderConsent.ts";
import { isLens, renewalHref, type RenewalSettings } from "./renewal.ts";
import { rowsOf } from "./readOrder.ts";
import { statusHref } from "./statusLinks.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** Returns the lines of an address, as on a parcel. */
const addressLines = ({ firstName, lastName, street, apartment, postcode, city }: Address) => [
  `${firstName} ${lastName}`,
  apartment === "" ? street : `${street} ${apartment}`,
  `${postcode} ${city}`,
];

/** Returns the lines of a pickup point's address. */
const pointLines = ({ name, id, street, postcode, city }: ChosenPoint) => [
  name === id ? name : `${name} (${id})`,
  street,
  `${postcode} ${city}`,
];

/** Returns the lines of the delivery address in the mail; empty when nothing is delivered. */
function deliveryLines({ isVirtual, pickupPoint, shippingAddress }: StoredOrder): readonly string[] {
  if (isVirtual) return [];
  return pickupPoint ? pointLines(pickupPoint) : addressLines(shippingAddress);
}

/** Returns whether the shopper asked for a download at once. Other clients may not record what was ticked. */
async function isDownloadAskedFor(session: Session, { id }: StoredOrder): Promise<boolean> {
  const asked = and(eq(orderConsents.orderId, id), eq(orderConsents.id, "download" satisfies Consent));
  return (await session.select({ id: orderConsents.id }).from(orderConsents).where(asked)).length > 0;
}

/**
 * Queues the confirmation of an order, in the shopper's language. An order is confirmed once, however often this is called.
 * One of which nothing is to be paid, such as a free download, counts as paid from then on. Returns the order as it is then.
 */
export async function confirmOrder(
  session: Session,
  order: StoredOrder,
  locale: string,
  { settings, fields, now }: { readonly settings: RenewalSettings; readonly fields: FieldCipher; readonly now: Date },
): Promise<StoredOrder> {
  const items = await readItems(session, order.id);
  const isPrescriptionAwaited = items.some((item) => awaitsPrescription(order, item, fields));
  if (isPrescriptionAwaited) await schedulePrescriptionReminder(session, order.id, now);
  const facts = {
    number: order.number,
    firstName: order.firstName,
    lines: items.map(({ name, quantity, rowTotal, options, productOption }) => ({
      name,
      quantity,
      rowTotal: { minor: rowTotal, currency: order.currency },
      options,
      isMadeToOrder: isMadeToOrder(options, productOption.custom),
    })),
    couponCode: order.couponCode,
    totals: rowsOf(order),
    shippingTitle: order.shippingTitle,
    paymentTitle: order.paymentTitle,
    address: deliveryLines(order),
    company: order.company,
    statusHref: statusHref(settings, order),
    awaitsPrescription: isPrescriptionAwaited,
    isDownloadAskedFor: items.some((item) => documentOf(item) !== null) && (await isDownloadAskedFor(session, order)),
    renewalHref: items.some(isLens) ? renewalHref(settings, order) : null,
    reminderEndHref: (await wantsReminder(session, order.id)) ? reminderEndHref(settings, order.id, locale) : null,
  };
  const letter = orderConfirmation(facts, languageOf(locale));
  const mail = { key: `order-confirmation:${order.id}`, kind: "order-confirmation", recipient: order.email };
  await queueMail(session, { ...mail, locale, letter }, now);
  if (order.grandTotal !== 0 || order.status !== "pending") return order;
  await moveOrder(session, order, { status: "paid", comment: "nothing to pay", now });
  return { ...order, status: "paid" };
}
