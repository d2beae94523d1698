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
 * Who makes a call (docs/specification/accounts.md#account-1). `visitorId` identifies the browser
 * (docs/decisions/product.md#decision-35). Without one it is derived from the cart; null without both.
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
  /** Identifies the login that the access token belongs to. */
  readonly familyId: string;
}

type Parts = Pick<PlatformParts, "database" | "clock">;

/**
 * Returns the visitor's id, which the gate sets from its cookie. The gate removes this header from browsers' requests
 * (docs/decisions/product.md#decision-35).
 */
export const visitorOf = (c: Context) => c.req.header("x-dioptra-visitor") || null;

/**
 * Returns a visitor id for a guest whose client has no cookies. It is derived from the cart's id, which cannot be
 * guessed.
 */
export const visitorIdOfCart = (cartId: string): string => `cart ${digest(cartId)}`;

/** Whether a token is one of the placeholders that clients send when no customer is logged in. */
const isPlaceholder = (token: string) => token === "null" || token === "undefined";

/**
 * Returns a call's access token from the header, or from the query for clients that send it there
 * (docs/decisions/product.md#decision-16). Returns an empty text without a token.
 */
export function tokenOf(c: Context): string {
  const header = c.req.header("authorization");
  const token = header === undefined ? (c.req.query("token") ?? "") : header.replace(/^Bearer(?: +|$)/i, "");
  return isPlaceholder(token) ? "" : token;
}

/** Milliseconds between two updates of a session's last use, so that not every call writes to the database. */
const lastUseInterval = 60_000;

const tokenRefused = () =>
  refused("TOKEN_INVALID", "The access token is invalid or has expired. Refresh it or log in.");

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

/** Stores when a session was last used. Errors of a full disk are ignored, so that reads still work. */
async function updateLastUse(database: Database, id: number, now: Date): Promise<void> {
  try {
    await database.write((session) => session.update(sessions).set({ usedAt: now }).where(eq(sessions.id, id)));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/**
 * Identifies the caller. A call without a token is a guest's. An invalid or expired token is refused with 401, so that
 * the shop refreshes it. Opens a database session of its own, so it must not be called within one.
 */
export async function callerOf(c: Context, { database, clock }: Parts): Promise<Result<Caller, Refused>> {
  const cartId = c.req.query("cartId");
  const visitorId = visitorOf(c) ?? (cartId ? visitorIdOfCart(cartId) : null);
  const token = tokenOf(c);
  if (token === "") return ok({ kind: "guest", visitorId, customerId: null });
  if (!isTokenLike(token)) return tokenRefused();
  const now = clock();
  const [found] = await database.read((session) => findSession(session, token, now));
  if (!found) return tokenRefused();
  const { id, usedAt, ...customer } = found;
  if (now.getTime() - usedAt.getTime() >= lastUseInterval) await updateLastUse(database, id, now);
  return ok({ kind: "customer", visitorId, ...customer });
}

/** Identifies the caller of a call for customers only. Guests are refused with 401. */
export async function customerOf(c: Context, parts: Parts): Promise<Result<Customer, Refused>> {
  const caller = await callerOf(c, parts);
  if (!caller.ok) return caller;
  const { value } = caller;
  return value.kind === "customer" ? ok(value) : refused("LOGIN_REQUIRED", "You need to be logged in to do this.");
}
