import { randomInt } from "node:crypto";
import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { CalendarDay } from "#domain/calendar.ts";
import { normalizeCouponCode } from "#domain/coupon.ts";
import { formatDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders } from "../order/tables/order.ts";
import { giftCards, giftCardUses } from "./tables/giftCard.ts";

/** A gift card on which something is left. */
export interface RedeemableCard {
  readonly code: string;
  readonly left: Money;
  /** The last day on which it is valid, such as 2029-12-31; null for no limit. */
  readonly lastDay: CalendarDay | null;
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
  return { code: card.code, left: { minor: card.left, currency }, lastDay: card.lastDay };
}

/** Returns whether the last day of a gift card is over. */
export const isExpired = ({ lastDay }: Pick<RedeemableCard, "lastDay">, now: Date): boolean =>
  lastDay !== null && dayOf(now) > lastDay;

/** The gift card of a cart, and the time at which it would pay. */
interface CardOfCart {
  readonly code: string | null;
  readonly currency: Currency;
  readonly now: Date;
}

/** Returns the gift card of a cart if it can pay; null without one, and for one that has expired. */
export async function readValidCard(
  session: Session,
  { code, currency, now }: CardOfCart,
  lock: "read" | "lock" = "read",
): Promise<RedeemableCard | null> {
  const card = await readGiftCard(session, code, currency, lock);
  return card && !isExpired(card, now) ? card : null;
}

/** Returns a gift card with its movements, for the staff; null if there is none. */
export async function showGiftCard(session: Session, typed: string) {
  const code = normalizeCouponCode(typed);
  const [found] = await session
    .select({ card: giftCards, order: orders.number })
    .from(giftCards)
    .innerJoin(orderItems, eq(orderItems.id, giftCards.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(giftCards.code, code));
  if (!found) return null;
  const { card, order } = found;
  const uses = await session
    .select({ use: giftCardUses, order: orders.number })
    .from(giftCardUses)
    .innerJoin(orders, eq(orders.id, giftCardUses.orderId))
    .where(eq(giftCardUses.code, code))
    .orderBy(asc(giftCardUses.at));
  const shown = (minor: number) => formatDecimal({ minor, currency: card.currency });
  return {
    code,
    currency: card.currency,
    amount: shown(card.amount),
    left: shown(card.left),
    lastDay: card.lastDay,
    /** The order in which it was bought. */
    order,
    createdAt: card.createdAt.toISOString(),
    movements: uses.map(({ use, order: paid }) => ({
      order: paid,
      amount: shown(use.amount),
      at: use.at.toISOString(),
      /** When the amount was put back, because the order was canceled or refunded. */
      returnedAt: use.returnedAt?.toISOString() ?? null,
    })),
  };
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

const isEnded = (status: OrderStatus): boolean => status === "canceled" || status === "refunded";

/** The status that an order leaves, and the one that it takes. */
export interface StatusMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

/** Whether an order that had ended is valid again, because its refund failed. */
export const isValidAgain = ({ from, to }: StatusMove): boolean => isEnded(from) && !isEnded(to);

/**
 * Keeps gift cards in step with an order that takes another status: a canceled or refunded order puts what it was paid with
 * back on the card, and the cards that were bought with it lose what is left on them. An order that is valid again, because
 * its refund failed, spends the card again, and the cards that were bought with it get back what they lost.
 */
export async function settleGiftCards(session: Session, orderId: number, move: StatusMove, now: Date): Promise<void> {
  const hasEnded = isEnded(move.to);
  const ofOrder = eq(giftCardUses.orderId, orderId);
  const which = and(ofOrder, hasEnded ? isNull(giftCardUses.returnedAt) : isNotNull(giftCardUses.returnedAt));
  const [use] = await session.select().from(giftCardUses).where(which).for("update");
  if (use && hasEnded) {
    await session
      .update(giftCards)
      .set({ left: sql`${giftCards.left} + ${use.amount}` })
      .where(eq(giftCards.code, use.code));
    await session.update(giftCardUses).set({ returnedAt: now }).where(ofOrder);
  }
  if (use && !hasEnded && (await takeFromCard(session, use.code, use.amount))) {
    await session.update(giftCardUses).set({ returnedAt: null }).where(ofOrder);
  }
  const items = session.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId));
  const areBought = inArray(giftCards.orderItemId, items);
  if (hasEnded) await session.update(giftCards).set({ left: 0 }).where(areBought);
  if (isValidAgain(move)) {
    const bought = await session.select({ code: giftCards.code }).from(giftCards).where(areBought).for("update");
    for (const { code } of bought) await restoreCard(session, code);
  }
}

/** Gives a gift card back what its orders have not spent. The card is locked, so that no order spends it meanwhile. */
async function restoreCard(session: Session, code: string): Promise<void> {
  const [spent] = await session
    .select({ amount: sql<number>`coalesce(sum(${giftCardUses.amount}), 0)`.mapWith(Number) })
    .from(giftCardUses)
    .where(and(eq(giftCardUses.code, code), isNull(giftCardUses.returnedAt)));
  await session
    .update(giftCards)
    .set({ left: sql`${giftCards.amount} - ${spent?.amount ?? 0}` })
    .where(eq(giftCards.code, code));
}
