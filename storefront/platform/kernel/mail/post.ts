import type { Session } from "../database/database.ts";
import { mails } from "./tables/mail.ts";
import { enqueue } from "../jobs/jobs.ts";
import { type Letter, withExistingLinks } from "./letter.ts";
import { renderLetter } from "./renderLetter.ts";

export interface NewMail {
  /** One mail of a key, however often it is asked for: what it is about and of which, such as `order-confirmation:17`. */
  readonly key: string;
  readonly kind: string;
  readonly recipient: string;
  /** The customer's language, such as `pl-PL`. */
  readonly locale: string;
  readonly letter: Letter;
}

/** Writes a mail within the transaction of what it tells about; it is sent when that is done, and only then. */
export async function post(session: Session, mail: NewMail, now: Date): Promise<void> {
  const { key, kind, recipient, locale, letter } = mail;
  const rendered = renderLetter(withExistingLinks(letter), locale);
  const [written] = await session
    .insert(mails)
    .values({ key, kind, recipient, locale, ...rendered, createdAt: now })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  if (!written) return;
  await enqueue(session, { kind: "mail", key: `mail:${written.id}`, payload: { mailId: written.id }, runAt: now });
}
