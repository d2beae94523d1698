import { eq } from "drizzle-orm";
import { type OptionalConsent, reminderWithdrawn } from "#domain/checkout/consents.ts";
import { withdrawReminders } from "../customer/withdrawReminders.ts";
import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { orderConsents, orders } from "./tables/order.ts";

/** Returns whether the shopper has asked to be reminded of an order's lenses, and has not withdrawn that. */
export async function wantsReminder(session: Session, orderId: number): Promise<boolean> {
  const rows = await session
    .select({ id: orderConsents.id })
    .from(orderConsents)
    .where(eq(orderConsents.orderId, orderId));
  const ids = new Set(rows.map(({ id }) => id));
  return ids.has("reminder" satisfies OptionalConsent) && !ids.has(reminderWithdrawn);
}

/** Returns the link in a mail that withdraws the consent to reminders. It does not expire. */
export function reminderEndHref(
  { origin, secret }: Pick<PlatformSettings, "origin" | "secret">,
  orderId: number,
  locale: string,
): string {
  const token = seal(keyFor(secret, "lens-reminder"), String(orderId));
  return `${origin}/letters/lens-reminder?${new URLSearchParams({ token, lang: languageOf(locale) })}`;
}

/**
 * Withdraws the consent to reminders of all orders of the mailbox that a link was sent to. Returns false for an invalid
 * link.
 */
export async function endRemindersFromMail(
  session: Session,
  { settings, now }: { readonly settings: Pick<PlatformSettings, "secret">; readonly now: Date },
  token: string,
): Promise<boolean> {
  const orderId = unseal(keyFor(settings.secret, "lens-reminder"), token);
  if (orderId === null) return false;
  const [order] = await session
    .select()
    .from(orders)
    .where(eq(orders.id, Number(orderId)));
  if (!order) return false;
  await withdrawReminders(session, eq(orders.mailbox, order.mailbox), now);
  return true;
}
