import { confirmedPrescription, emptyDraft, type EnteredPrescription, type PrescriptionDraft } from "@dioptra/ui";
import type { Prescription } from "@dioptra/ui/optics";
import type { AnsweredSteps } from "#domain/configurator/steps.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { type LensUse, lensTypeFor } from "#domain/configurator/uses.ts";
import type { PrescriptionSource } from "#domain/prescription.ts";

/** What a shopper has answered in the configurator. The lenses are part of the address. */
export interface Answers {
  readonly use: LensUse | null;
  /** How the prescription is given: typed, on a photo of the paper, or later. */
  readonly source: PrescriptionSource;
  /** What was typed. */
  readonly draft: PrescriptionDraft;
  /** The saved prescription that the draft began with, to notice large changes. */
  readonly previous: Prescription | null;
  /** The photo of the paper that the platform has. */
  readonly photo: { readonly id: string; readonly name: string } | null;
  /** Whether the shopper has agreed that the prescription is stored and used. Without it, nothing typed is stored. */
  readonly hasConsent: boolean;
}

export const noAnswers: Answers = {
  use: null,
  source: "typed",
  draft: emptyDraft,
  previous: null,
  photo: null,
  hasConsent: false,
};

/** Returns the typed prescription if it is complete and every question about it is answered; otherwise null. */
export const typedPrescription = (
  { use, draft, previous }: Pick<Answers, "use" | "draft" | "previous">,
  today: string,
): EnteredPrescription | null =>
  use === null
    ? null
    : confirmedPrescription(draft, {
        type: lensTypeFor(use),
        today,
        dateOfBirth: null,
        previousPrescription: previous,
      });

/** Returns which steps are answered. `lenses` are those of the address; null without any that can be made. */
export function answeredSteps(answers: Answers, lenses: OfferedLenses | null, today: string): AnsweredSteps {
  const isGiven = {
    typed: () => typedPrescription(answers, today) !== null,
    photo: () => answers.photo !== null,
    later: () => true,
  };
  return {
    use: answers.use !== null,
    prescription: answers.use !== null && answers.hasConsent && isGiven[answers.source](),
    lens: lenses !== null,
  };
}

/** Returns the part of the answers that may be stored. Without consent, that is only what the glasses are for. */
export const storable = (answers: Answers): Answers =>
  answers.hasConsent ? answers : { ...noAnswers, use: answers.use };
