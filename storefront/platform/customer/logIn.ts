import { eq } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "../database/schema/index.ts";
import type { PlatformParts } from "../platformParts.ts";
import { refused, type Refused, tooManyTries } from "../refused.ts";
import { digest } from "../secrets/digest.ts";
import { emailKeyOf } from "./emailKey.ts";
import { openSession, type Tokens } from "./openSession.ts";
import { isPassword } from "./passwords.ts";

export interface Login {
  readonly username: string;
  readonly password: string;
  readonly client: string;
}

const wrong = () => refused("CREDENTIALS_WRONG", "Invalid credentials.");

/** Logs somebody in. An unknown address and a wrong password are answered alike, after the same work. */
export async function logIn(
  { database, clock, limits }: Pick<PlatformParts, "database" | "clock" | "limits">,
  { username, password, client }: Login,
): Promise<Result<Tokens, Refused>> {
  const emailKey = emailKeyOf(username);
  const account = digest(emailKey);
  // Counted before it is known to be wrong: many tries at once are many tries.
  const wait = (await limits.take("loginPerClient", client)) ?? (await limits.take("loginPerAccount", account));
  if (wait !== null) return tooManyTries(wait);
  const [customer] = await database.read((session) =>
    session
      .select({ id: customers.id, passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.emailKey, emailKey)),
  );
  if (!(await isPassword(password, customer?.passwordHash ?? null)) || !customer) {
    return wrong();
  }
  const tokens = await database.write(async (session) => {
    const [held] = await session
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for("update");
    // Whoever logs in while the password is changed has the old one.
    return held?.passwordHash === customer.passwordHash ? openSession(session, customer.id, clock()) : null;
  });
  if (!tokens) return wrong();
  await limits.forget("loginPerAccount", account);
  return ok(tokens);
}
