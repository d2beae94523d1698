import { and, asc, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { savedPrescriptionBody, WireSavedPrescription } from "#contract/customer/savedPrescription.ts";
import { readChoice, toWireChoice } from "#contract/catalog/productOption.ts";
import { optionNameOf } from "#domain/cart/prescriptionOptions.ts";
import { checkToSave, maximumSavedPrescriptions } from "#domain/customer/savedPrescription.ts";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "../customer/tables/customer.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { openSealed } from "./sealedOptions.ts";
import { savedPrescriptions } from "./tables/savedPrescription.ts";

type Answer = readonly WireSavedPrescription[];

/** Returns the place of a saved prescription, which its sealed options are bound to. */
export const placeInAccount = ({ customerId, name }: { readonly customerId: number; readonly name: string }): string =>
  `account:${customerId}:${name}`;

/** Returns the prescriptions that a customer keeps, by name, in the wire's format. */
export async function readSavedPrescriptions(
  session: Session,
  fields: FieldCipher,
  customerId: number,
): Promise<Answer> {
  const rows = await session
    .select()
    .from(savedPrescriptions)
    .where(eq(savedPrescriptions.customerId, customerId))
    .orderBy(asc(savedPrescriptions.name), asc(savedPrescriptions.id));
  return rows.map(({ id, name, sealedOptions, savedAt }) => ({
    id,
    name,
    options: openSealed(fields, sealedOptions, placeInAccount({ customerId, name })).map(toWireChoice),
    saved_at: savedAt.toISOString(),
  }));
}

export interface PrescriptionToSave {
  readonly customerId: number;
  readonly prescription: z.output<typeof savedPrescriptionBody>["prescription"];
  readonly now: Date;
}

/**
 * Keeps a prescription for a customer, instead of one of the same name. Refuses values that are no prescription by their
 * fields, and more prescriptions than a customer may keep. Returns all that the customer keeps then.
 */
export async function savePrescription(
  session: Session,
  fields: FieldCipher,
  { customerId, prescription, now }: PrescriptionToSave,
): Promise<Result<Answer, Refused>> {
  const checked = checkToSave(prescription.options.map(readChoice));
  if (!checked.ok) {
    return refusedFields(
      checked.error.map(({ part, ...problem }) => ({ ...problem, field: `prescription.${optionNameOf(part)}` })),
    );
  }
  // Locks the customer, so that simultaneous calls cannot keep more than the maximum together.
  await session.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
  const { name } = prescription;
  const kept = await session
    .select({ name: savedPrescriptions.name })
    .from(savedPrescriptions)
    .where(eq(savedPrescriptions.customerId, customerId));
  if (kept.length >= maximumSavedPrescriptions && !kept.some((each) => each.name === name)) {
    const message = `An account keeps at most ${maximumSavedPrescriptions} prescriptions. Delete one first.`;
    return refused("TOO_MANY", message, { available: maximumSavedPrescriptions });
  }
  const values = {
    sealedOptions: fields.seal(JSON.stringify(checked.value), placeInAccount({ customerId, name })),
    consentVersion: prescription.consent_version,
    savedAt: now,
  };
  await session
    .insert(savedPrescriptions)
    .values({ customerId, name, ...values })
    .onConflictDoUpdate({ target: [savedPrescriptions.customerId, savedPrescriptions.name], set: values });
  return ok(await readSavedPrescriptions(session, fields, customerId));
}

/** Deletes a customer's prescription; 404 if the customer has none with this id. Returns those that are left. */
export async function deletePrescription(
  session: Session,
  fields: FieldCipher,
  { id, customerId }: { readonly id: number; readonly customerId: number },
): Promise<Result<Answer, Refused>> {
  const deleted = await session
    .delete(savedPrescriptions)
    .where(and(eq(savedPrescriptions.id, id), eq(savedPrescriptions.customerId, customerId)))
    .returning({ id: savedPrescriptions.id });
  if (deleted.length === 0) return refused("ENOTFOUND", "You keep no prescription with this id.");
  return ok(await readSavedPrescriptions(session, fields, customerId));
}
