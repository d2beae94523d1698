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

/** The profile of a customer, as the wire has it. */
export async function readProfile(
  session: Session,
  settings: Pick<PlatformSettings, "secret">,
  customerId: number,
  now: Date,
) {
  const [customer] = await session.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error("There is no such customer.");
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
 * A sealed token that states a customer's group, for calls without a login (docs/specification/accounts.md#account-3).
 */
export const groupToken = (
  { secret }: Pick<PlatformSettings, "secret">,
  who: { readonly customerId: number; readonly groupId: number },
  now: Date,
): string =>
  seal(
    keyFor(secret, "group-token"),
    JSON.stringify({ customer: who.customerId, group: who.groupId, at: now.getTime() }),
  );

/** The group that a token vouches for, as long as a login lasts; null for every other text. */
export function groupOf({ secret }: Pick<PlatformSettings, "secret">, token: string, now: Date): number | null {
  const text = unseal(keyFor(secret, "group-token"), token);
  if (text === null) return null;
  const { group, at } = claim.parse(JSON.parse(text));
  return now.getTime() - at < sessions.accessSeconds * 1000 ? group : null;
}

const numbers = 10_000_000_000;

async function keptNumber(session: Session, customerId: number): Promise<string | null> {
  const [card] = await session
    .select({ number: loyaltyCards.number })
    .from(loyaltyCards)
    .where(eq(loyaltyCards.customerId, customerId));
  return card?.number ?? null;
}

/** A customer's card, made when it is first looked at. The points are those of orders that are complete now. */
export async function readLoyaltyCard(session: Session, customerId: number, now: Date) {
  const values = { customerId, number: cardNumber(randomInt(numbers)), createdAt: now };
  const known = await keptNumber(session, customerId);
  if (known === null) await session.insert(loyaltyCards).values(values).onConflictDoNothing();
  const number = known ?? (await keptNumber(session, customerId));
  // One number in ten thousand million was drawn before.
  if (number === null) throw new Error("The number of a card was drawn twice.");
  const completed = await session
    .select({ minor: orders.grandTotal, currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, "completed")));
  return { card_number: number, points: pointsOf(completed, offer.loyaltyPointAmounts) };
}
