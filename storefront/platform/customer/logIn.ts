import { and, eq, gt, lt } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "./tables/customer.ts";
import { type Claim, giveAllBack, type Limits, takeAll } from "../kernel/limits/limits.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { emailKeyOf } from "./email.ts";
import { openSession, type Tokens } from "./session.ts";
import { isPassword } from "./passwords.ts";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import type { Session } from "../kernel/database/database.ts";
import { knownBrowsers } from "./tables/session.ts";

export interface Login {
  readonly username: string;
  readonly password: string;
  /** The network that it comes from. */
  readonly client: string;
  readonly visitorId: string | null;
}

type Parts = Pick<PlatformParts, "database" | "clock" | "limits">;

const wrong = () => refused("CREDENTIALS_WRONG", "Invalid credentials.");

const find = ({ database, clock }: Parts, emailKey: string, visitorId: string | null) =>
  database.read(async (session) => {
    const [customer] = await session
      .select({ id: customers.id, passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.emailKey, emailKey));
    const isKnown = await isKnownBrowser(session, customer?.id ?? null, visitorId, clock());
    return { customer, isKnown };
  });

interface Who {
  readonly emailKey: string;
  readonly client: string;
  readonly visitorId: string | null;
}

/** Attempts to log in to one account from a browser that has been logged in to it before. Others are counted apart. */
const fromKnownBrowser = ({ emailKey, visitorId }: Who): Claim => [
  "loginPerAccount",
  digest(`browser ${emailKey} ${visitorId}`),
];
const fromClient = ({ emailKey, client }: Who): Claim => ["loginPerAccount", digest(`client ${emailKey} ${client}`)];
const fromAll = ({ emailKey }: Who): Claim => ["loginPerAccountByAll", digest(emailKey)];

/** Resets the attempts at an account once its owner has been verified in another way. */
export async function forgetTries(limits: Limits, who: Who): Promise<void> {
  for (const [name, key] of [fromKnownBrowser(who), fromClient(who), fromAll(who)]) {
    if (key !== null) await limits.forget(name, key);
  }
}

/**
 * Logs a customer in. An unknown address and a wrong password get the same answer after the same work. Attempts at an
 * account are counted per client address and, less strictly, for all unknown browsers together. A browser that has
 * logged in before is counted separately, so that strangers' failures never lock the owner out.
 */
export async function logIn(parts: Parts, login: Login): Promise<Result<Tokens, Refused>> {
  const { database, clock, limits } = parts;
  const { username, password, client, visitorId } = login;
  const who = { emailKey: emailKeyOf(username), client, visitorId };
  const { customer, isKnown } = await find(parts, who.emailKey, visitorId);
  const own = isKnown ? fromKnownBrowser(who) : fromClient(who);
  const claims: readonly Claim[] = isKnown ? [own] : [["loginPerClient", client], own, fromAll(who)];
  // Counted before it is known to be wrong: many tries at once are many tries.
  const wait = await takeAll(limits, claims);
  if (wait !== null) return tooManyTries(wait);
  if (!(await isPassword(password, customer?.passwordHash ?? null)) || !customer) return wrong();
  const tokens = await database.write(async (session) => {
    const [held] = await session
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for("update");
    // A login during a change of password was made with the old one.
    if (held?.passwordHash !== customer.passwordHash) return null;
    const now = clock();
    await rememberBrowser(session, customer.id, visitorId, now);
    return openSession(session, customer.id, now);
  });
  if (!tokens) return wrong();
  const [name, key] = own;
  if (key !== null) await limits.forget(name, key);
  if (!isKnown) await giveAllBack(limits, [fromAll(who)]);
  return ok(tokens);
}

const since = (now: Date) => new Date(now.getTime() - lifetimes.knownBrowserSeconds * 1000);

/** Whether a visitor's browser has logged in to this account before (OWASP, device cookies). */
async function isKnownBrowser(
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

/** The same for the account of an address, which may not exist. */
export async function isBrowserOf(
  session: Session,
  emailKey: string,
  visitorId: string | null,
  now: Date,
): Promise<boolean> {
  const [customer] = await session.select({ id: customers.id }).from(customers).where(eq(customers.emailKey, emailKey));
  return isKnownBrowser(session, customer?.id ?? null, visitorId, now);
}

/** Remembers the browser of a customer who has just logged in. */
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
