/** The parts of `@dioptra/ui` without components, for tests outside of a browser. */
export { confirmedPrescription, withConfirmedValues } from "../../../../ui/prescription/confirmedPrescription.ts";
export { lensOffers } from "../../../../ui/prescription/lensOffers.ts";
export { emptyDraft, textIn, typedRow } from "../../../../ui/prescription/prescriptionDraft.ts";
