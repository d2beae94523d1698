import {
  eyes,
  type Prescription,
  type PupillaryDistance,
  readPrescription,
  readPupillaryDistance,
  type TypedRow,
} from "@dioptra/ui/optics";
import type { SentPrescription } from "../prescription.ts";
import { withPrisms } from "../prismText.ts";
import { type CustomChoices, customValues, isMadeToPrescription, prescriptionOptionNames } from "./customChoices.ts";

const { rows, pupillaryDistance, prisms, ...single } = prescriptionOptionNames;

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
  return {
    eyes: withPrisms(prescription, texts),
    pupillaryDistance: distance.value,
    examined: sent.examined === "" ? null : sent.examined,
  };
}
