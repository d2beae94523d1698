import { and, asc, eq, gt } from "drizzle-orm";
import { cardNumber, type CustomerProfile, pointsOf } from "#domain/customer/customer.ts";
import { toWireProfile } from "#contract/customer/profile.ts";
import type { Session } from "../kernel/database/database.ts";
import { customerAddresses, customers } from "./tables/customer.ts";
import { emailChanges } from "./tables/session.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import * as z from "zod/mini";
import { sessions } from "#configuration/sessions.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import { randomInt } from "node:crypto";
import { offer } from "#configuration/offer.ts";
import { loyaltyCards } from "./tables/loyalty.ts";
import { orders } from "../order/tables/order.ts";

type StoredAddress = typeof customerAddresses.$inferSelect;

const addressOf = ({ id, address, company, taxId, isDefaultShipping, isDefaultBilling }: StoredAddress) => ({
  id,
  address,
  company,
  taxId,
  isDefaultShipping,
  isDefaultBilling,
});

/** Reads a customer's profile in the wire's format. */
export async function readProfile(
  session: Session,
  settings: Pick<PlatformSettings, "secret">,
  customerId: number,
  now: Date,
) {
  const [customer] = await session.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error("The customer does not exist any more.");
  const addresses = await session
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id));
  const [change] = await session
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), gt(emailChanges.endsAt, now)));
  const { id, firstName, lastName, email, groupId } = customer;
  const profile: CustomerProfile = {
    id,
    firstName,
    lastName,
    email,
    pendingEmail: change?.email ?? null,
    groupId,
    groupToken: groupToken(settings, { customerId, groupId }, now),
    addresses: addresses.map(addressOf),
  };
  return toWireProfile(profile, storeViewOf(customer.storeCode)?.id ?? 0);
}

export type WireProfile = Awaited<ReturnType<typeof readProfile>>;

const claim = z.object({ customer: z.int(), group: z.int(), at: z.int() });

/**
 * Creates a sealed token with a customer's group, for calls without a login (docs/specification/accounts.md#account-3).
 */
export const groupToken = (
  { secret }: Pick<PlatformSettings, "secret">,
  customer: { readonly customerId: number; readonly groupId: number },
  now: Date,
): string =>
  seal(
    keyFor(secret, "group-token"),
    JSON.stringify({ customer: customer.customerId, group: customer.groupId, at: now.getTime() }),
  );

/** Returns the group in a token; null if the token is invalid or older than an access token may be. */
export function groupOf({ secret }: Pick<PlatformSettings, "secret">, token: string, now: Date): number | null {
  const text = unseal(keyFor(secret, "group-token"), token);
  if (text === null) return null;
  const { group, at } = claim.parse(JSON.parse(text));
  return now.getTime() - at < sessions.accessSeconds * 1000 ? group : null;
}

const cardNumbers = 10_000_000_000;

async function storedCardNumber(session: Session, customerId: number): Promise<string | null> {
  const [card] = await session
    .select({ number: loyaltyCards.number })
    .from(loyaltyCards)
    .where(eq(loyaltyCards.customerId, customerId));
  return card?.number ?? null;
}

/**
 * Returns a customer's loyalty card, which is created when it is first read. Its points are those of completed orders.
 */
export async function readLoyaltyCard(session: Session, customerId: number, now: Date) {
  const values = { customerId, number: cardNumber(randomInt(cardNumbers)), createdAt: now };
  const stored = await storedCardNumber(session, customerId);
  if (stored === null) await session.insert(loyaltyCards).values(values).onConflictDoNothing();
  const number = stored ?? (await storedCardNumber(session, customerId));
  // Not inserted, because another customer has the same random number.
  if (number === null) throw new Error("The new card number is already in use. Repeat the call.");
  const completed = await session
    .select({ minor: orders.grandTotal, currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, "completed")));
  return { card_number: number, points: pointsOf(completed, offer.loyaltyPointAmounts) };
}
