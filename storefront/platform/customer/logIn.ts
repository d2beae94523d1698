import { eq } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "../database/schema/index.ts";
import type { PlatformParts } from "../platformParts.ts";
import { refused, type Refused, tooManyTries } from "../refused.ts";
import { digest } from "../secrets/digest.ts";
import { emailKeyOf } from "./emailKey.ts";
import { isKnownBrowser, rememberBrowser } from "./knownBrowser.ts";
import { openSession, type Tokens } from "./openSession.ts";
import { isPassword } from "./passwords.ts";

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

/**
 * Logs somebody in. An unknown address and a wrong password are answered alike, after the same work. Tries at one account
 * are counted for all strangers together, and by itself for each browser that has been logged in there: nobody keeps the
 * owner out by failing.
 */
export async function logIn(parts: Parts, login: Login): Promise<Result<Tokens, Refused>> {
  const { database, clock, limits } = parts;
  const { username, password, client, visitorId } = login;
  const ofClient = await limits.take("loginPerClient", client);
  if (ofClient !== null) return tooManyTries(ofClient);
  const emailKey = emailKeyOf(username);
  const { customer, isKnown } = await find(parts, emailKey, visitorId);
  const account = isKnown ? digest(`${emailKey} ${visitorId}`) : digest(emailKey);
  // Counted before it is known to be wrong: many tries at once are many tries.
  const ofAccount = await limits.take("loginPerAccount", account);
  if (ofAccount !== null) return tooManyTries(ofAccount);
  if (!(await isPassword(password, customer?.passwordHash ?? null)) || !customer) return wrong();
  const tokens = await database.write(async (session) => {
    const [held] = await session
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for("update");
    // Whoever logs in while the password is changed has the old one.
    if (held?.passwordHash !== customer.passwordHash) return null;
    const now = clock();
    await rememberBrowser(session, customer.id, visitorId, now);
    return openSession(session, customer.id, now);
  });
  if (!tokens) return wrong();
  await limits.forget("loginPerAccount", account);
  return ok(tokens);
}
