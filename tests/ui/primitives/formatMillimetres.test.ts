import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { formatMillimetres } from "../../../ui/primitives/formatMillimetres.ts";
import { showSpaces } from "../../support/showSpaces.ts";

test.each([
  ["pl", "140_mm", "48,5_mm"],
  ["de", "140_mm", "48,5_mm"],
  ["en", "140_mm", "48.5_mm"],
  ["it", "140_mm", "48,5_mm"],
  ["es-ES", "140_mm", "48,5_mm"],
  ["fr-FR", "140‿mm", "48,5‿mm"],
  ["pt-PT", "140_mm", "48,5_mm"],
])("in %s lengths read %s and %s", (locale, whole, half) => {
  const intl = createIntl({ locale });
  expect(showSpaces(formatMillimetres(intl, 140))).toBe(whole);
  expect(showSpaces(formatMillimetres(intl, 48.5))).toBe(half);
});
