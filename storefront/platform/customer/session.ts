import { randomUUID } from "node:crypto";
import { eq, lt, or } from "drizzle-orm";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import type { Session } from "../kernel/database/database.ts";
import { sessions } from "./tables/session.ts";
import { digest, newToken } from "../kernel/secrets/tokens.ts";
import { ok, type Result } from "#domain/result.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";

/** The tokens of a session. Only their digests are stored. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** All tokens of one login. */
export interface Family {
  readonly customerId: number;
  readonly familyId: string;
  readonly endsAt: Date;
}

/** Creates the next pair of tokens of a login. */
async function addTokens(session: Session, family: Family, now: Date): Promise<Tokens> {
  const tokens = { access: newToken(), refresh: newToken() };
  const accessEndsAt = addSeconds(now, lifetimes.accessSeconds);
  await session.insert(sessions).values({
    familyId: family.familyId,
    customerId: family.customerId,
    accessDigest: digest(tokens.access),
    refreshDigest: digest(tokens.refresh),
    usedAt: now,
    accessEndsAt: accessEndsAt < family.endsAt ? accessEndsAt : family.endsAt,
    refreshEndsAt: family.endsAt,
  });
  return tokens;
}

/** Logs a customer in by starting a new family of tokens. Deletes all expired sessions on the way. */
export async function openSession(session: Session, customerId: number, now: Date): Promise<Tokens> {
  await session.delete(sessions).where(lt(sessions.refreshEndsAt, now));
  const endsAt = addSeconds(now, lifetimes.refreshSeconds);
  return addTokens(session, { customerId, familyId: randomUUID(), endsAt }, now);
}

/**
 * Exchanges a refresh token for the next pair. If a token is reused a while after it was exchanged, it may have been
 * stolen, so the whole login ends. Two tabs that refresh at the same time each get a pair.
 */
export async function refreshSession(
  session: Session,
  refreshToken: string,
  now: Date,
): Promise<Result<Tokens, Refused>> {
  const invalid = refused("TOKEN_INVALID", "The refresh token is invalid or has expired. Log in again.");
  const [held] = await session
    .select()
    .from(sessions)
    .where(eq(sessions.refreshDigest, digest(refreshToken)))
    .for("update");
  if (!held) return invalid;
  const { id, familyId, customerId, refreshEndsAt, rotatedAt } = held;
  const isReused = rotatedAt !== null && now.getTime() - rotatedAt.getTime() > lifetimes.reuseGraceSeconds * 1000;
  if (isReused || refreshEndsAt <= now) {
    await session.delete(sessions).where(eq(sessions.familyId, familyId));
    return invalid;
  }
  if (rotatedAt === null) await session.update(sessions).set({ rotatedAt: now }).where(eq(sessions.id, id));
  return ok(await addTokens(session, { customerId, familyId, endsAt: refreshEndsAt }, now));
}

/** Ends the logins that these tokens belong to, whether the tokens are still valid or not. */
export async function endSessions(session: Session, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const digested = digest(token);
    const [held] = await session
      .select({ familyId: sessions.familyId })
      .from(sessions)
      .where(or(eq(sessions.accessDigest, digested), eq(sessions.refreshDigest, digested)));
    if (held) await session.delete(sessions).where(eq(sessions.familyId, held.familyId));
  }
}
