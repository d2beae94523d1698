import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { offer } from "#configuration/offer.ts";
import { cardNumber, pointsOf } from "#domain/customer/customer.ts";
import type { Session } from "../kernel/database/database.ts";
import { loyaltyCards } from "./tables/loyalty.ts";
import { orders } from "../order/tables/order.ts";

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
