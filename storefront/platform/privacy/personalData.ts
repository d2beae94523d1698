import { and, asc, desc, eq, isNotNull, or } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "../cart/tables/cart.ts";
import { coupons } from "../coupon/tables/coupon.ts";
import { newsletterSubscribers } from "../newsletter/tables/newsletter.ts";
import { reviews } from "../review/tables/review.ts";
import { foldEmail } from "../coupon/coupons.ts";
import { readHistory } from "../order/readHistory.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { readSubscriptions } from "../subscription/readSubscriptions.ts";
import { customers } from "../customer/tables/customer.ts";
import { emailKeyOf } from "../customer/email.ts";
import { readLoyaltyCard, readProfile } from "../customer/profile.ts";
import { orderConsents, orderItems, orders } from "../order/tables/order.ts";
import { readSavedPrescriptions } from "../prescription/savedPrescriptions.ts";
import { prescriptionPhotos } from "../prescription/tables/photo.ts";
import { placeOfPhoto } from "../prescription/photos.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

/** More orders and subscriptions than any customer has. */
const all = { size: 1000, number: 1 };

/**
 * Returns all data that is stored about a customer, without password hashes and tokens. What belongs to the address, not
 * to the account, is left out until the customer has proved that the mailbox is theirs.
 */
export async function readPersonalData(
  session: Session,
  { settings, fields }: Pick<RouteParts, "settings" | "fields">,
  customerId: number,
  now: Date,
) {
  const { groupToken: _secret, ...profile } = await readProfile(session, settings, customerId, now);
  const orders = await readHistory(session, customerId, all);
  const subscriptions = await readSubscriptions(session, { settings, clock: () => now }, customerId, all);
  const written = await session
    .select({
      product_id: reviews.productId,
      rating: reviews.rating,
      title: reviews.title,
      detail: reviews.detail,
      nickname: reviews.nickname,
      status: reviews.status,
      created_at: reviews.createdAt,
    })
    .from(reviews)
    .where(eq(reviews.customerId, customerId));
  const [account] = await session
    .select({ email_proven_at: customers.emailProvenAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  const provenAt = account?.email_proven_at ?? null;
  const ofAddress = provenAt === null ? nothing : await readOfAddress(session, profile.email);
  return {
    profile,
    email_proven_at: provenAt,
    orders: orders.items,
    // Payment tokens are secrets, not personal data.
    subscriptions: subscriptions.items.map(({ token_value: _token, ...subscription }) => subscription),
    consents: await ownConsents(session, customerId),
    prescriptions: await ownPrescriptions(session, fields, customerId),
    prescription_photos: await ownPhotos(session, fields, customerId),
    saved_prescriptions: await readSavedPrescriptions(session, fields, customerId),
    reviews: written,
    ...ofAddress,
    loyalty_card: await readLoyaltyCard(session, customerId, now),
  };
}

const nothing = { newsletter: null, coupons: [] };

/** Returns what is stored about an address: its newsletter and its coupons. */
async function readOfAddress(session: Session, email: string) {
  const [newsletter] = await session
    .select({
      status: newsletterSubscribers.status,
      requested_at: newsletterSubscribers.requestedAt,
      confirmed_at: newsletterSubscribers.confirmedAt,
      unsubscribed_at: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKeyOf(email)));
  const granted = await session
    .select({ code: coupons.code, percent: coupons.percent, ends_at: coupons.endsAt })
    .from(coupons)
    .where(eq(coupons.email, foldEmail(email)));
  return { newsletter: newsletter ?? null, coupons: granted };
}

/** Returns what a customer typed for the lines of their orders, such as prescriptions, or when it was erased. */
async function ownPrescriptions(session: Session, fields: FieldCipher, customerId: number) {
  const items = await session
    .select({ order: orders.number, item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(eq(orders.customerId, customerId), or(isNotNull(orderItems.sealedOptions), isNotNull(orderItems.erasedAt))),
    )
    .orderBy(asc(orderItems.id));
  return items.map(({ order, item }) => ({
    order,
    sku: item.sku,
    name: item.name,
    options: openOptions(fields, item, placeInOrder(item)),
    erased_at: item.erasedAt?.toISOString() ?? null,
  }));
}

/** The bytes of base64 that photos take up in a customer's data, which is one answer. */
const largestPhotos = 10_000_000;

/** Returns the photos of prescriptions in a customer's orders and carts. Those for which the answer has no room have no content. */
async function ownPhotos(session: Session, fields: FieldCipher, customerId: number) {
  const photos = await session
    .select({ photo: prescriptionPhotos, order: orders.number })
    .from(prescriptionPhotos)
    .leftJoin(orders, eq(orders.id, prescriptionPhotos.orderId))
    .leftJoin(carts, eq(carts.id, prescriptionPhotos.cartId))
    .where(
      and(isNotNull(prescriptionPhotos.type), or(eq(orders.customerId, customerId), eq(carts.customerId, customerId))),
    )
    .orderBy(desc(prescriptionPhotos.id));
  let room = largestPhotos;
  return photos.map(({ photo, order }) => {
    const content = photo.sealedContent === null ? "" : fields.open(photo.sealedContent, placeOfPhoto(photo));
    const hasRoom = content.length <= room;
    if (hasRoom) room -= content.length;
    return { order, type: photo.type, sent_at: photo.sentAt.toISOString(), content: hasRoom ? content : null };
  });
}

/** Returns what a customer has ticked before ordering, and the versions of the texts. */
const ownConsents = (session: Session, customerId: number) =>
  session
    .select({
      order: orders.number,
      id: orderConsents.id,
      version: orderConsents.version,
      given_at: orderConsents.at,
    })
    .from(orderConsents)
    .innerJoin(orders, eq(orders.id, orderConsents.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orderConsents.orderId));
