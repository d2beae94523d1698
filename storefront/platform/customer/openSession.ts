import { randomUUID } from "node:crypto";
import { lt } from "drizzle-orm";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import type { Session } from "../kernel/database/database.ts";
import { sessions } from "./tables/session.ts";
import { digest } from "../kernel/secrets/digest.ts";
import { newToken } from "../kernel/secrets/newToken.ts";

/** What somebody proves with who they are. Only digests of them are kept. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

export interface Family {
  readonly customerId: number;
  readonly familyId: string;
  readonly endsAt: Date;
}

/** Gives out the next pair of tokens of a login. */
export async function addTokens(session: Session, family: Family, now: Date): Promise<Tokens> {
  const tokens = { access: newToken(), refresh: newToken() };
  const accessEndsAt = after(now, lifetimes.accessSeconds);
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

/** Logs a customer in: a new family of tokens. What has ended is swept away on the way. */
export async function openSession(session: Session, customerId: number, now: Date): Promise<Tokens> {
  await session.delete(sessions).where(lt(sessions.refreshEndsAt, now));
  const endsAt = after(now, lifetimes.refreshSeconds);
  return addTokens(session, { customerId, familyId: randomUUID(), endsAt }, now);
}
