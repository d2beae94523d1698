import { eq } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "./tables/customer.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { type Refused, refusedPassword, tooManyTries } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/digest.ts";
import type { Customer } from "./callerOf.ts";
import { isPassword } from "./passwords.ts";

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
  // Counted for each login by itself: whoever fails elsewhere, at a login or at a device left open, keeps nobody from this.
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
