import * as z from "zod/mini";
import type { Session } from "../kernel/database/database.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { orderToConfirm } from "./mails.ts";
import type { OrderParts } from "./orderParts.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { changeStatus, localeOf, type StatusChange } from "./changeStatus.ts";
import { confirmOrder } from "./confirmOrder.ts";
import { lockOrder } from "./moveOrder.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** The settings that links in mails are made with. */
type LinkSettings = Pick<PlatformSettings, "origin" | "secret">;

/** Returns the URL of the page that confirms an order. It contains the order's id in encrypted form only. */
function confirmationHref({ origin, secret }: LinkSettings, { id }: StoredOrder, locale: string): string {
  const token = seal(keyFor(secret, "order-confirmation"), String(id));
  return `${origin}/letters/order?${new URLSearchParams({ token, lang: languageOf(locale) })}`;
}

/** How an order is asked about: the name of the mail's texts, which is also its kind. */
const mailKinds = { orderToConfirm: "order-to-confirm", orderStillWanted: "order-still-wanted" } as const;

/**
 * Queues the mail that asks to confirm an order, and a job that cancels the order if it is not confirmed. An
 * unconfirmed order causes no other mail.
 */
export async function askToConfirm(
  session: Session,
  order: StoredOrder & { readonly confirmBy: Date },
  { settings, now }: { readonly settings: LinkSettings; readonly now: Date },
  name: keyof typeof mailKinds = "orderToConfirm",
): Promise<void> {
  const locale = localeOf(order);
  const { id, number, currency, grandTotal, confirmBy, holdsStock } = order;
  const href = confirmationHref(settings, order, locale);
  const facts = { number, total: { minor: grandTotal, currency }, confirmBy, href, holdsStock };
  const letter = orderToConfirm(facts, languageOf(locale), name);
  const kind = mailKinds[name];
  await queueMail(session, { key: `${kind}:${id}`, kind, recipient: order.email, locale, letter }, now);
  await enqueue(session, {
    kind: "unconfirmed-order",
    key: `unconfirmed-order:${id}`,
    payload: { orderId: id },
    runAt: confirmBy,
  });
}

/** What became of an order whose link was used: `invalid` also for one that was canceled. */
export interface ConfirmedFromMail {
  readonly outcome: "done" | "invalid" | "soldOut";
  /** The products whose stock changed. */
  readonly productIds: readonly number[];
}

/**
 * Confirms the order of a link. The order is then handled like any other, and its confirmation is mailed. An order that held
 * no stock is canceled if its products are sold out. `done` also when the order was confirmed earlier.
 */
export async function confirmFromMail(
  session: Session,
  { settings, fields, now }: { readonly settings: LinkSettings; readonly fields: FieldCipher; readonly now: Date },
  token: string,
): Promise<ConfirmedFromMail> {
  const without = (outcome: ConfirmedFromMail["outcome"]) => ({ outcome, productIds: [] });
  const id = unseal(keyFor(settings.secret, "order-confirmation"), token);
  const order = id === null ? null : await lockOrder(session, Number(id));
  if (!order || order.confirmBy === null) return without("invalid");
  if (order.status !== "awaiting_confirmation") return without(order.status === "canceled" ? "invalid" : "done");
  if (now >= order.confirmBy) return without("invalid");
  const changed = await changeStatus(session, order.id, "pending", {
    settings,
    now,
    comment: "confirmed from the mail",
  });
  if (!changed.ok && changed.error === "sold-out") {
    await changeStatus(session, order.id, "canceled", {
      settings,
      now,
      comment: "sold out before it was confirmed",
    });
    return without("soldOut");
  }
  if (!changed.ok) throw new Error(`Confirming an order failed: ${changed.error}.`);
  await confirmOrder(session, changed.value.order, localeOf(order), { settings, fields, now });
  return { outcome: "done", productIds: changed.value.productIds };
}

const payload = z.object({ orderId: z.int() });

/** Cancels an order that is still unconfirmed. Returns the products whose stock rose. */
async function expire(session: Session, orderId: number, change: StatusChange): Promise<readonly number[]> {
  const order = await lockOrder(session, orderId);
  if (order?.status !== "awaiting_confirmation") return [];
  const changed = await changeStatus(session, orderId, "canceled", { ...change, comment: "not confirmed in time" });
  return changed.ok ? changed.value.productIds : [];
}

/** Cancels orders that were not confirmed in time, so that others can buy the reserved pieces. */
export const unconfirmedHandler =
  (parts: OrderParts): JobHandler =>
  async (job) => {
    const { orderId } = payload.parse(job);
    const { outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => expire(session, orderId, { settings: parts.settings, now: parts.clock() }),
      productIdsOf: (productIds) => productIds,
    });
    parts.onOutdated(outdated);
  };
