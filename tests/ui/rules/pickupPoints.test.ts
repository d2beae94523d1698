import { type PickupPoint, pickupPointsFor } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

const point = (id: string, rest: Partial<PickupPoint>): PickupPoint => ({
  id,
  kind: "locker",
  street: "Świętokrzyska 20",
  postcode: "00-002",
  city: "Warszawa",
  paymentOnPickup: true,
  ...rest,
});

const points = [
  point("WAW9", {}),
  point("WAW214M", { distance: 0.25 }),
  point("CGN1", { city: "Köln", street: "Große Straße 5", postcode: "50667", distance: 900 }),
  point("LOD1", { city: "Łódź", postcode: "90-001", distance: 119 }),
];

const idsFor = (typed: string) => pickupPointsFor(points, typed).map(({ id }) => id);

test.each([
  ["", ["WAW214M", "LOD1", "CGN1", "WAW9"]],
  ["Koeln", ["CGN1"]],
  ["koln", ["CGN1"]],
  ["Köln grosse strasse", ["CGN1"]],
  ["lodz", ["LOD1"]],
  ["00-0", ["WAW214M", "WAW9"]],
  ["00002", ["WAW214M", "WAW9"]],
  ["warszawa swieto", ["WAW214M", "WAW9"]],
  ["waw9", ["WAW9"]],
  ["Radom", []],
])("returns for %j the points %j, the nearest first", (typed, ids) => {
  expect(idsFor(typed)).toEqual(ids);
});
