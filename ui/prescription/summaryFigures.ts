import type { IntlShape } from "react-intl";
import { type Eye, eyes } from "../optics/powers.ts";
import { prismDirections, type PrismBase } from "./prescriptionDraft.ts";
import { formatFigure } from "./cellWords.ts";
import type { EnteredPrescription } from "./readDraft.ts";

const baseNames: Readonly<Record<PrismBase, string>> = {
  in: "ui.prescription.baseIn",
  out: "ui.prescription.baseOut",
  up: "ui.prescription.baseUp",
  down: "ui.prescription.baseDown",
};

/** A base in the words of the locale: "towards the nose". */
export const baseWords = (intl: IntlShape, base: PrismBase): string => intl.formatMessage({ id: baseNames[base] });

/** The powers of an eye as they stand on the paper; null for what is none. */
export function powerFigures(intl: IntlShape, { eyes: powers }: EnteredPrescription, eye: Eye) {
  const { sphere, cylinder, axis, addition } = powers[eye];
  return {
    sphere: formatFigure(intl, "sphere", sphere),
    cylinder: cylinder === 0 ? null : formatFigure(intl, "cylinder", cylinder),
    axis: axis === null ? null : formatFigure(intl, "axis", axis),
    addition: addition === null ? null : formatFigure(intl, "addition", addition),
  };
}

/** The prism of each eye that has one, such as "1.50 out, 0.50 up". */
export function prismFigures(intl: IntlShape, { eyes: powers }: EnteredPrescription) {
  return eyes.flatMap((eye) => {
    const directions = prismDirections.flatMap((direction) => {
      const prism = powers[eye].prism?.[direction];
      if (!prism) return [];
      const values = { amount: formatFigure(intl, direction, prism.amount), base: baseWords(intl, prism.base) };
      return [intl.formatMessage({ id: "ui.prescriptionSummary.direction" }, values)];
    });
    return directions.length > 0 ? [{ eye, prism: intl.formatList(directions) }] : [];
  });
}
