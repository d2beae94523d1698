import { checkEmail } from "@dioptra/ui/rules";
import * as z from "zod/mini";
import { ok, type Result } from "#domain/result.ts";
import { findSalon, isOfSalon } from "../appointment/appointments.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import { salons } from "../stores/tables/salon.ts";

/** Sets the address that a salon's requests for visits go to; null for that of the shop. */
export const salonMailBody = z.strictObject({ code: z.string(), email: z.nullable(z.string()) });

/** The address of a salon as it is now. */
interface SalonMail {
  readonly name: string;
  readonly city: string;
  readonly email: string | null;
}

/** Sets the mail address of the salon that has a page with this code, for all of its pages. */
export async function setSalonMail(
  session: Session,
  { code, email }: z.output<typeof salonMailBody>,
): Promise<Result<SalonMail, Refused>> {
  const checked = email === null ? ok(null) : checkEmail(email);
  if (!checked.ok) return refusedFields([{ field: "email", problem: "invalid" }]);
  const salon = await findSalon(session, code);
  if (!salon) return refused("ENOTFOUND", "There is no such salon.");
  await session.update(salons).set({ email: checked.value }).where(isOfSalon(salon));
  return ok({ name: salon.googleName, city: salon.city, email: checked.value });
}
