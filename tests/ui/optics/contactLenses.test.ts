import {
  additionBand,
  axisDistance,
  materialGroup,
  nearestAxis,
  oxygenTransmissibility,
  uvClass,
} from "@dioptra/ui/optics";
import { expect, test } from "vitest";

test.each([
  [140, 0.08, 175],
  [103, 0.07, 147.1],
  [28, 0.1, 28],
])("cl.dkt: a Dk of %d through %d mm lets %d pass", (permeability, thickness, expected) => {
  expect(oxygenTransmissibility({ permeability, thickness })).toBe(expected);
});

test.each([
  [38, false, false, 1],
  [69, false, false, 2],
  [50, true, false, 3],
  [58, true, false, 4],
  [33, false, true, 5],
  [58, true, true, 5],
] as const)("cl.fda_group: %d %% water, ionic %s, silicone %s is group %d", (water, isIonic, isSilicone, expected) => {
  expect(materialGroup({ water, isIonic, isSilicone })).toBe(expected);
});

test.each([
  [90, 99, 1],
  [96, 99.9, 1],
  [89.9, 99, 2],
  [50, 95, 2],
  [49, 95, null],
  [40, 99, null],
])("cl.uv_class: %d %% of UVA and %d %% of UVB is class %s", (uva, uvb, expected) => {
  expect(uvClass({ uva, uvb })).toBe(expected);
});

test.each([
  [0.75, "low"],
  [1, "low"],
  [1.25, "low"],
  [1.5, "medium"],
  [2, "medium"],
  [2.25, "high"],
  [3, "high"],
])("cl.add.band: an addition of %d is %s", (addition, band) => {
  expect(additionBand(addition)).toBe(band);
});

const tens = Array.from({ length: 18 }, (_, index) => (index + 1) * 10);

test.each([
  [97, 100],
  [4, 180],
  [175, 180],
  [180, 180],
  [0, 180],
  [5, 10],
  [95, 100],
])("cl.axis.snap: the stocked axis nearest to %d is %d", (axis, expected) => {
  expect(nearestAxis(tens, axis)).toBe(expected);
});

test("axes lie at most a quarter of a turn apart, and no axis is nearest to none", () => {
  expect(axisDistance(10, 180)).toBe(10);
  expect(axisDistance(45, 135)).toBe(90);
  expect(nearestAxis([], 90)).toBeNull();
});
