import { and, eq, isNull, ne } from "drizzle-orm";
import * as z from "zod/mini";
import { daysLeft, grantNewsletterCoupon } from "../coupon/coupons.ts";
import { emailKeyOf, proveEmail } from "../customer/email.ts";
import { customers } from "../customer/tables/customer.ts";
import { queueUnasked } from "../customer/unaskedMail.ts";
import type { Session } from "../kernel/database/database.ts";
import { newsletterSubscribers } from "./tables/newsletter.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { newsletterConfirmation, newsletterEnding, newsletterWelcome } from "./mails.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { newsletterLink, type NewsletterTarget } from "./newsletterLink.ts";

type Subscriber = typeof newsletterSubscribers.$inferSelect;
type MailContext = { readonly settings: PlatformSettings; readonly now: Date };

/** Reads a subscriber and locks the row until the transaction ends. */
const readSubscriber = async (session: Session, emailKey: string): Promise<Subscriber | null> => {
  const [found] = await session
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey))
    .for("update");
  return found ?? null;
};

export interface SubscriptionRequest {
  readonly email: string;
  readonly locale: string;
  readonly storeCode: string;
}

/** Returns whether an address is subscribed. */
export const isSubscribed = async (session: Session, email: string): Promise<boolean> =>
  (await readSubscriber(session, emailKeyOf(email)))?.status === "subscribed";

/**
 * Stores a request to subscribe, of the account that has the address; null for a guest and for another one's address. A
 * job does the rest, which depends on whether the address is subscribed already: the answer must not reveal that.
 */
export async function requestSubscription(
  session: Session,
  request: SubscriptionRequest,
  customerId: number | null,
  now: Date,
): Promise<void> {
  const emailKey = emailKeyOf(request.email);
  await session
    .insert(newsletterSubscribers)
    .values({ ...request, emailKey, status: "pending", requestedAt: now })
    // What a subscriber has agreed to, when and in which language, is the proof of consent, which nobody else may change.
    .onConflictDoUpdate({
      target: newsletterSubscribers.emailKey,
      set: { ...request, requestedAt: now },
      setWhere: ne(newsletterSubscribers.status, "subscribed"),
    });
  const payload = { deed: "confirm", emailKey, at: now.getTime(), ...(customerId !== null && { customerId }) };
  await enqueue(session, {
    kind: "newsletter",
    key: `newsletter:confirm:${emailKey}:${now.getTime()}`,
    payload,
    runAt: now,
  });
}

/** Stores a request to unsubscribe an address that may not be the caller's. Its owner has to confirm it. */
export async function requestUnsubscription(session: Session, email: string, now: Date): Promise<void> {
  const emailKey = emailKeyOf(email);
  const payload = { deed: "end", emailKey, at: now.getTime() };
  await enqueue(session, {
    kind: "newsletter",
    key: `newsletter:end:${emailKey}:${now.getTime()}`,
    payload,
    runAt: now,
  });
}

/** Whether the address of an account is not proven yet. */
const isUnproven = async (session: Session, customerId: number | null): Promise<boolean> =>
  customerId !== null &&
  (await session.$count(customers, and(eq(customers.id, customerId), isNull(customers.emailProvenAt)))) > 0;

const jobPayload = z.object({
  deed: z.enum(["confirm", "end"]),
  emailKey: z.string(),
  customerId: z.optional(z.int()),
  at: z.int(),
});

/**
 * Returns the job that mails the link for confirming a request. It sends nothing if there is nothing to change: to an
 * address that is subscribed already, unless the link proves the address of an account, or to one that is to be
 * unsubscribed but is not subscribed.
 */
export const newsletterHandler =
  ({ database, clock, settings }: Pick<PlatformParts, "database" | "clock" | "settings">): JobHandler =>
  (payload) =>
    database.write(async (session) => {
      const { deed, emailKey, customerId = null, at } = jobPayload.parse(payload);
      const subscriber = await readSubscriber(session, emailKey);
      const changesStatus = (subscriber?.status === "subscribed") === (deed === "end");
      if (!subscriber || !(changesStatus || (await isUnproven(session, customerId)))) return;
      const { email, locale } = subscriber;
      const now = clock();
      const href = newsletterLink(settings, deed, { ...subscriber, customerId }, now);
      const letter = (deed === "confirm" ? newsletterConfirmation : newsletterEnding)({ href }, languageOf(locale));
      const kind = deed === "confirm" ? "newsletter-confirmation" : "newsletter-ending";
      await queueUnasked(session, { key: `${kind}:${emailKey}:${at}`, kind, recipient: email, locale, letter }, now);
    });

/** What following the link of a confirmation did: whether the address is subscribed, and a coupon is mailed. */
export type ConfirmedSubscription = "with-coupon" | "without-coupon" | "unknown";

/**
 * Subscribes an address after its owner has confirmed it, and mails a coupon, unless theirs has ended or was used. If an
 * account asked for it, its address is proven too. Another account with the address is not: whoever opened it need not be
 * the owner.
 */
export async function confirmSubscription(
  session: Session,
  { settings, now }: MailContext,
  { emailKey, customerId }: NewsletterTarget,
): Promise<ConfirmedSubscription> {
  const subscriber = await readSubscriber(session, emailKey);
  if (!subscriber) return "unknown";
  if (customerId !== null) await proveEmail(session, customerId, emailKey, now);
  if (subscriber.status === "subscribed") return "without-coupon";
  await session
    .update(newsletterSubscribers)
    .set({ status: "subscribed", confirmedAt: now, unsubscribedAt: null })
    .where(eq(newsletterSubscribers.emailKey, emailKey));
  const { email, locale } = subscriber;
  const code = await grantNewsletterCoupon(session, email, now);
  const days = await daysLeft(session, code, now);
  const href = newsletterLink(settings, "end", { ...subscriber, customerId: null }, now);
  const letter = newsletterWelcome({ coupon: days === null ? null : { code, days }, href }, languageOf(locale));
  const key = `newsletter-welcome:${emailKey}:${now.getTime()}`;
  await queueMail(session, { key, kind: "newsletter-welcome", recipient: email, locale, letter }, now);
  return days === null ? "without-coupon" : "with-coupon";
}

/** Unsubscribes an address, also one whose subscription has not been confirmed. Unknown addresses change nothing. */
export async function endSubscription(session: Session, emailKey: string, now: Date): Promise<void> {
  await session
    .update(newsletterSubscribers)
    .set({ status: "unsubscribed", unsubscribedAt: now })
    .where(eq(newsletterSubscribers.emailKey, emailKey));
}
