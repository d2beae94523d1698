import { type AmountValue, formatAmount, formatDioptres, formatMillimetres } from "../../../ui/primitives/formats.ts";
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { showSpaces } from "../../support/showSpaces.ts";
import { vectors } from "../../vectors/vectors.ts";

describe("formatAmount", () => {
  const price = z.strictObject({ locale: z.string(), currency: z.enum(["PLN", "EUR", "USD"]), value: z.number() });

  test.each(vectors("money.format", price, z.string()))("money.format: $name", ({ input, expected }) => {
    const { locale, currency, value } = input;
    const written = formatAmount(createIntl({ locale }), { minor: Math.round(value * 100), currency });
    expect(showSpaces(written)).toBe(expected);
  });

  test.each<[locale: string, minor: number, currency: AmountValue["currency"], text: string]>([
    ["pl", 500, "PLN", "5,00_zł"],
    ["pl", 0, "PLN", "0,00_zł"],
    ["pl", -6550, "PLN", "−65,50_zł"],
    ["en", -1, "USD", "−$0.01"],
    ["de", 123450, "EUR", "1.234,50_€"],
    ["de", -6550, "EUR", "−65,50_€"],
    ["en", 123450, "EUR", "€1,234.50"],
    ["it", 123450, "EUR", "1234,50_€"],
    ["it", 1234560, "EUR", "12.345,60_€"],
    ["it", -6550, "EUR", "−65,50_€"],
    ["es-ES", 123450, "EUR", "1234,50_€"],
    ["es-ES", 1234560, "EUR", "12.345,60_€"],
    ["es-ES", -6550, "EUR", "−65,50_€"],
    ["fr-FR", 123450, "EUR", "1‿234,50_€"],
    ["fr-FR", 1234560, "EUR", "12‿345,60_€"],
    ["fr-FR", -6550, "EUR", "−65,50_€"],
    ["pt-PT", 123450, "EUR", "1234,50_€"],
    ["pt-PT", 1234560, "EUR", "12_345,60_€"],
    ["pt-PT", -6550, "EUR", "−65,50_€"],
  ])("formats in %s %d minor units of %s as %j", (locale, minor, currency, text) => {
    const written = formatAmount(createIntl({ locale }), { minor, currency });
    expect(showSpaces(written)).toBe(text);
  });
});

describe("formatMillimetres", () => {
  test.each([
    ["pl", "140_mm", "48,5_mm"],
    ["de", "140_mm", "48,5_mm"],
    ["en", "140_mm", "48.5_mm"],
    ["it", "140_mm", "48,5_mm"],
    ["es-ES", "140_mm", "48,5_mm"],
    ["fr-FR", "140‿mm", "48,5‿mm"],
    ["pt-PT", "140_mm", "48,5_mm"],
  ])("formats lengths in %s as %s and %s", (locale, whole, half) => {
    const intl = createIntl({ locale });
    expect(showSpaces(formatMillimetres(intl, 140))).toBe(whole);
    expect(showSpaces(formatMillimetres(intl, 48.5))).toBe(half);
  });
});

describe("formatDioptres", () => {
  test.each([
    ["pl", "−2,25", "+10,50"],
    ["de", "−2,25", "+10,50"],
    ["en", "−2.25", "+10.50"],
    ["it", "−2,25", "+10,50"],
    ["es-ES", "−2,25", "+10,50"],
    ["fr-FR", "−2,25", "+10,50"],
    ["pt-PT", "−2,25", "+10,50"],
  ])("formats powers in %s as %s and %s", (locale, minus, plus) => {
    const intl = createIntl({ locale });
    expect(formatDioptres(intl, -2.25)).toBe(minus);
    expect(formatDioptres(intl, 10.5)).toBe(plus);
  });

  test.each([0, -0])("formats a power of %d without a sign", (power) => {
    expect(formatDioptres(createIntl({ locale: "pl" }), power)).toBe("0,00");
  });
});
