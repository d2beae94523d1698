import { and, eq, gt, isNull } from "drizzle-orm";
import type { Context } from "hono";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Database, Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import { sessions } from "./tables/session.ts";
import { isUnavailable } from "../kernel/database/sqlState.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { digest, isTokenLike } from "../kernel/secrets/tokens.ts";

/**
 * The caller (docs/specification/accounts.md#account-1). `visitorId` is the browser's
 * (docs/decisions/product.md#decision-35), or the cart's for a client without one; null without both.
 */
export type Caller = Guest | Customer;

export interface Guest {
  readonly kind: "guest";
  readonly visitorId: string | null;
  readonly customerId: null;
}

export interface Customer {
  readonly kind: "customer";
  readonly visitorId: string | null;
  readonly customerId: number;
  readonly groupId: number;
  /** The login that the call belongs to. */
  readonly familyId: string;
}

type Parts = Pick<PlatformParts, "database" | "clock">;

/**
 * Set only by the gate, from its cookie: the gate removes this header from browsers' requests
 * (docs/decisions/product.md#decision-35).
 */
export const visitorOf = (c: Context) => c.req.header("x-dioptra-visitor") || null;

/**
 * The visitor id for orders of a guest whose client keeps no cookies: derived from the cart's id, which cannot be
 * guessed.
 */
export const cartHolder = (cartId: string): string => `cart ${digest(cartId)}`;

/** What clients write into the header or the query when no customer is logged in. */
const isNoToken = (token: string) => token === "null" || token === "undefined";

/**
 * The token of a call: in the header, or in the query for a shop that has it there
 * (docs/decisions/product.md#decision-16); empty without one.
 */
export function tokenOf(c: Context): string {
  const header = c.req.header("authorization");
  const token = header === undefined ? (c.req.query("token") ?? "") : header.replace(/^Bearer(?: +|$)/i, "");
  return isNoToken(token) ? "" : token;
}

const useIsNotedEvery = 60_000; // The idle time is counted to the minute, so that reading does not write each time.

const tokenRefused = () => refused("TOKEN_INVALID", "This token is not valid, or not any more.");

function findSession(session: Session, token: string, now: Date) {
  const idleSince = new Date(now.getTime() - lifetimes.idleSeconds * 1000);
  return session
    .select({
      id: sessions.id,
      customerId: sessions.customerId,
      familyId: sessions.familyId,
      usedAt: sessions.usedAt,
      groupId: customers.groupId,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.accessDigest, digest(token)),
        isNull(sessions.rotatedAt),
        gt(sessions.usedAt, idleSince),
        gt(sessions.accessEndsAt, now),
      ),
    );
}

/** A full disk must not stop reads: the idle time of the login then counts from a little earlier. */
async function noteUse(database: Database, id: number, now: Date): Promise<void> {
  try {
    await database.write((session) => session.update(sessions).set({ usedAt: now }).where(eq(sessions.id, id)));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/**
 * Identifies the caller. No token means a guest; an invalid or expired token is refused with 401, so that the shop
 * refreshes it. It reads the database itself: call it before the work, never within a session.
 */
export async function callerOf(c: Context, { database, clock }: Parts): Promise<Result<Caller, Refused>> {
  const cartId = c.req.query("cartId");
  const visitorId = visitorOf(c) ?? (cartId ? cartHolder(cartId) : null);
  const token = tokenOf(c);
  if (token === "") return ok({ kind: "guest", visitorId, customerId: null });
  if (!isTokenLike(token)) return tokenRefused();
  const now = clock();
  const [found] = await database.read((session) => findSession(session, token, now));
  if (!found) return tokenRefused();
  const { id, usedAt, ...who } = found;
  if (now.getTime() - usedAt.getTime() >= useIsNotedEvery) await noteUse(database, id, now);
  return ok({ kind: "customer", visitorId, ...who });
}

/** The same for a call that only customers make: a guest is refused with 401 too. */
export async function customerOf(c: Context, parts: Parts): Promise<Result<Customer, Refused>> {
  const caller = await callerOf(c, parts);
  if (!caller.ok) return caller;
  const { value } = caller;
  return value.kind === "customer" ? ok(value) : refused("LOGIN_REQUIRED", "You need to be logged in to do this.");
}
