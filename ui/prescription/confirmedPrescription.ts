import { coachQuestions } from "./coachQuestions.ts";
import type { PrescriptionDraft } from "./prescriptionDraft.ts";
import { type DraftContext, type EnteredPrescription, readDraft } from "./readDraft.ts";

/**
 * Returns the prescription of a draft if it is complete and valid and the shopper has answered every question about it;
 * otherwise null. `PrescriptionForm` shows what is missing.
 */
export function confirmedPrescription(draft: PrescriptionDraft, context: DraftContext): EnteredPrescription | null {
  const reading = readDraft(draft, context);
  if (reading.value === null || coachQuestions(draft, reading, context).length > 0) return null;
  return reading.value;
}
