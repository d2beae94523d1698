import type { Session } from "../kernel/database/database.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { readCorrections } from "./corrections.ts";
import { invoiceCorrected } from "./mails.ts";
import { readSteps } from "./statusHistory.ts";
import { correctionUrl, statusHref } from "./statusLinks.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** What the mail about a correction needs besides the order. */
export interface CorrectionMailSetting {
  /** Makes the links. */
  readonly settings: Pick<PlatformSettings, "origin" | "secret">;
  readonly locale: string;
  readonly now: Date;
}

/** Queues the mail with the newest correction of an order's invoice, once for each; nothing for an order without an invoice. */
export async function queueCorrectionMail(
  session: Session,
  order: StoredOrder,
  { settings, locale, now }: CorrectionMailSetting,
): Promise<void> {
  const corrections = await readCorrections(session, order, await readSteps(session, order.id));
  const newest = corrections.at(-1);
  if (!newest) return;
  const facts = { ...order, amount: newest.amount, statusHref: statusHref(settings, order) };
  const letter = invoiceCorrected(
    { ...facts, correctionHref: correctionUrl(settings, order, newest) },
    languageOf(locale),
  );
  const key = `invoice-corrected:${order.id}:${newest.sequence}`;
  await queueMail(session, { key, kind: "invoice-corrected", recipient: order.email, locale, letter }, now);
}
