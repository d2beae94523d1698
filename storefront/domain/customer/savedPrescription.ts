import { eyes } from "@dioptra/ui/optics";
import type { CustomChoices } from "../cart/customChoices.ts";
import { prescriptionOptions, readPrescriptionOptions } from "../cart/prescriptionOptions.ts";
import { assessPrescription, type PrescriptionProblem, type SentPrescription } from "../prescription.ts";
import { ok, refuse, type Result } from "../result.ts";

/** The longest name of a saved prescription. */
export const maximumPrescriptionName = 40;
/** The most prescriptions that a customer may keep. */
export const maximumSavedPrescriptions = 20;

/** A prescription that a customer keeps in the account, for further glasses. */
export interface SavedPrescription {
  readonly id: number;
  /** Whose it is, as the customer called it; unique for the customer. */
  readonly name: string;
  /** The values as they were typed, without anything about glasses. */
  readonly sent: SentPrescription;
  readonly savedAt: Date;
}

/** Returns the values of a prescription as options, without what belongs to one pair of glasses: use, lenses, photo. */
export const optionsToSave = (sent: Pick<SentPrescription, "rows" | "pupillaryDistance" | "prisms" | "examined">) =>
  prescriptionOptions({ ...sent, use: "", lensType: "", lensSku: "", source: "typed", photo: null });

/** Reads the options of a prescription to save, and checks them as those of glasses. Returns them without any others. */
export function checkToSave(options: CustomChoices): Result<CustomChoices, readonly PrescriptionProblem[]> {
  const sent = readPrescriptionOptions(options);
  if (!sent) return refuse([{ part: "prescription", problem: "required" }]);
  // The values alone do not say for which lenses they will be used: what all lenses require is checked. Additions for
  // both eyes are power enough for lenses that use them.
  const hasAdditions = eyes.every((eye) => sent.rows[eye].addition.trim() !== "");
  const lensType = hasAdditions ? "progressive" : "single-vision";
  const assessed = assessPrescription({ ...sent, lensType, lensSku: "any", source: "typed" });
  return assessed.ok ? ok(optionsToSave(sent)) : refuse(assessed.error);
}
