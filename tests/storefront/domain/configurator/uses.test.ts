import type { LensFrame, LensType, RefractiveIndex } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import { cheapestLenses, lensesOfType, lowestLensPrice } from "#domain/configurator/offeredLenses.ts";
import { isPossible, lensTypeFor, useOffers } from "#domain/configurator/uses.ts";
import type { SpectacleLenses } from "#domain/product/configuration.ts";

const pair = (sku: string, minor: number, type: LensType | null, index: RefractiveIndex = 1.5): SpectacleLenses => ({
  sku,
  name: sku,
  price: { minor, currency: "PLN" },
  supply: type && { type, index, powers: { from: -6, to: 4 }, blank: 70, coatings: [] },
});

const frame = { lensWidth: 50, lensHeight: 40, bridge: 18, rim: "full", effectiveDiameter: 54 } as const;
const rimless = { ...frame, rim: "rimless" } as const;

const tree = {
  spectacleLenses: [
    pair("thin", 299_00, "single-vision", 1.6),
    pair("plain", 149_00, "single-vision"),
    pair("unknown", 1_00, null),
    pair("office", 249_00, "office"),
    pair("progressive", 599_00, "progressive"),
  ],
};

test("offers the uses that the tree has lenses for, each with its lowest price", () => {
  const offers = useOffers(tree, frame);
  expect(offers.map(({ use, from }) => [use, from.minor])).toEqual([
    ["distance", 149_00],
    ["near", 149_00],
    ["screen", 249_00],
    ["progressive", 599_00],
  ]);
  const withoutOffice = { spectacleLenses: tree.spectacleLenses.filter(({ sku }) => sku !== "office") };
  expect(useOffers(withoutOffice, frame).map(({ use }) => use)).not.toContain("screen");
  expect(useOffers({ spectacleLenses: [] }, frame)).toEqual([]);
});

test.each([
  [27, { lensHeight: 27, least: 28 }, null],
  [28, null, 30],
  [30, null, null],
])("says for a lens of %d mm whether progressive lenses fit", (lensHeight, tooLow, shortCorridorBelow) => {
  const offers = useOffers(tree, { ...frame, lensHeight });
  expect(offers.find(({ use }) => use === "progressive")).toMatchObject({ tooLow, shortCorridorBelow });
  expect(offers.find(({ use }) => use === "distance")).toMatchObject({ tooLow: null, shortCorridorBelow: null });
});

test("lists the lenses of a type, the plainest first, without those of unknown supply", () => {
  expect(lensesOfType(tree, lensTypeFor("near")).map(({ sku }) => sku)).toEqual(["plain", "thin"]);
});

test.each([rimless, { ...frame, rim: "half" } as const])(
  "counts only lenses that can be made for a frame without a full rim",
  (withoutRim) => {
    const offers = useOffers(tree, withoutRim);
    expect(offers.map((offer) => [offer.use, offer.from.minor, offer.refusal, isPossible(offer)])).toEqual([
      ["distance", 299_00, null, true],
      ["near", 299_00, null, true],
      ["screen", 249_00, { reason: "rim", index: 1.6 }, false],
      ["progressive", 599_00, { reason: "rim", index: 1.6 }, false],
    ]);
  },
);

const lowestFor = (spectacleLenses: readonly SpectacleLenses[], of: LensFrame | null) =>
  lowestLensPrice(cheapestLenses({ spectacleLenses }), of)?.minor ?? null;

test("finds the lowest price among the lenses that can be made for a frame", () => {
  const { spectacleLenses } = tree;
  expect(lowestFor(spectacleLenses, null)).toBe(149_00);
  expect(lowestFor(spectacleLenses, frame)).toBe(149_00);
  expect(lowestFor(spectacleLenses, rimless)).toBe(299_00);
  expect(lowestFor(spectacleLenses, { ...frame, effectiveDiameter: 69 })).toBeNull();
  expect(lowestFor([pair("unknown", 1_00, null)], null)).toBeNull();
  const progressive = [pair("progressive", 99_00, "progressive"), pair("plain", 149_00, "single-vision")];
  expect(lowestFor(progressive, frame)).toBe(99_00);
  expect(lowestFor(progressive, { ...frame, lensHeight: 27 })).toBe(149_00);
});

test("keeps the lenses that may be the cheapest for some frame", () => {
  expect(cheapestLenses(tree).map(({ price }) => price.minor)).toEqual([149_00, 299_00]);
});
