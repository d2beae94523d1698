import { expect, test } from "vitest";
import { deliveryCosts } from "#demo/content/deliveryCosts.ts";

const lines = (language: "pl" | "de" | "en") => deliveryCosts(language).replaceAll("\u00A0", " ").split("\n");

test("names each country with its ways of delivery in the currency of the language, the shopper's own first", () => {
  expect(lines("de")).toEqual([
    "- Deutschland: DPD-Paketdienst 4,90 €, DPD Pickup-Paketshop 3,90 €; ab 99 € Warenwert kostenlos",
    "- Polen: DPD-Paketdienst 6,90 €, InPost-Paketautomat 5,90 €, DPD Pickup-Paketshop 5,90 €",
    "- Italien: DPD-Paketdienst 9,90 €, DPD Pickup-Paketshop 8,90 €",
    "- Vereinigte Staaten: DPD-Paketdienst 24,90 €",
  ]);
  expect(lines("pl")[0]).toBe(
    "- Polska: Kurier DPD 5 zł, Paczkomat InPost 4 zł, Punkt odbioru DPD 4,50 zł; od 399 zł za darmo",
  );
});
