import { formatAmount, type AmountValue } from "../../../ui/primitives/formatAmount.ts";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";

test.each<[locale: string, minor: number, currency: AmountValue["currency"], text: string]>([
  ["pl", 123450, "PLN", "1234,50_zł"],
  ["pl", 1234560, "PLN", "12_345,60_zł"],
  ["pl", 500, "PLN", "5,00_zł"],
  ["pl", 0, "PLN", "0,00_zł"],
  ["pl", -6550, "PLN", "−65,50_zł"],
  ["de", 123450, "EUR", "1.234,50_€"],
  ["en", 123450, "USD", "$1,234.50"],
  ["en", -1, "USD", "−$0.01"],
])("in %s %d of %s minor units read %j", (locale, minor, currency, text) => {
  const written = formatAmount(createIntl({ locale }), { minor, currency });
  expect(written.replaceAll("\u00A0", "_")).toBe(text);
});
