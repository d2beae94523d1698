import { hash, verify } from "@node-rs/argon2";
import { checkPassword, guessableWords } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { eq } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "./tables/customer.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { type Refused, refusedPassword, tooManyTries } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import type { Customer } from "./callerOf.ts";

/** OWASP's parameters for argon2id (docs/specification/security.md#security-2): 19 MiB, two passes, one lane. */
const argon2Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Returns the hash under which a password is stored. It is computed outside the platform's thread. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFC"), argon2Options);

let placeholderHash: Promise<string> | null = null;

/**
 * Whether a password matches the stored hash. `storedHash` is null if there is no account. Then the password is compared
 * with a placeholder, so that the time does not reveal whether the account exists.
 */
export async function isCorrectPassword(typed: string, storedHash: string | null): Promise<boolean> {
  const hashToCompare = storedHash ?? (await (placeholderHash ??= hashPassword("nobody's")));
  const isMatch = await verify(hashToCompare, typed.normalize("NFC"));
  return isMatch && storedHash !== null;
}

let loading: Promise<ReadonlySet<string>> | null = null;

/** Shorter passwords are refused for their length, so they need not be in the list. */
const minLength = 8;

/** Returns the most common passwords from public leaks. They are loaded when the first new password is checked. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter((each) => String(each).length >= minLength).map(String)),
  ));
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Checks a new password by the same rule as the form. Returns its problems; an empty list if there are none. */
export async function passwordProblems(
  field: string,
  typed: string,
  person: Partial<Person>,
): Promise<readonly FieldProblem[]> {
  const context = { common: await commonPasswords(), personal: guessableWords(person) };
  const checked = checkPassword(typed, context);
  return checked.ok ? [] : [{ field, problem: checked.error }];
}

/**
 * Verifies the password of a customer who is logged in, before an action that must not be possible on a device that was
 * left unlocked. Returns the customer. A wrong password is not refused with 401, because the login itself is valid.
 */
export async function verifyPassword(
  { database, limits }: Pick<PlatformParts, "database" | "limits">,
  { customerId, familyId }: Pick<Customer, "customerId" | "familyId">,
  currentPassword: string,
): Promise<Result<typeof customers.$inferSelect, Refused>> {
  const [customer] = await database.read((session) =>
    session.select().from(customers).where(eq(customers.id, customerId)),
  );
  if (!customer) throw new Error("The customer does not exist any more.");
  // Counted per login, so that failures elsewhere, at the login form or on another device, do not lock this one out.
  const account = `proof:${digest(`${customerId} ${familyId}`)}`;
  const wait = await limits.take("loginPerAccount", account);
  if (wait !== null) return tooManyTries(wait);
  if (!(await isCorrectPassword(currentPassword, customer.passwordHash))) {
    return currentPassword === ""
      ? refusedPassword("The current password is missing.", [{ field: "currentPassword", problem: "required" }])
      : refusedPassword("The current password is incorrect.", [{ field: "currentPassword", problem: "wrong" }]);
  }
  await limits.reset("loginPerAccount", account);
  return ok(customer);
}
