import { eq } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import { withPrefix } from "#domain/store.ts";
import { grantAnnualGift } from "../coupon/coupons.ts";
import { customers } from "../customer/tables/customer.ts";
import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { StoredSubscription } from "./changeSubscription.ts";
import { annualGift } from "./mails.ts";

/** Returns whether subscriptions of a store bring a gift after a whole year (docs/decisions/product.md#decision-11). */
export const bringsGift = (storeCode: string): boolean =>
  configuration.offer.annualSubscription.freeSunglassesInStores.includes(storeCode);

/**
 * Grants the gift of a subscription whose year is complete, with a mail that brings its code. Does nothing in a store
 * without gifts; a repeated call grants nothing more.
 */
export async function giveGift(
  session: Session,
  { origin }: Pick<PlatformSettings, "origin">,
  { id, customerId, storeCode }: Pick<StoredSubscription, "id" | "customerId" | "storeCode">,
  now: Date,
): Promise<void> {
  const store = storeViewOf(storeCode);
  if (!store || !bringsGift(storeCode)) return;
  const [customer] = await session.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) return;
  const { email, firstName } = customer;
  const code = await grantAnnualGift(session, { id, storeCode }, email, now);
  const href = origin + withPrefix(`/my-account/subscriptions/${id}`, store);
  const letter = annualGift({ firstName, code, href }, languageOf(store.locale));
  const key = `subscription-gift:${id}`;
  await queueMail(session, { key, kind: "subscription-gift", recipient: email, locale: store.locale, letter }, now);
}
