import {
  type Eye,
  eyes,
  type Prescription,
  type PupillaryDistance,
  readPrescription,
  readPupillaryDistance,
  type TypedRow,
} from "@dioptra/ui/optics";
import type { SentPrescription } from "../prescription.ts";
import { readPrismText } from "../prismText.ts";
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

/** Returns whether a line with these options has lenses that are made to a prescription. */
export const isMadeToPrescription = (custom: CustomChoices): boolean => custom.some(isPrescriptionOption);

/** Reads the prescription from the options of a line; null without one. */
export function readPrescriptionOptions(custom: CustomChoices): SentPrescription | null {
  if (!isMadeToPrescription(custom)) return null;
  const values = customValues(custom);
  const text = (id: string) => values.get(id) ?? "";
  const row = (names: Readonly<Record<keyof TypedRow, string>>): TypedRow => ({
    sphere: text(names.sphere),
    cylinder: text(names.cylinder),
    axis: text(names.axis),
    addition: text(names.addition),
  });
  const { total, right, left } = pupillaryDistance;
  const photo = text(single.photo);
  return {
    rows: { right: row(rows.right), left: row(rows.left) },
    pupillaryDistance: text(total) ? { total: text(total) } : { right: text(right), left: text(left) },
    prisms: { right: text(prisms.right), left: text(prisms.left) },
    examined: text(single.examined),
    use: text(single.use),
    lensType: text(single.lensType) || "single-vision",
    lensSku: text(single.lensSku),
    source: photo !== "" ? "photo" : text(single.source) === "later" ? "later" : "typed",
    photo: photo === "" ? null : photo,
  };
}

/**
 * Returns the options that carry a prescription, always in the same order, so that equal prescriptions have equal
 * checksums. Empty values are left out.
 */
export function prescriptionOptions(sent: SentPrescription): CustomChoices {
  const { pupillaryDistance: distance } = sent;
  const values: readonly (readonly [string, string])[] = [
    ...eyes.flatMap((eye) => {
      const { sphere, cylinder, axis, addition } = rows[eye];
      const typed = sent.rows[eye];
      return [
        [sphere, typed.sphere],
        [cylinder, typed.cylinder],
        [axis, typed.axis],
        [addition, typed.addition],
        [prisms[eye], sent.prisms[eye]],
      ] as const;
    }),
    ...("total" in distance
      ? [[pupillaryDistance.total, distance.total] as const]
      : eyes.map((eye) => [pupillaryDistance[eye], distance[eye]] as const)),
    [single.examined, sent.examined],
    [single.use, sent.use],
    [single.lensType, sent.lensType],
    [single.lensSku, sent.lensSku],
    [single.source, sent.source === "later" ? "later" : ""],
    [single.photo, sent.photo ?? ""],
  ];
  return values.flatMap(([optionId, typed]) => {
    const optionValue = typed.trim();
    return optionValue === "" ? [] : [{ optionId, optionValue }];
  });
}

/** Returns the option's name for a part of a prescription that a rule refused, such as `right.sphere`. */
export function optionNameOf(part: string): string {
  const [eye, field] = part.split(".");
  if (eye === "pupillaryDistance") {
    return Object.entries(pupillaryDistance).find(([name]) => name === field)?.[1] ?? pupillaryDistance.total;
  }
  if (eye === "right" || eye === "left") {
    if (field === "prism") return prisms[eye];
    return Object.entries(rows[eye]).find(([name]) => name === field)?.[1] ?? part;
  }
  return Object.entries(single).find(([name]) => name === part)?.[1] ?? part;
}

/** A prescription as it is shown: the values of both eyes in the layout of the paper. */
export interface ShownPrescription {
  readonly eyes: Prescription;
  readonly pupillaryDistance: PupillaryDistance;
  /** The date of the eye test, such as 2026-11-20; null if not stated. */
  readonly examined: string | null;
}

/** Returns the values of a prescription to show; null if it has none yet, or values that cannot be read. */
export function shownPrescription({ rows: typed, prisms: texts, ...sent }: SentPrescription): ShownPrescription | null {
  const { prescription } = readPrescription(typed);
  const distance = readPupillaryDistance(sent.pupillaryDistance);
  if (!prescription || !distance.ok) return null;
  const withPrism = (eye: Eye) => ({ ...prescription[eye], prism: readPrismText(texts[eye]) ?? null });
  return {
    eyes: { right: withPrism("right"), left: withPrism("left") },
    pupillaryDistance: distance.value,
    examined: sent.examined === "" ? null : sent.examined,
  };
}
