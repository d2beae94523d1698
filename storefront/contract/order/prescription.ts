import type { TypedRow } from "@dioptra/ui/optics";
import type { ProductOption } from "#domain/cart/cart.ts";
import type { SentPrescription } from "#domain/prescription.ts";

type Custom = ProductOption["custom"];

/**
 * How a prescription travels: each value is a custom option of the line, as it was typed, under the names of
 * docs/specification/prescriptions.md#rx-12 with the eye in front. `PD` is for both eyes, `R_PD` and `L_PD` for each;
 * `lens` is the sku of the lenses that are made, `lens_type` what they are for.
 */
export const prescriptionOptions = {
  rows: {
    right: { sphere: "R_SPH", cylinder: "R_CYL", axis: "R_AX", addition: "R_ADD" },
    left: { sphere: "L_SPH", cylinder: "L_CYL", axis: "L_AX", addition: "L_ADD" },
  },
  pupillaryDistance: { total: "PD", right: "R_PD", left: "L_PD" },
  prisms: ["R_PRISM", "L_PRISM"],
  lensType: "lens_type",
  lens: "lens",
} as const;

/** Those of contact lenses, a line for each eye; `force` is the power (docs/specification/prescriptions.md#rx-12). */
export const contactLensOptions = {
  power: "force",
  cylinder: "CYL",
  axis: "AX",
  addition: "ADD",
  baseCurve: "BC",
  diameter: "DIA",
  color: "color",
} as const;

const { rows, pupillaryDistance, prisms, lensType, lens } = prescriptionOptions;
const known: ReadonlySet<string> = new Set([
  ...Object.values(rows.right),
  ...Object.values(rows.left),
  ...Object.values(pupillaryDistance),
  ...prisms,
  lensType,
  lens,
]);

/** The values by their names; what was said last counts. */
export const customValues = (custom: Custom): ReadonlyMap<string, string> =>
  new Map(custom.map(({ optionId, optionValue }) => [optionId, optionValue]));

/** The prescription among the options of a line; null without one. */
export function readPrescriptionOptions(custom: Custom): SentPrescription | null {
  if (!custom.some(({ optionId }) => known.has(optionId))) return null;
  const values = customValues(custom);
  const text = (id: string) => values.get(id) ?? "";
  const row = (names: Readonly<Record<keyof TypedRow, string>>): TypedRow => ({
    sphere: text(names.sphere),
    cylinder: text(names.cylinder),
    axis: text(names.axis),
    addition: text(names.addition),
  });
  const { total, right, left } = pupillaryDistance;
  return {
    rows: { right: row(rows.right), left: row(rows.left) },
    pupillaryDistance: text(total) ? { total: text(total) } : { right: text(right), left: text(left) },
    hasPrism: prisms.some((id) => text(id).trim() !== ""),
    lensType: text(lensType) || "single-vision",
    lensSku: text(lens),
  };
}

/** The wire's name of a value that a rule refused. */
export function optionOf(part: string): string {
  const [eye, field] = part.split(".");
  if (eye === "pupillaryDistance") {
    return Object.entries(pupillaryDistance).find(([name]) => name === field)?.[1] ?? pupillaryDistance.total;
  }
  if (eye === "right" || eye === "left") {
    return Object.entries(rows[eye]).find(([name]) => name === field)?.[1] ?? part;
  }
  return part === "lensType" ? lensType : part === "lensSku" ? lens : part;
}
