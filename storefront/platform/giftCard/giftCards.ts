import { randomInt } from "node:crypto";
import { and, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { normalizeCouponCode } from "#domain/coupon.ts";
import type { Currency, Money } from "#domain/money.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems } from "../order/tables/order.ts";
import { giftCards, giftCardUses } from "./tables/giftCard.ts";

/** A gift card that can be redeemed, with what is left on it. */
export interface RedeemableCard {
  readonly code: string;
  readonly left: Money;
}

/** Letters and digits that are not easily confused. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeLength = 16;

/** Returns an unguessable code: 16 of 32 characters, 80 bits. */
export const newGiftCardCode = (): string =>
  `GIFT-${Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/**
 * Returns the gift card of a code if it is of this currency; null for none, and for one on which nothing is left. With
 * `lock`, the card is locked until the transaction ends, so that two orders never spend the same money.
 */
export async function readGiftCard(
  session: Session,
  code: string | null,
  currency: Currency,
  lock: "read" | "lock" = "read",
): Promise<RedeemableCard | null> {
  if (code === null) return null;
  const query = session
    .select()
    .from(giftCards)
    .where(eq(giftCards.code, normalizeCouponCode(code)));
  const [card] = await (lock === "lock" ? query.for("update") : query);
  if (!card || card.currency !== currency || card.left === 0) return null;
  return { code: card.code, left: { minor: card.left, currency } };
}

/** Takes what an order is paid with from a gift card. The card is locked and has that much. */
export async function spendGiftCard(
  session: Session,
  {
    id,
    giftCardCode,
    giftCard,
  }: { readonly id: number; readonly giftCardCode: string | null; readonly giftCard: number },
  now: Date,
): Promise<void> {
  if (giftCardCode === null || giftCard === 0) return;
  await takeFromCard(session, giftCardCode, giftCard);
  await session.insert(giftCardUses).values({ orderId: id, code: giftCardCode, amount: giftCard, at: now });
}

async function takeFromCard(session: Session, code: string, amount: number): Promise<boolean> {
  const taken = await session
    .update(giftCards)
    .set({ left: sql`${giftCards.left} - ${amount}` })
    .where(and(eq(giftCards.code, code), gte(giftCards.left, amount)))
    .returning({ code: giftCards.code });
  return taken.length > 0;
}

/**
 * Keeps gift cards in step with an order that takes another status: a canceled or refunded order puts what it was paid with
 * back on the card, and the cards that were bought with it lose what is left on them. An order that is valid again, because
 * its refund failed, spends the card again.
 */
export async function settleGiftCards(
  session: Session,
  orderId: number,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  const isEnded = status === "canceled" || status === "refunded";
  const ofOrder = eq(giftCardUses.orderId, orderId);
  const which = and(ofOrder, isEnded ? isNull(giftCardUses.returnedAt) : isNotNull(giftCardUses.returnedAt));
  const [use] = await session.select().from(giftCardUses).where(which).for("update");
  if (use && isEnded) {
    await session
      .update(giftCards)
      .set({ left: sql`${giftCards.left} + ${use.amount}` })
      .where(eq(giftCards.code, use.code));
    await session.update(giftCardUses).set({ returnedAt: now }).where(ofOrder);
  }
  if (use && !isEnded && (await takeFromCard(session, use.code, use.amount))) {
    await session.update(giftCardUses).set({ returnedAt: null }).where(ofOrder);
  }
  if (!isEnded) return;
  const items = session.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId));
  await session.update(giftCards).set({ left: 0 }).where(inArray(giftCards.orderItemId, items));
}
