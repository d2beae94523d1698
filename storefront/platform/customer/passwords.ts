import { hash, verify } from "@node-rs/argon2";
import { checkPassword, personalParts } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { eq } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "./tables/customer.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { type Refused, refusedPassword, tooManyTries } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import type { Customer } from "./callerOf.ts";

/** OWASP's figures for argon2id (docs/specification/security.md#security-2): 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A password as it is kept. It is worked out beside the platform's thread. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFC"), costs);

let nobodys: Promise<string> | null = null;

/**
 * Whether a password matches the stored hash. Without an account, the same work is done, so that the time does not
 * reveal whether it exists.
 */
export async function isPassword(typed: string, kept: string | null): Promise<boolean> {
  const compared = kept ?? (await (nobodys ??= hashPassword("nobody's")));
  const isRight = await verify(compared, typed.normalize("NFC"));
  return isRight && kept !== null;
}

let known: Promise<ReadonlySet<string>> | null = null;

const shortest = 8; // Shorter ones are refused for their length.

/** Passwords that everybody tries first, from what was found in public leaks; read with the first new password. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter((each) => String(each).length >= shortest).map(String)),
  ));
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What is wrong with a new password, by the rule that the form obeyed too; empty when nothing is. */
export async function passwordProblems(
  field: string,
  typed: string,
  person: Partial<Person>,
): Promise<readonly FieldProblem[]> {
  const context = { common: await commonPasswords(), personal: personalParts(person) };
  const checked = checkPassword(typed, context);
  return checked.ok ? [] : [{ field, problem: checked.error }];
}

/**
 * The customer, when the password is theirs: asked for before what must not be done at a device that was left open. It
 * is no 401, for the login itself is valid.
 */
export async function provePassword(
  { database, limits }: Pick<PlatformParts, "database" | "limits">,
  { customerId, familyId }: Pick<Customer, "customerId" | "familyId">,
  currentPassword: string,
): Promise<Result<typeof customers.$inferSelect, Refused>> {
  const [customer] = await database.read((session) =>
    session.select().from(customers).where(eq(customers.id, customerId)),
  );
  if (!customer) throw new Error("There is no such customer.");
  // Counted per login, so that failures elsewhere, at the login form or on a device left open, do not lock this one out.
  const account = `proof:${digest(`${customerId} ${familyId}`)}`;
  const wait = await limits.take("loginPerAccount", account);
  if (wait !== null) return tooManyTries(wait);
  if (!(await isPassword(currentPassword, customer.passwordHash))) {
    return currentPassword === ""
      ? refusedPassword("The current password is missing.", [{ field: "currentPassword", problem: "required" }])
      : refusedPassword("The current password is not right.", [{ field: "currentPassword", problem: "wrong" }]);
  }
  await limits.forget("loginPerAccount", account);
  return ok(customer);
}
