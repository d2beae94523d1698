import { and, eq, ne } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import { emailChanges, passwordResets, sessions } from "./tables/session.ts";
import { languageOf } from "../kernel/language.ts";
import { queueUnasked } from "./unaskedMail.ts";
import { passwordChanged } from "./mails.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { type Refused, refusedPassword } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { Customer } from "./callerOf.ts";
import { hashPassword, passwordProblems, verifyPassword } from "./passwords.ts";

type Parts = Pick<PlatformParts, "database" | "clock" | "limits" | "settings">;
type StoredCustomer = typeof customers.$inferSelect;

/**
 * Sets a password and notifies its owner by mail. Ends all other logins than `keptFamilyId`, and invalidates all open
 * links.
 */
export async function setPassword(
  session: Session,
  { settings, now }: { readonly settings: Parts["settings"]; readonly now: Date },
  customer: StoredCustomer,
  { passwordHash, keptFamilyId }: { readonly passwordHash: string; readonly keptFamilyId: string | null },
): Promise<void> {
  const { id, email, firstName, locale, storeCode } = customer;
  await session.update(customers).set({ passwordHash, updatedAt: now }).where(eq(customers.id, id));
  const isCustomers = eq(sessions.customerId, id);
  await session
    .delete(sessions)
    .where(keptFamilyId === null ? isCustomers : and(isCustomers, ne(sessions.familyId, keptFamilyId)));
  await session.delete(passwordResets).where(eq(passwordResets.customerId, id));
  await session.delete(emailChanges).where(eq(emailChanges.customerId, id));
  const shop = settings.origin + (storeViewOf(storeCode)?.prefix ?? "");
  const letter = passwordChanged({ firstName, shop }, languageOf(locale));
  const key = `password-changed:${id}:${now.getTime()}`;
  await queueUnasked(session, { key, kind: "password-changed", recipient: email, locale, letter }, now);
}

/** Changes a customer's password, if the current one is correct (OWASP ASVS 6.2.3). */
export async function changePassword(
  parts: Parts,
  caller: Customer,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Result<true, Refused>> {
  const verified = await verifyPassword(parts, caller, currentPassword);
  if (!verified.ok) return verified;
  const customer = verified.value;
  const problems =
    newPassword === currentPassword
      ? [{ field: "newPassword", problem: "same-as-before" }]
      : await passwordProblems("newPassword", newPassword, customer);
  if (problems.length > 0) return refusedPassword("The new password cannot be used. Choose another one.", problems);
  const passwordHash = await hashPassword(newPassword);
  const context = { settings: parts.settings, now: parts.clock() };
  await parts.database.write((session) =>
    setPassword(session, context, customer, { passwordHash, keptFamilyId: caller.familyId }),
  );
  return ok(true);
}
