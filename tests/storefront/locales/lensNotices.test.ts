import { expect, test } from "vitest";
import de from "../../../storefront/locales/de.json" with { type: "json" };
import en from "../../../storefront/locales/en.json" with { type: "json" };
import pl from "../../../storefront/locales/pl.json" with { type: "json" };

test.each([
  ["Polish", pl, /w ruchu drogowym/, /nie można zwrócić/],
  ["German", de, /im Straßenverkehr gefährlich/, /nicht zurückgeben/],
  ["English", en, /in road traffic/, /cannot be returned/],
])(
  "warns in %s of progressive lenses in road traffic, and says what cannot be returned",
  (_, texts, danger, noReturn) => {
    expect(texts["configurator.roadTraffic"]).toMatch(danger);
    expect(texts["configurator.noReturn"]).toMatch(noReturn);
    expect(texts["configurator.noReturn"]).toContain("{name}");
  },
);
