import { and, eq, gt, lt } from "drizzle-orm";
import * as z from "zod/mini";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../database/database.ts";
import { customers, passwordResetRequests, passwordResets } from "../database/schema/index.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { JobHandler } from "../jobs/runJobs.ts";
import { languageOf } from "../mail/language.ts";
import { post } from "../mail/post.ts";
import { passwordReset } from "../mail/templates/passwordReset.ts";
import type { PlatformParts } from "../platformParts.ts";
import { refused, refusedFields, type Refused } from "../refused.ts";
import { digest } from "../secrets/digest.ts";
import { newToken } from "../secrets/newToken.ts";
import { storeViewOf } from "../storeViews.ts";
import { setPassword } from "./changePassword.ts";
import { emailKeyOf } from "./emailKey.ts";
import { passwordProblems } from "./newPassword.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Notes that somebody forgot a password. Whether there is such an account is found out later, by a job: whoever asks
 * learns nothing from the answer, nor from how long it took.
 */
export async function requestReset(session: Session, email: string, now: Date): Promise<void> {
  const [request] = await session
    .insert(passwordResetRequests)
    .values({ emailKey: emailKeyOf(email) })
    .returning({ id: passwordResetRequests.id });
  if (!request) throw new Error("The request was not written.");
  const { id } = request;
  await enqueue(session, { kind: "password-reset", key: `password-reset:${id}`, payload: { id }, runAt: now });
}

const payload = z.object({ id: z.int() });

/** Sends the link, when there is such an account; in its own language and with the way to its own store view. */
export const resetHandler =
  ({ database, clock, settings }: Pick<PlatformParts, "database" | "clock" | "settings">): JobHandler =>
  (job) =>
    database.write(async (session) => {
      const { id } = payload.parse(job);
      const now = clock();
      const [request] = await session
        .delete(passwordResetRequests)
        .where(eq(passwordResetRequests.id, id))
        .returning({ emailKey: passwordResetRequests.emailKey });
      if (!request) return;
      const [customer] = await session.select().from(customers).where(eq(customers.emailKey, request.emailKey));
      if (!customer) return;
      const token = newToken();
      await session.delete(passwordResets).where(lt(passwordResets.endsAt, now));
      await session.insert(passwordResets).values({
        digest: digest(token),
        customerId: customer.id,
        endsAt: new Date(now.getTime() + lifetimes.resetLinkSeconds * 1000),
      });
      const { email, firstName, locale, storeCode } = customer;
      // Behind the #, so that it reaches no server's log and no other site.
      const query = new URLSearchParams({ email, token });
      const href = `${settings.origin}${storeViewOf(storeCode)?.prefix ?? ""}/create-password#${query}`;
      const minutes = Math.round(lifetimes.resetLinkSeconds / 60);
      const letter = passwordReset({ firstName, href, minutes }, languageOf(locale));
      await post(
        session,
        { key: `password-reset:${id}`, kind: "password-reset", recipient: email, locale, letter },
        now,
      );
    });

interface SentReset {
  readonly email: string;
  readonly newPassword: string;
  readonly resetToken: string;
}

const linkInvalid = () => refused("LINK_INVALID", "This link has been used, or is too old.");

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

/** Sets a new password by the link that was sent: it works once, and ends every login. */
export async function resetPassword(
  { database, clock, settings, limits }: Pick<PlatformParts, "database" | "clock" | "settings" | "limits">,
  sent: SentReset,
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
    await setPassword(session, { settings, now }, owner, { passwordHash, keptFamilyId: null });
    return true;
  });
  if (!isSet) return linkInvalid();
  await limits.forget("loginPerAccount", digest(owner.emailKey));
  return ok(true);
}
