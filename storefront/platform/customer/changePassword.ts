import { and, eq, ne } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import { emailChanges, passwordResets, sessions } from "./tables/session.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { passwordChanged } from "./mails.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { type Refused, refusedPassword } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { Customer } from "./callerOf.ts";
import { hashPassword, passwordProblems, provePassword } from "./passwords.ts";

type Parts = Pick<PlatformParts, "database" | "clock" | "limits" | "settings">;
type StoredCustomer = typeof customers.$inferSelect;

/** Sets a password and tells its owner; every login but the one that is kept ends, and so does every open link. */
export async function setPassword(
  session: Session,
  { settings, now }: { readonly settings: Parts["settings"]; readonly now: Date },
  customer: StoredCustomer,
  { passwordHash, keptFamilyId }: { readonly passwordHash: string; readonly keptFamilyId: string | null },
): Promise<void> {
  const { id, email, firstName, locale, storeCode } = customer;
  await session.update(customers).set({ passwordHash, updatedAt: now }).where(eq(customers.id, id));
  const ofCustomer = eq(sessions.customerId, id);
  await session
    .delete(sessions)
    .where(keptFamilyId === null ? ofCustomer : and(ofCustomer, ne(sessions.familyId, keptFamilyId)));
  await session.delete(passwordResets).where(eq(passwordResets.customerId, id));
  await session.delete(emailChanges).where(eq(emailChanges.customerId, id));
  const shop = settings.origin + (storeViewOf(storeCode)?.prefix ?? "");
  const letter = passwordChanged({ firstName, shop }, languageOf(locale));
  const key = `password-changed:${id}:${now.getTime()}`;
  await queueMail(session, { key, kind: "password-changed", recipient: email, locale, letter }, now);
}

/** Changes the password of a customer who knows the present one (ASVS 6.2.3). */
export async function changePassword(
  parts: Parts,
  caller: Customer,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Result<true, Refused>> {
  const proven = await provePassword(parts, caller, currentPassword);
  if (!proven.ok) return proven;
  const customer = proven.value;
  const problems =
    newPassword === currentPassword
      ? [{ field: "newPassword", problem: "same-as-before" }]
      : await passwordProblems("newPassword", newPassword, customer);
  if (problems.length > 0) return refusedPassword("The new password cannot be used. Choose another one.", problems);
  const passwordHash = await hashPassword(newPassword);
  const at = { settings: parts.settings, now: parts.clock() };
  await parts.database.write((session) =>
    setPassword(session, at, customer, { passwordHash, keptFamilyId: caller.familyId }),
  );
  return ok(true);
}
