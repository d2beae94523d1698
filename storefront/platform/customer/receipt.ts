import type { Session } from "../kernel/database/database.ts";
import type { Limits } from "../kernel/limits/limits.ts";
import { type NewMail, queueMail } from "../kernel/mail/queue.ts";
import { countMail, type LimitedMail } from "./email.ts";
import { queueUnasked } from "./unaskedMail.ts";

/**
 * Whether the receipt of a statement is mailed: always for the first one about a contract, within the limits of the mailbox
 * for others. The statement is stored and answered in any case.
 */
export type Receipt = "always" | "within-limits" | "none";

/** Counts a statement towards the limits of its mailbox, unless it is the first one about a contract. */
export async function receiptOf(
  limits: Limits,
  kind: LimitedMail,
  { email, isFirst }: { readonly email: string; readonly isFirst: boolean },
): Promise<Receipt> {
  if (isFirst) return "always";
  return (await countMail(limits, kind, email)) ? "within-limits" : "none";
}

/** Queues the receipt of a statement. */
export async function queueReceipt(session: Session, receipt: Receipt, mail: NewMail, now: Date): Promise<void> {
  if (receipt === "always") await queueMail(session, mail, now);
  if (receipt === "within-limits") await queueUnasked(session, mail, now);
}
