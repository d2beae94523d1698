import { checkEmail, checkName } from "@dioptra/ui/rules";
import { eq } from "drizzle-orm";
import { type ProfileChanges, readOnlyFields } from "#contract/customer/profile.ts";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { limits as configured } from "#configuration/limits.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import { takeAll } from "../kernel/limits/limits.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { refusedFields, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import type { Customer } from "./callerOf.ts";
import { checkAddresses, type CheckedAddress, replaceAddresses } from "./addresses.ts";
import { requestEmailChange } from "./changeEmail.ts";
import { emailKeyOf, mailClaim, countMail } from "./email.ts";
import { verifyPassword } from "./passwords.ts";
import { readProfile, type WireProfile } from "./profile.ts";

type StoredCustomer = typeof customers.$inferSelect;

/** The validated changes. Fields that are left out stay as they are. */
interface CheckedChanges {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly addresses?: readonly CheckedAddress[];
}

function checkChanges({ customer }: ProfileChanges): Result<CheckedChanges, readonly FieldProblem[]> {
  const problems: FieldProblem[] = [];
  /** Validates a field. Returns undefined if it was left out or is invalid. */
  function check<T>(
    field: string,
    typed: string | undefined,
    rule: (typed: string) => Result<T, string>,
  ): T | undefined {
    if (typed === undefined) return undefined;
    const checked = rule(typed);
    if (checked.ok) return checked.value;
    problems.push({ field, problem: checked.error });
    return undefined;
  }
  const firstName = check("customer.firstname", customer.firstname, checkName);
  const lastName = check("customer.lastname", customer.lastname, checkName);
  const email = check("customer.email", customer.email, checkEmail);
  const addresses = customer.addresses && checkAddresses(customer.addresses);
  if (addresses?.ok === false) problems.push(...addresses.error);
  if (problems.length > 0) return refuse(problems);
  return ok({
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email }),
    ...(addresses?.ok && { addresses: addresses.value }),
  });
}

/** Returns a problem for each read-only field that was sent with another value than the profile has. */
const readOnlyProblems = ({ customer }: ProfileChanges, profile: WireProfile): readonly FieldProblem[] =>
  readOnlyFields
    .filter((field) => customer[field] !== undefined && String(customer[field]) !== String(profile[field]))
    .map((field) => ({ field: `customer.${field}`, problem: "not-to-be-changed" }));

async function customerOfId(session: Session, customerId: number): Promise<StoredCustomer> {
  const [customer] = await session.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error("The customer does not exist any more.");
  return customer;
}

/**
 * Changes a customer's profile. A new email address requires the password, and takes effect only when the link that is
 * sent to it is followed. Until then the old address stays valid, and receives a notice.
 */
export async function updateProfile(
  parts: Pick<PlatformParts, "database" | "clock" | "limits" | "settings">,
  caller: Customer,
  sent: ProfileChanges,
): Promise<Result<WireProfile, Refused>> {
  const { database, clock, limits, settings } = parts;
  const { customerId } = caller;
  const checked = checkChanges(sent);
  if (!checked.ok) return refusedFields(checked.error);
  const { email, addresses, ...names } = checked.value;
  const { before, profile } = await database.read(async (session) => ({
    before: await customerOfId(session, customerId),
    profile: await readProfile(session, settings, customerId, clock()),
  }));
  const refusedChanges = readOnlyProblems(sent, profile);
  if (refusedChanges.length > 0) return refusedFields(refusedChanges);
  const isNewEmail = email !== undefined && emailKeyOf(email) !== before.emailKey;
  if (isNewEmail) {
    const verified = await verifyPassword(parts, caller, sent.currentPassword ?? "");
    if (!verified.ok) return verified;
    const wait = await takeAll(limits, [mailClaim("email-change", email, String(customerId))]);
    if (wait !== null) return tooManyTries(wait);
    if (!(await countMail(limits, "email-change", email))) return tooManyTries(configured.laterMailsPerMailbox.seconds);
  }
  return database.write(async (session) => {
    const now = clock();
    if (addresses) {
      const replaced = await replaceAddresses(session, customerId, addresses);
      if (!replaced.ok) return replaced;
    }
    await session
      .update(customers)
      .set({ ...names, updatedAt: now })
      .where(eq(customers.id, customerId));
    if (isNewEmail) await requestEmailChange(session, { settings, now }, before, email);
    return ok(await readProfile(session, settings, customerId, now));
  });
}
