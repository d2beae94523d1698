import { type EnteredPrescription, textIn, typedRow } from "@dioptra/ui";
import { type LineSelection, withLenses } from "#domain/cart/lines.ts";
import { prescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { type LensUse, lensTypeFor } from "#domain/configurator/uses.ts";
import type { SentPrescription } from "#domain/prescription.ts";
import { prismText } from "#domain/prismText.ts";
import type { Answers } from "./answers.ts";
import type { ConfiguredFrame } from "./glasses.ts";

const emptyRow = { sphere: "", cylinder: "", axis: "", addition: "" };

/** Returns the values of a prescription as they are sent: as they were typed. */
export function sentValues(
  { draft, source }: Pick<Answers, "draft" | "source">,
  entered: EnteredPrescription | null,
): Pick<SentPrescription, "rows" | "pupillaryDistance" | "prisms" | "examined"> {
  if (source !== "typed" || entered === null) {
    return {
      rows: { right: emptyRow, left: emptyRow },
      pupillaryDistance: { total: "" },
      prisms: { right: "", left: "" },
      examined: "",
    };
  }
  return {
    rows: { right: typedRow(draft, "right"), left: typedRow(draft, "left") },
    pupillaryDistance:
      draft.distance === "single"
        ? { total: textIn(draft, "distance.total") }
        : { right: textIn(draft, "distance.right"), left: textIn(draft, "distance.left") },
    prisms: { right: prismText(entered.eyes.right.prism), left: prismText(entered.eyes.left.prism) },
    examined: entered.examined ?? "",
  };
}

export interface ConfiguredGlasses {
  readonly glasses: ConfiguredFrame;
  readonly answers: Answers;
  /** Null if the prescription is sent later or is on a photo. */
  readonly prescription: EnteredPrescription | null;
  readonly use: LensUse;
  readonly lenses: OfferedLenses;
  /** The label of the lenses in the cart, in the shopper's language. */
  readonly label: string;
}

/** Returns a frame's lenses and their prescription as the selection of a cart line. */
export function glassesSelection(configured: ConfiguredGlasses): LineSelection {
  const { glasses, answers, prescription, use, lenses, label } = configured;
  const { source, photo } = answers;
  const sent: SentPrescription = {
    ...sentValues(answers, prescription),
    use,
    lensType: lensTypeFor(use),
    lensSku: lenses.sku,
    source,
    photo: source === "photo" ? (photo?.id ?? null) : null,
  };
  return {
    custom: prescriptionOptions(sent),
    price: withLenses((glasses.variant ?? glasses.product).price, lenses.price),
    options: [{ label, value: lenses.name }],
  };
}
