import { emptyDraft, type PrescriptionDraft, withConfirmedValues } from "@dioptra/ui";
import { eyes, type Prism } from "@dioptra/ui/optics";
import type { CartLine } from "#domain/cart/cart.ts";
import { readPrescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import { type LensUse, lensTypeFor, lensUses } from "#domain/configurator/uses.ts";
import type { SentPrescription } from "#domain/prescription.ts";
import { readPrismText } from "#domain/prismText.ts";
import { type Answers, noAnswers } from "./answers.ts";

/** Returns what the glasses of a line are for; the first use of its lenses if the line does not say. */
const findUse = ({ use, lensType }: SentPrescription): LensUse =>
  lensUses.find((each) => each === use) ?? lensUses.find((each) => lensTypeFor(each) === lensType) ?? "distance";

type PrismParts = Pick<PrescriptionDraft, "texts" | "bases">;

/** Returns the cells of the prisms as the form writes them. */
function prismParts(prisms: SentPrescription["prisms"]): PrismParts {
  const read = eyes.flatMap((eye) => {
    const prism: Prism | null = readPrismText(prisms[eye]) ?? null;
    return (["horizontal", "vertical"] as const).flatMap((direction) => {
      const part = prism?.[direction];
      return part ? [{ cell: `${eye}.${direction}` as const, text: part.amount.toFixed(2), base: part.base }] : [];
    });
  });
  return {
    texts: Object.fromEntries(read.map(({ cell, text }) => [cell, text])),
    bases: Object.fromEntries(read.map(({ cell, base }) => [cell, base])),
  };
}

/** Returns the form with the values of a line, exactly as they were typed. */
function draftOf({ rows, pupillaryDistance: distance, prisms, examined }: SentPrescription): PrescriptionDraft {
  const prism = prismParts(prisms);
  const powers = eyes.flatMap((eye) => Object.entries(rows[eye]).map(([field, text]) => [`${eye}.${field}`, text]));
  const distances: PrescriptionDraft["texts"] =
    "total" in distance
      ? { "distance.total": distance.total }
      : { "distance.right": distance.right, "distance.left": distance.left };
  return {
    ...emptyDraft,
    texts: { ...Object.fromEntries(powers), ...distances, ...prism.texts, examined },
    bases: prism.bases,
    distance: "total" in distance ? "single" : "each-eye",
    prism: Object.keys(prism.texts).length > 0 ? "prescribed" : "none",
  };
}

/** Returns the form with values that were confirmed before, so that nothing about them is asked again. */
export const confirmedDraft = (sent: SentPrescription, use: LensUse, today: string): PrescriptionDraft =>
  withConfirmedValues(draftOf(sent), {
    type: lensTypeFor(use),
    today,
    dateOfBirth: null,
    previousPrescription: null,
  });

/**
 * Returns the answers that led to a line of the cart, so that its lenses and its prescription can be changed
 * (docs/specification/cart.md#cart-9); null for a line without a prescription. What was confirmed then is not asked again.
 */
export function lineAnswers(
  { productOption: { custom } }: Pick<CartLine, "productOption">,
  today: string,
): Answers | null {
  const sent = readPrescriptionOptions(custom);
  if (!sent) return null;
  const use = findUse(sent);
  return {
    ...noAnswers,
    use,
    source: sent.source,
    draft: sent.source === "typed" ? confirmedDraft(sent, use, today) : emptyDraft,
    photo: sent.photo === null ? null : { id: sent.photo, name: "" },
    hasConsent: true,
  };
}
