import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { formatDioptres } from "../../../ui/primitives/formatDioptres.ts";

test.each([
  ["pl", "−2,25", "+10,50"],
  ["de", "−2,25", "+10,50"],
  ["en", "−2.25", "+10.50"],
  ["it", "−2,25", "+10,50"],
  ["es-ES", "−2,25", "+10,50"],
  ["fr-FR", "−2,25", "+10,50"],
  ["pt-PT", "−2,25", "+10,50"],
])("in %s powers read %s and %s", (locale, minus, plus) => {
  const intl = createIntl({ locale });
  expect(formatDioptres(intl, -2.25)).toBe(minus);
  expect(formatDioptres(intl, 10.5)).toBe(plus);
});

test.each([0, -0])("a lens without power has no sign: %d", (power) => {
  expect(formatDioptres(createIntl({ locale: "pl" }), power)).toBe("0,00");
});
