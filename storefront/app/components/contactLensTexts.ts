import { type LensValueNames, lensTexts } from "@dioptra/ui";
import type { Eye } from "@dioptra/ui/optics";
import type { IntlShape } from "react-intl";
import type { CartLine } from "#domain/cart/cart.ts";
import { readContactLensOptions } from "#domain/cart/contactLensOptions.ts";
import type { CustomChoices } from "#domain/cart/customChoices.ts";

/** The message with the name of each eye. */
export const eyeNames = {
  right: "ui.contactLenses.right",
  left: "ui.contactLenses.left",
} as const satisfies Record<Eye, string>;

/** Returns the parameters of a line of contact lenses in words, as the cart shows them. */
export function contactLensTexts(intl: IntlShape, custom: CustomChoices, names: LensValueNames): CartLine["options"] {
  const line = readContactLensOptions(custom);
  if (!line?.eye) return [];
  const { eye, lens, dominant } = line;
  const name = (each: Eye) => intl.formatMessage({ id: eyeNames[each] });
  return [
    { label: name(eye), value: lensTexts(intl, lens, names).join(", ") },
    ...(dominant
      ? [{ label: intl.formatMessage({ id: "product.contactLenses.dominant" }), value: name(dominant) }]
      : []),
  ];
}
