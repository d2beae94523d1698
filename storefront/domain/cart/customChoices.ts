import type { ProductOption } from "./cart.ts";

/** The options of a line that were typed or chosen by name (docs/specification/prescriptions.md#rx-12). */
export type CustomChoices = ProductOption["custom"];

/**
 * The names of the custom options that carry a prescription (docs/specification/prescriptions.md#rx-12). Each value is an
 * option of the line, as it was typed, with the eye as a prefix. `PD` is the pupillary distance of both eyes, `R_PD` and
 * `L_PD` of each; `use` is what the glasses are for, `lens` the sku of the lenses, `lens_type` their type. `prescription` is `later` if the shopper
 * sends the prescription after ordering, and `photo` is the id of a picture of the paper.
 */
export const prescriptionOptionNames = {
  rows: {
    right: { sphere: "R_SPH", cylinder: "R_CYL", axis: "R_AX", addition: "R_ADD" },
    left: { sphere: "L_SPH", cylinder: "L_CYL", axis: "L_AX", addition: "L_ADD" },
  },
  pupillaryDistance: { total: "PD", right: "R_PD", left: "L_PD" },
  prisms: { right: "R_PRISM", left: "L_PRISM" },
  examined: "examined",
  use: "use",
  lensType: "lens_type",
  lensSku: "lens",
  source: "prescription",
  photo: "prescription_photo",
} as const;

const { rows, pupillaryDistance, prisms, ...single } = prescriptionOptionNames;
const optionNames: ReadonlySet<string> = new Set([
  ...Object.values(rows.right),
  ...Object.values(rows.left),
  ...Object.values(pupillaryDistance),
  ...Object.values(prisms),
  ...Object.values(single),
]);

/** Returns the values of custom options by their names. Of options with the same name, the last one counts. */
export const customValues = (custom: CustomChoices): ReadonlyMap<string, string> =>
  new Map(custom.map(({ optionId, optionValue }) => [optionId, optionValue]));

/** Returns whether an option carries a part of a prescription. */
export const isPrescriptionOption = ({ optionId }: CustomChoices[number]): boolean => optionNames.has(optionId);

/** Returns whether the shopper still has to send the prescription of a line with these options. */
export const isPrescriptionMissing = (custom: CustomChoices): boolean => {
  const values = customValues(custom);
  return values.get(single.source) === "later" && !values.get(single.photo);
};

/**
 * Returns whether somebody has to read the prescription of a line with these options before its lenses can be made: its
 * paper was photographed, or is sent after ordering. When they are made is unknown until then.
 */
export const isPrescriptionUnread = (custom: CustomChoices): boolean =>
  isPrescriptionMissing(custom) || Boolean(customValues(custom).get(single.photo));

/** Returns whether a line with these options has lenses that are made to a prescription. */
export const isMadeToPrescription = (custom: CustomChoices): boolean => custom.some(isPrescriptionOption);
