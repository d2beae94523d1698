import { countryCodes } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import * as z from "zod";
import { type TaxClassCode, vatRates } from "#platform/checkout/terms.ts";
import { vectors } from "../../../vectors/vectors.ts";

const kinds = ["rx_glasses", "frame_only", "contact_cosmetic", "sunglasses", "contact_corrective"] as const;
const classes: Readonly<Record<(typeof kinds)[number], TaxClassCode>> = {
  rx_glasses: "prescription-glasses",
  frame_only: "frames",
  contact_cosmetic: "cosmetic-lenses",
  sunglasses: "sunglasses",
  contact_corrective: "contact-lenses",
};
const sold = z.strictObject({ country: z.enum(countryCodes), kind: z.enum(kinds) });

test.each(vectors("vat.rate", sold, z.nullable(z.number())))("vat.rate: $name", ({ input, expected }) => {
  expect(vatRates[classes[input.kind]][input.country] ?? null).toBe(expected);
});
