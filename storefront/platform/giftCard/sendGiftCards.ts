import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { configuration } from "#configuration/index.ts";
import type { CalendarDay } from "#domain/calendar.ts";
import { type GiftCardRecipient, lastDayOfGiftCard, readGiftCardOptions } from "#domain/giftCard.ts";
import { acceptedStatuses } from "#domain/order/order.ts";
import { withPrefix } from "#domain/store.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { orderItems, orders } from "../order/tables/order.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import { newGiftCardCode } from "./giftCards.ts";
import { giftCardMail } from "./mails.ts";
import { giftCards } from "./tables/giftCard.ts";

/** All cards of an order, or one that is sent on its day. */
const payload = z.union([z.object({ orderId: z.int() }), z.object({ orderItemId: z.int(), number: z.int() })]);

const isGiftCard = ({ attributes }: typeof orderItems.$inferSelect) => attributes["type"] === "gift-cards";

const readGiftCardItems = async (session: Session, orderId: number) =>
  (await session.select().from(orderItems).where(eq(orderItems.orderId, orderId))).filter(isGiftCard);

/**
 * Schedules the gift cards of an order that has been paid; once, however often this is called. `again` schedules them once
 * more, for an order that is valid again: those that were sent are not sent twice.
 */
export async function scheduleGiftCards(
  session: Session,
  orderId: number,
  now: Date,
  again: "once" | "again" = "once",
): Promise<void> {
  const items = await readGiftCardItems(session, orderId);
  if (items.length === 0) return;
  const key = `gift-card:${orderId}${again === "again" ? `:again:${now.toISOString()}` : ""}`;
  await enqueue(session, { kind: "gift-card", key, payload: { orderId }, runAt: now });
}

/** The hour, in UTC, at which a gift card is sent on the day that was chosen: in the morning where the shop is. */
const sendingTime = "T06:00:00Z";

type Order = typeof orders.$inferSelect;
type Item = typeof orderItems.$inferSelect;
type Card = typeof giftCards.$inferSelect;

/** Returns an order whose gift cards are valid, locked until the transaction ends; null for any other. */
async function lockValidOrder(session: Session, orderId: number): Promise<Order | null> {
  const [order] = await session.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order && acceptedStatuses.includes(order.status) ? order : null;
}

type GiftCardParts = Pick<RouteParts, "database" | "clock" | "fields" | "settings">;

/**
 * Returns the job that creates the gift cards of a paid order and sends each of them: at once, or by a job on its day, so
 * that a card is sent only if its order is valid then. Cards are created and sent once, however often the job runs.
 */
export const giftCardHandler =
  (parts: GiftCardParts): JobHandler =>
  async (job) => {
    const what = payload.parse(job);
    const now = parts.clock();
    await parts.database.write((session) =>
      "orderId" in what
        ? createCards(session, parts, what.orderId, now)
        : sendOnItsDay(session, parts, what.orderItemId, what.number, now),
    );
  };

const recipientOf = ({ fields }: GiftCardParts, item: Item): GiftCardRecipient | null =>
  readGiftCardOptions(openOptions(fields, item, placeInOrder(item)));

/** Creates the gift cards of an order, sends those that are due, and schedules the others. */
async function createCards(session: Session, parts: GiftCardParts, orderId: number, now: Date): Promise<void> {
  const order = await lockValidOrder(session, orderId);
  if (!order) return;
  for (const item of await readGiftCardItems(session, orderId)) {
    const recipient = recipientOf(parts, item);
    if (!recipient) continue;
    const sendAt = recipient.sendOn === "" ? now : new Date(`${recipient.sendOn}${sendingTime}`);
    const lastDay = lastDayOfGiftCard(recipient.sendOn || dayOf(now), configuration.orders.giftCardYears);
    for (let number = 1; number <= item.quantity; number++) {
      const card = await createCard(session, {
        orderItemId: item.id,
        number,
        amount: item.price,
        currency: order.currency,
        lastDay,
        now,
      });
      if (sendAt <= now) await sendCard(session, parts, { order, card, recipient }, now);
      else {
        await enqueue(session, {
          kind: "gift-card",
          key: `gift-card:${item.id}:${number}`,
          payload: { orderItemId: item.id, number },
          runAt: sendAt,
        });
      }
    }
  }
}

/** Sends a gift card on the day that was chosen, if its order is valid. */
async function sendOnItsDay(
  session: Session,
  parts: GiftCardParts,
  orderItemId: number,
  number: number,
  now: Date,
): Promise<void> {
  const [item] = await session.select().from(orderItems).where(eq(orderItems.id, orderItemId));
  const order = item && (await lockValidOrder(session, item.orderId));
  const card = await findCard(session, orderItemId, number);
  const recipient = item && recipientOf(parts, item);
  if (order && card && recipient) await sendCard(session, parts, { order, card, recipient }, now);
}

/** A gift card with its order and its recipient. */
interface CardToSend {
  readonly order: Order;
  readonly card: Card;
  readonly recipient: GiftCardRecipient;
}

/** Queues the mail with a gift card, once. A card on which nothing is left is not sent. */
async function sendCard(
  session: Session,
  { settings }: GiftCardParts,
  { order, card, recipient }: CardToSend,
  now: Date,
): Promise<void> {
  if (card.left === 0) return;
  const { code, amount: minor, currency, lastDay, orderItemId, number } = card;
  const view = configuration.storeViews.find((each) => each.code === order.storeCode);
  const locale = view?.locale ?? configuration.store.fallbackLocale;
  const shopHref = settings.origin + withPrefix("/", view ?? { prefix: "" });
  const letter = giftCardMail({ code, amount: { minor, currency }, lastDay, recipient, shopHref }, languageOf(locale));
  const mail = { key: `gift-card:${orderItemId}:${number}`, kind: "gift-card", recipient: recipient.email };
  await queueMail(session, { ...mail, locale, letter }, now);
}

interface NewCard extends Pick<Card, "orderItemId" | "number" | "amount" | "currency"> {
  readonly lastDay: CalendarDay | null;
  readonly now: Date;
}

/** Returns a gift card by its number among those of its line; null for none. */
async function findCard(session: Session, orderItemId: number, number: number): Promise<Card | null> {
  const [found] = await session
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.orderItemId, orderItemId), eq(giftCards.number, number)));
  return found ?? null;
}

/** Creates a gift card, and returns it; the same one each time. */
async function createCard(session: Session, { now, ...card }: NewCard): Promise<Card> {
  const values = { ...card, code: newGiftCardCode(), left: card.amount, createdAt: now };
  await session.insert(giftCards).values(values).onConflictDoNothing();
  const created = await findCard(session, card.orderItemId, card.number);
  if (!created) throw new Error("The gift card was not found after its insert.");
  return created;
}
