import { coachQuestions } from "./coachQuestions.ts";
import { changeDraft, type PrescriptionDraft } from "./prescriptionDraft.ts";
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

/**
 * Returns a draft whose doubtful values count as confirmed, such as the draft of a prescription that the shopper has entered
 * before and now changes. Only values that are changed are asked about again.
 */
export const withConfirmedValues = (draft: PrescriptionDraft, context: DraftContext): PrescriptionDraft =>
  coachQuestions(draft, readDraft(draft, context), context).reduce(
    (confirmed, { key }) => changeDraft(confirmed, { change: "confirm", question: key }),
    draft,
  );
