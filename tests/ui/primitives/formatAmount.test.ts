import { formatAmount, type AmountValue } from "../../../ui/primitives/formatAmount.ts";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const nbsp = /\u00A0/g;
const price = z.strictObject({ locale: z.string(), currency: z.enum(["PLN", "EUR", "USD"]), value: z.number() });

test.each(vectors("money.format", price, z.string()))("money.format: $name", ({ input, expected }) => {
  const { locale, currency, value } = input;
  const written = formatAmount(createIntl({ locale }), { minor: Math.round(value * 100), currency });
  expect(written.replace(nbsp, "_")).toBe(expected);
});

test.each<[locale: string, minor: number, currency: AmountValue["currency"], text: string]>([
  ["pl", 500, "PLN", "5,00_zł"],
  ["pl", 0, "PLN", "0,00_zł"],
  ["pl", -6550, "PLN", "−65,50_zł"],
  ["en", -1, "USD", "−$0.01"],
])("in %s %d of %s minor units read %j", (locale, minor, currency, text) => {
  const written = formatAmount(createIntl({ locale }), { minor, currency });
  expect(written.replace(nbsp, "_")).toBe(text);
});
