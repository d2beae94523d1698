import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { configuration } from "#configuration/index.ts";
import type { CalendarDay } from "#domain/calendar.ts";
import { lastDayOfGiftCard, readGiftCardOptions } from "#domain/giftCard.ts";
import type { OrderStatus } from "#domain/order/order.ts";
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

const payload = z.object({ orderId: z.int() });

const isGiftCard = ({ attributes }: typeof orderItems.$inferSelect) => attributes["type"] === "gift-cards";

const readGiftCardItems = async (session: Session, orderId: number) =>
  (await session.select().from(orderItems).where(eq(orderItems.orderId, orderId))).filter(isGiftCard);

/** Schedules the gift cards of an order that has been paid; once, however often this is called. */
export async function scheduleGiftCards(session: Session, orderId: number, now: Date): Promise<void> {
  const items = await readGiftCardItems(session, orderId);
  if (items.length === 0) return;
  await enqueue(session, { kind: "gift-card", key: `gift-card:${orderId}`, payload: { orderId }, runAt: now });
}

/** The hour, in UTC, at which a gift card is sent on the day that was chosen: in the morning where the shop is. */
const sendingTime = "T06:00:00Z";

/** Statuses of an order whose gift cards are valid. */
const paidStatuses: ReadonlySet<OrderStatus> = new Set(["paid", "in_production", "shipped", "completed"]);

/**
 * Returns the job that creates the gift cards of a paid order and sends each of them: at once, or on its day. Its cards are
 * created once, however often the job runs.
 */
export const giftCardHandler =
  ({ database, clock, fields, settings }: Pick<RouteParts, "database" | "clock" | "fields" | "settings">): JobHandler =>
  async (job) => {
    const { orderId } = payload.parse(job);
    const now = clock();
    await database.write(async (session) => {
      const [order] = await session.select().from(orders).where(eq(orders.id, orderId)).for("update");
      if (!order || !paidStatuses.has(order.status)) return;
      const view = configuration.storeViews.find(({ code }) => code === order.storeCode);
      const locale = view?.locale ?? configuration.store.fallbackLocale;
      const shopHref = settings.origin + withPrefix("/", view ?? { prefix: "" });
      for (const item of await readGiftCardItems(session, orderId)) {
        const recipient = readGiftCardOptions(openOptions(fields, item, placeInOrder(item)));
        if (!recipient) continue;
        const sendAt = recipient.sendOn === "" ? now : new Date(`${recipient.sendOn}${sendingTime}`);
        const lastDay = lastDayOfGiftCard(recipient.sendOn || dayOf(now), configuration.orders.giftCardYears);
        const amount = { minor: item.price, currency: order.currency };
        for (let number = 1; number <= item.quantity; number++) {
          const card = { orderItemId: item.id, number, amount: item.price, currency: order.currency, lastDay };
          const code = await createCard(session, { ...card, now });
          const letter = giftCardMail({ code, amount, lastDay, recipient, shopHref }, languageOf(locale));
          const mail = { key: `gift-card:${item.id}:${number}`, kind: "gift-card", recipient: recipient.email };
          await queueMail(session, { ...mail, locale, letter }, sendAt > now ? sendAt : now);
        }
      }
    });
  };

interface NewCard {
  readonly orderItemId: number;
  readonly number: number;
  readonly amount: number;
  readonly lastDay: CalendarDay | null;
  readonly currency: (typeof giftCards.$inferSelect)["currency"];
  readonly now: Date;
}

/** Creates a gift card, and returns its code; the same one each time. */
async function createCard(session: Session, { now, ...card }: NewCard): Promise<string> {
  const values = { ...card, code: newGiftCardCode(), left: card.amount, createdAt: now };
  await session.insert(giftCards).values(values).onConflictDoNothing();
  const [created] = await session
    .select({ code: giftCards.code })
    .from(giftCards)
    .where(and(eq(giftCards.orderItemId, card.orderItemId), eq(giftCards.number, card.number)));
  if (!created) throw new Error("The gift card was not found after its insert.");
  return created.code;
}
