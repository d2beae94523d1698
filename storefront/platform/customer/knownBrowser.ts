import { and, eq, gt, lt } from "drizzle-orm";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import { knownBrowsers } from "./tables/session.ts";
import { digest } from "../kernel/secrets/digest.ts";

const since = (now: Date) => new Date(now.getTime() - lifetimes.knownBrowserSeconds * 1000);

/** Whether somebody has logged in to this account from the browser of a visitor before (OWASP, device cookies). */
export async function isKnownBrowser(
  session: Session,
  customerId: number | null,
  visitorId: string | null,
  now: Date,
): Promise<boolean> {
  // The same question without an account: the answer takes as long.
  const visitorDigest = digest(visitorId ?? "");
  const [known] = await session
    .select({ customerId: knownBrowsers.customerId })
    .from(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.customerId, customerId ?? 0),
        eq(knownBrowsers.visitorDigest, visitorDigest),
        gt(knownBrowsers.seenAt, since(now)),
      ),
    );
  return known !== undefined && visitorId !== null;
}

/** The same for the account of an address, which there may not be. */
export async function isBrowserOf(
  session: Session,
  emailKey: string,
  visitorId: string | null,
  now: Date,
): Promise<boolean> {
  const [customer] = await session.select({ id: customers.id }).from(customers).where(eq(customers.emailKey, emailKey));
  return isKnownBrowser(session, customer?.id ?? null, visitorId, now);
}

/** Remembers the browser of somebody who has just proved who they are. */
export async function rememberBrowser(
  session: Session,
  customerId: number,
  visitorId: string | null,
  now: Date,
): Promise<void> {
  if (visitorId === null) return;
  await session.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, since(now)));
  await session
    .insert(knownBrowsers)
    .values({ customerId, visitorDigest: digest(visitorId), seenAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.customerId, knownBrowsers.visitorDigest], set: { seenAt: now } });
}
