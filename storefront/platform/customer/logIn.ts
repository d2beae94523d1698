import { wrongCredentials } from "#domain/customer/wrongCredentials.ts";
import { and, eq, gt, lt } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "./tables/customer.ts";
import { type Claim, giveAllBack, type Limits, takeAll } from "../kernel/limits/limits.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { emailKeyOf } from "./email.ts";
import { openSession, type Tokens } from "./session.ts";
import { isCorrectPassword } from "./passwords.ts";
import { sessions as lifetimes } from "#configuration/sessions.ts";
import type { Session } from "../kernel/database/database.ts";
import { knownBrowsers } from "./tables/session.ts";

export interface Login {
  readonly username: string;
  readonly password: string;
  /** The client's network address (`clientOf`). */
  readonly client: string;
  readonly visitorId: string | null;
}

type Parts = Pick<PlatformParts, "database" | "clock" | "limits">;

const wrong = () => refused("CREDENTIALS_WRONG", wrongCredentials);

const findAccount = ({ database, clock }: Parts, emailKey: string, visitorId: string | null) =>
  database.read(async (session) => {
    const [customer] = await session
      .select({ id: customers.id, passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.emailKey, emailKey));
    const isKnown = await isKnownBrowser(session, customer?.id ?? null, visitorId, clock());
    return { customer, isKnown };
  });

interface LoginAttempt {
  readonly emailKey: string;
  readonly client: string;
  readonly visitorId: string | null;
}

/**
 * Limits the attempts at an account from a browser that has logged in to it before. Other browsers count separately.
 */
const knownBrowserClaim = ({ emailKey, visitorId }: LoginAttempt): Claim => [
  "loginPerAccount",
  digest(`browser ${emailKey} ${visitorId}`),
];
/** Limits the attempts at an account from one client. */
const clientClaim = ({ emailKey, client }: LoginAttempt): Claim => [
  "loginPerAccount",
  digest(`client ${emailKey} ${client}`),
];
/** Limits the attempts at an account from all unknown browsers together. */
const accountClaim = ({ emailKey }: LoginAttempt): Claim => ["loginPerAccountByAll", digest(emailKey)];

/** Resets the attempts at an account, once its owner has been verified in another way. */
export async function resetLoginAttempts(limits: Limits, attempt: LoginAttempt): Promise<void> {
  for (const [name, key] of [knownBrowserClaim(attempt), clientClaim(attempt), accountClaim(attempt)]) {
    if (key !== null) await limits.reset(name, key);
  }
}

/**
 * Logs a customer in. An unknown address and a wrong password get the same answer in the same time. Attempts at an
 * account are counted per client address and, less strictly, for all unknown browsers together. A browser that has
 * logged in before is counted separately, so that strangers' failures never lock the owner out.
 */
export async function logIn(parts: Parts, login: Login): Promise<Result<Tokens, Refused>> {
  const { database, clock, limits } = parts;
  const { username, password, client, visitorId } = login;
  const attempt = { emailKey: emailKeyOf(username), client, visitorId };
  const { customer, isKnown } = await findAccount(parts, attempt.emailKey, visitorId);
  const own = isKnown ? knownBrowserClaim(attempt) : clientClaim(attempt);
  const claims: readonly Claim[] = isKnown ? [own] : [["loginPerClient", client], own, accountClaim(attempt)];
  // Counted before the password is checked, so that simultaneous attempts are counted too.
  const wait = await takeAll(limits, claims);
  if (wait !== null) return tooManyTries(wait);
  if (!(await isCorrectPassword(password, customer?.passwordHash ?? null)) || !customer) return wrong();
  const tokens = await database.write(async (session) => {
    const [held] = await session
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for("update");
    // If the password was changed meanwhile, this login used the old one.
    if (held?.passwordHash !== customer.passwordHash) return null;
    const now = clock();
    await rememberBrowser(session, customer.id, visitorId, now);
    return openSession(session, customer.id, now);
  });
  if (!tokens) return wrong();
  const [name, key] = own;
  if (key !== null) await limits.reset(name, key);
  if (!isKnown) await giveAllBack(limits, [accountClaim(attempt)]);
  return ok(tokens);
}

const knownSince = (now: Date) => new Date(now.getTime() - lifetimes.knownBrowserSeconds * 1000);

/** Whether the visitor's browser has logged in to this account before (OWASP, device cookies). */
async function isKnownBrowser(
  session: Session,
  customerId: number | null,
  visitorId: string | null,
  now: Date,
): Promise<boolean> {
  // Queried even without an account, so that the answer takes the same time.
  const visitorDigest = digest(visitorId ?? "");
  const [browser] = await session
    .select({ customerId: knownBrowsers.customerId })
    .from(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.customerId, customerId ?? 0),
        eq(knownBrowsers.visitorDigest, visitorDigest),
        gt(knownBrowsers.seenAt, knownSince(now)),
      ),
    );
  return browser !== undefined && visitorId !== null;
}

/** Whether the visitor's browser has logged in to the account of this address before. The account may not exist. */
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
  await session.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, knownSince(now)));
  await session
    .insert(knownBrowsers)
    .values({ customerId, visitorDigest: digest(visitorId), seenAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.customerId, knownBrowsers.visitorDigest], set: { seenAt: now } });
}
