import * as z from "zod/mini";
import { readPrescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import { maximumPrescriptionName, type SavedPrescription } from "#domain/customer/savedPrescription.ts";
import { choice, readChoice } from "../catalog/productOption.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { dateTime, list, numeric } from "../wire/value.ts";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumPrescriptionName));

/**
 * A prescription to keep, as the custom options of a cart line (docs/specification/prescriptions.md#rx-12).
 * `consent_version` is the text by which the customer agreed that it is stored.
 */
export const savedPrescriptionBody = z.strictObject({
  prescription: z.strictObject({
    name,
    options: z.array(choice).check(z.minLength(1), z.maxLength(30)),
    consent_version: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
});

const savedPrescription = z.pipe(
  z.object({ id: numeric, name: z.string(), options: z.array(choice), saved_at: dateTime }),
  z.transform(({ id, name: saved, options, saved_at: savedAt }): SavedPrescription | null => {
    const sent = readPrescriptionOptions(options.map(readChoice));
    return sent && { id, name: saved, sent, savedAt };
  }),
);

const savedPrescriptions = z.pipe(
  list(savedPrescription),
  // What the shop cannot read as a prescription cannot be used for glasses either.
  z.transform((all) => all.flatMap((each) => each ?? [])),
);
export type WireSavedPrescription = z.input<typeof savedPrescription>;

/** Our extension: the prescriptions that the customer keeps in the account. Each call answers with all of them. */
export const savedPrescriptionEndpoints = {
  savedPrescriptions: defineEndpoint({
    method: "GET",
    path: "/api/user/prescriptions",
    query: ["token"],
    body: null,
    result: inAnyCurrency(savedPrescriptions),
    loud: true,
  }),
  /** Replaces one of the same name. */
  prescriptionSave: defineEndpoint({
    method: "POST",
    path: "/api/user/prescriptions",
    query: ["token"],
    body: savedPrescriptionBody,
    result: inAnyCurrency(savedPrescriptions),
    loud: true,
  }),
  prescriptionDelete: defineEndpoint({
    method: "POST",
    path: "/api/user/prescriptions/delete/{prescriptionId}",
    query: ["token"],
    body: null,
    result: inAnyCurrency(savedPrescriptions),
    loud: true,
  }),
};
