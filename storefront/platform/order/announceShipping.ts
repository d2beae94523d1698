import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { post } from "../kernel/mail/post.ts";
import { orderShipped } from "./mails.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** The language in which an order was made. */
export const localeOf = ({ storeCode }: Pick<StoredOrder, "storeCode">): string =>
  configuration.storeViews.find(({ code }) => code === storeCode)?.locale ?? configuration.store.fallbackLocale;

/** Writes to whoever ordered that the parcel is on its way: one mail for an order. */
export async function announceShipping(session: Session, order: StoredOrder, now: Date): Promise<void> {
  const locale = localeOf(order);
  const letter = orderShipped(order, languageOf(locale));
  const mail = { key: `order-shipped:${order.id}`, kind: "order-shipped", recipient: order.email };
  await post(session, { ...mail, locale, letter }, now);
}
