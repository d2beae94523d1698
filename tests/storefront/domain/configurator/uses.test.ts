import type { LensType, RefractiveIndex } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import { lensesOfType, lowestLensPrice } from "#domain/configurator/offeredLenses.ts";
import { lensTypeFor, useOffers } from "#domain/configurator/uses.ts";
import type { SpectacleLenses } from "#domain/product/configuration.ts";

const pair = (sku: string, minor: number, type: LensType | null, index: RefractiveIndex = 1.5): SpectacleLenses => ({
  sku,
  name: sku,
  price: { minor, currency: "PLN" },
  supply: type && { type, index, powers: { from: -6, to: 4 }, blank: 70, coatings: [] },
});

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
  const offers = useOffers(tree, { lensHeight: 40 });
  expect(offers.map(({ use, from }) => [use, from.minor])).toEqual([
    ["distance", 149_00],
    ["near", 149_00],
    ["screen", 249_00],
    ["progressive", 599_00],
  ]);
  const withoutOffice = { spectacleLenses: tree.spectacleLenses.filter(({ sku }) => sku !== "office") };
  expect(useOffers(withoutOffice, { lensHeight: 40 }).map(({ use }) => use)).not.toContain("screen");
  expect(useOffers({ spectacleLenses: [] }, { lensHeight: 40 })).toEqual([]);
});

test.each([
  [27, { lensHeight: 27, least: 28 }, null],
  [28, null, 30],
  [30, null, null],
])("says for a lens of %d mm whether progressive lenses fit", (lensHeight, tooLow, shortCorridorBelow) => {
  const offers = useOffers(tree, { lensHeight });
  expect(offers.find(({ use }) => use === "progressive")).toMatchObject({ tooLow, shortCorridorBelow });
  expect(offers.find(({ use }) => use === "distance")).toMatchObject({ tooLow: null, shortCorridorBelow: null });
});

test("lists the lenses of a type, the plainest first, without those of unknown supply", () => {
  expect(lensesOfType(tree, lensTypeFor("near")).map(({ sku }) => sku)).toEqual(["plain", "thin"]);
});

test("finds the lowest price among the lenses that are offered", () => {
  expect(lowestLensPrice(tree)?.minor).toBe(149_00);
  expect(lowestLensPrice({ spectacleLenses: [pair("unknown", 1_00, null)] })).toBeNull();
});
