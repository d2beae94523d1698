import { and, eq, gt, lt } from "drizzle-orm";
import * as z from "zod/mini";
import { limits } from "#configuration/limits.ts";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import { passwordResetRequests, passwordResets } from "./tables/session.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { languageOf } from "../kernel/language.ts";
import { takeAll } from "../kernel/limits/limits.ts";
import { passwordReset } from "./mails.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { refused, refusedFields, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { digest, newToken } from "../kernel/secrets/tokens.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { setPassword } from "./changePassword.ts";
import { emailKeyOf, countMail } from "./email.ts";
import { queueUnasked } from "./unaskedMail.ts";
import { resetLoginAttempts, isBrowserOf, type Login, rememberBrowser } from "./logIn.ts";
import { hashPassword, passwordProblems } from "./passwords.ts";

type Parts = Pick<PlatformParts, "database" | "clock" | "settings" | "limits">;

/** Milliseconds that links are stored, which is as long as mails to one mailbox are counted. */
export const linkRetentionMs = limits.mailsPerMailbox.seconds * 1000;

const endOfLink = (now: Date) => new Date(now.getTime() + lifetimes.resetLinkSeconds * 1000);

type Requester = Pick<Login, "client" | "visitorId">;

/**
 * Counts one request for a link against the limits. Returns the seconds until the next is allowed, or null if this one
 * is. A browser that has logged in to the account before has a limit of its own.
 */
async function countRequest(parts: Parts, emailKey: string, { client, visitorId }: Requester) {
  const isKnown = await parts.database.read((session) => isBrowserOf(session, emailKey, visitorId, parts.clock()));
  const byBrowser = digest(`${emailKey} ${visitorId}`);
  if (isKnown && (await parts.limits.take("resetPerKnownBrowser", byBrowser)) === null) {
    return { wait: null, isRepeat: false };
  }
  const byClient = digest(`${emailKey} ${client}`);
  const wait = await takeAll(parts.limits, [
    ["resetPerClient", client],
    ["resetPerAccount", byClient],
  ]);
  return { wait, isRepeat: wait === null && !(await countMail(parts.limits, "password", emailKey)) };
}

/**
 * Stores a request for a password reset. A job checks later whether the account exists, so that neither the answer nor
 * its time reveals it. If strangers have requested many links, the next request renews those links instead of sending
 * another. So the mailbox is not flooded and the owner is not locked out.
 */
export async function requestReset(parts: Parts, email: string, requester: Requester): Promise<Result<true, Refused>> {
  const emailKey = emailKeyOf(email);
  const { wait, isRepeat } = await countRequest(parts, emailKey, requester);
  if (wait !== null) return tooManyTries(wait);
  await parts.database.write((session) => storeRequest(session, { emailKey, isRepeat }, parts.clock()));
  return ok(true);
}

async function storeRequest(
  session: Session,
  values: { readonly emailKey: string; readonly isRepeat: boolean },
  now: Date,
): Promise<void> {
  const [request] = await session
    .insert(passwordResetRequests)
    .values(values)
    .returning({ id: passwordResetRequests.id });
  if (!request) throw new Error("The request for a password reset was not stored.");
  const { id } = request;
  await enqueue(session, { kind: "password-reset", key: `password-reset:${id}`, payload: { id }, runAt: now });
}

/**
 * Makes the links of the last day valid again, which were all sent to the same mailbox. Returns false if there are
 * none.
 */
async function renewLinks(session: Session, customerId: number, now: Date): Promise<boolean> {
  const renewed = await session
    .update(passwordResets)
    .set({ endsAt: endOfLink(now) })
    .where(eq(passwordResets.customerId, customerId))
    .returning({ digest: passwordResets.digest });
  return renewed.length > 0;
}

const payload = z.object({ id: z.int() });

/** Sends the link in the customer's language, to a page of the customer's store view, if the account exists. */
export const resetHandler =
  ({ database, clock, settings }: Pick<PlatformParts, "database" | "clock" | "settings">): JobHandler =>
  (job) =>
    database.write(async (session) => {
      const { id } = payload.parse(job);
      const now = clock();
      const [request] = await session.delete(passwordResetRequests).where(eq(passwordResetRequests.id, id)).returning();
      if (!request) return;
      const [customer] = await session.select().from(customers).where(eq(customers.emailKey, request.emailKey));
      if (!customer) return;
      await session.delete(passwordResets).where(lt(passwordResets.sentAt, new Date(now.getTime() - linkRetentionMs)));
      if (request.isRepeat && (await renewLinks(session, customer.id, now))) return;
      const token = newToken();
      const { email, firstName, locale, storeCode } = customer;
      // In the fragment, so that the token appears in no server log and in no referrer.
      const query = new URLSearchParams({ email, token });
      const href = `${settings.origin}${storeViewOf(storeCode)?.prefix ?? ""}/create-password#${query}`;
      const minutes = Math.round(lifetimes.resetLinkSeconds / 60);
      const letter = passwordReset({ firstName, href, minutes }, languageOf(locale));
      const mail = { key: `password-reset:${id}`, kind: "password-reset", recipient: email, locale, letter };
      if (!(await queueUnasked(session, mail, now))) {
        await renewLinks(session, customer.id, now);
        return;
      }
      await session.insert(passwordResets).values({
        digest: digest(token),
        customerId: customer.id,
        endsAt: endOfLink(now),
        sentAt: now,
      });
    });

interface SentReset {
  readonly email: string;
  readonly newPassword: string;
  readonly resetToken: string;
}

const linkInvalid = () => refused("LINK_INVALID", "This link has been used or has expired. Request a new one.");

async function ownerOf(session: Session, { email, resetToken }: SentReset, now: Date) {
  const [found] = await session
    .select({ customer: customers })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(
      and(
        eq(passwordResets.digest, digest(resetToken)),
        gt(passwordResets.endsAt, now),
        eq(customers.emailKey, emailKeyOf(email)),
      ),
    );
  return found?.customer ?? null;
}

/**
 * Sets a new password by the link from the mail. The link works once, and all logins end. Whoever has the link can read
 * the owner's mail, so their browser is remembered and earlier failed attempts are reset, including those of strangers.
 */
export async function resetPassword(
  { database, clock, settings, limits: attempts }: Parts,
  sent: SentReset,
  requester: Requester,
): Promise<Result<true, Refused>> {
  const now = clock();
  const owner = await database.read((session) => ownerOf(session, sent, now));
  if (!owner) return linkInvalid();
  const problems = await passwordProblems("newPassword", sent.newPassword, owner);
  if (problems.length > 0) return refusedFields(problems);
  const passwordHash = await hashPassword(sent.newPassword);
  const isSet = await database.write(async (session) => {
    const used = await session
      .delete(passwordResets)
      .where(eq(passwordResets.digest, digest(sent.resetToken)))
      .returning({ id: passwordResets.customerId });
    if (used.length === 0) return false;
    await session.update(customers).set({ emailProvenAt: now }).where(eq(customers.id, owner.id));
    await setPassword(session, { settings, now }, owner, { passwordHash, keptFamilyId: null });
    await rememberBrowser(session, owner.id, requester.visitorId, now);
    return true;
  });
  if (!isSet) return linkInvalid();
  await resetLoginAttempts(attempts, { ...requester, emailKey: owner.emailKey });
  return ok(true);
}
