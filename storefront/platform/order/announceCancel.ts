import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { post } from "../kernel/mail/post.ts";
import { orderCanceled } from "./mails.ts";
import { localeOf } from "./announceShipping.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** Writes to whoever ordered that nothing comes of it: one mail for an order. */
export async function announceCancel(session: Session, order: StoredOrder, now: Date): Promise<void> {
  const locale = localeOf(order);
  const letter = orderCanceled(order, languageOf(locale));
  const mail = { key: `order-canceled:${order.id}`, kind: "order-canceled", recipient: order.email };
  await post(session, { ...mail, locale, letter }, now);
}
