import type { Session } from "../kernel/database/database.ts";
import { type Limits, takeAll } from "../kernel/limits/limits.ts";
import { type NewMail, queueMail } from "../kernel/mail/queue.ts";
import { countMail, type LimitedMail, mailClaim } from "./email.ts";
import { queueUnasked } from "./unaskedMail.ts";

/**
 * Whether the receipt of a statement is mailed: always for the first one about a contract, within limits for others. The
 * statement is stored and answered in any case.
 */
export type Receipt = "always" | "within-limits" | "none";

/**
 * Counts a statement towards the limits of its client and its mailbox, unless it is the first one about a contract. They
 * decide only about the receipt, so that the answer does not tell whether there is such a contract.
 */
export async function receiptOf(
  limits: Limits,
  kind: LimitedMail,
  { email, client, isFirst }: { readonly email: string; readonly client: string; readonly isFirst: boolean },
): Promise<Receipt> {
  if (isFirst) return "always";
  if ((await takeAll(limits, [mailClaim(kind, email, client)])) !== null) return "none";
  return (await countMail(limits, kind, email)) ? "within-limits" : "none";
}

/** Queues the receipt of a statement. */
export async function queueReceipt(session: Session, receipt: Receipt, mail: NewMail, now: Date): Promise<void> {
  if (receipt === "always") await queueMail(session, mail, now);
  if (receipt === "within-limits") await queueUnasked(session, mail, now);
}
