import type { IntlShape } from "react-intl";
import { readAxis } from "../optics/axis.ts";
import { type Eye, eyes, readPower } from "../optics/powers.ts";
import { readPrism } from "../optics/prism.ts";
import { formatDioptres } from "../primitives/formats.ts";
import {
  type CellField,
  type DraftCell,
  partsOf,
  type PrescriptionDraft,
  type PrismBase,
  prismDirections,
  textIn,
} from "./prescriptionDraft.ts";
import type { DraftReading, EnteredPrescription } from "./readDraft.ts";

/** The format of prisms and of steps between powers. */
export const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Returns the name of a cell, such as "Right eye, sphere". */
export function placeWords(intl: IntlShape, cell: DraftCell): string {
  const { eye, field } = partsOf(cell);
  const name = intl.formatMessage({ id: `ui.prescription.${field}` });
  if (field === "examined") return name;
  const eyeName =
    eye === null
      ? intl.formatMessage({ id: "ui.prescriptionForm.distanceBoth" })
      : intl.formatMessage({ id: "ui.prescription.eye" }, { eye });
  return intl.formatMessage({ id: "ui.prescription.place" }, { eye: eyeName, field: name });
}

/** Formats the value of a cell as prescriptions of the locale write it. */
export function formatFigure(intl: IntlShape, field: CellField, value: number): string {
  if (field === "axis") return `${value}°`;
  if (field === "distance") return intl.formatNumber(value);
  if (field === "horizontal" || field === "vertical") return intl.formatNumber(value, twoDecimals);
  return formatDioptres(intl, value);
}

/** Returns the value of a text in a cell; null if it is empty, invalid or ambiguous. */
function valueIn(cell: DraftCell, text: string, { distance }: DraftReading): number | null {
  const { eye, field } = partsOf(cell);
  if (text.trim() === "" || field === "examined") return null;
  if (field === "distance") return distance.ok ? distance.value[eye ?? "total"] : null;
  if (field === "axis") {
    const reading = readAxis(text);
    return reading.ok ? reading.value : null;
  }
  if (field === "horizontal" || field === "vertical") {
    const reading = readPrism(text, "in");
    return reading.ok ? (reading.value?.amount ?? null) : null;
  }
  const reading = readPower(text, field);
  return reading.ok && !reading.doubts.includes("no-sign") ? reading.value : null;
}

/** Returns the text of a cell without the focus: the formatted value, or the typed text if it cannot be read. */
export function shownText(intl: IntlShape, draft: PrescriptionDraft, reading: DraftReading, cell: DraftCell): string {
  const text = textIn(draft, cell);
  const value = valueIn(cell, text, reading);
  return value === null ? text : formatFigure(intl, partsOf(cell).field, value);
}

const baseNames: Readonly<Record<PrismBase, string>> = {
  in: "ui.prescription.baseIn",
  out: "ui.prescription.baseOut",
  up: "ui.prescription.baseUp",
  down: "ui.prescription.baseDown",
};

/** Returns the name of a base direction, such as "towards the nose". */
export const baseWords = (intl: IntlShape, base: PrismBase): string => intl.formatMessage({ id: baseNames[base] });

/** Returns the formatted powers of an eye; null for those that are not prescribed. */
export function powerFigures(intl: IntlShape, { eyes: powers }: EnteredPrescription, eye: Eye) {
  const { sphere, cylinder, axis, addition } = powers[eye];
  return {
    sphere: formatFigure(intl, "sphere", sphere),
    cylinder: cylinder === 0 ? null : formatFigure(intl, "cylinder", cylinder),
    axis: axis === null ? null : formatFigure(intl, "axis", axis),
    addition: addition === null ? null : formatFigure(intl, "addition", addition),
  };
}

/** Returns the formatted prism of each eye that has one, such as "1.50 out, 0.50 up". */
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
