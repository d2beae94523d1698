import * as fc from "fast-check";
import { expect, test } from "vitest";
import { axisTowards, dial, onDial } from "../../../ui/prescription/dialGeometry.ts";

test("axisTowards returns the axis of a point at any distance", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 180 }), fc.double({ min: 20, max: 200, noNaN: true }), (axis, distance) => {
      expect(axisTowards(onDial(axis, distance))).toBe(axis);
    }),
  );
});

test("axisTowards returns whole degrees from 1 to 180 for any point", () => {
  const place = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(place, place, (x, y) => {
      const axis = axisTowards({ x, y });
      expect(Number.isInteger(axis) && axis >= 1 && axis <= 180).toBe(true);
    }),
  );
});

test.each([
  [dial.x + 50, dial.y - 50, 45],
  [dial.x, dial.y - 10, 90],
  [dial.x - 50, dial.y - 50, 135],
  [dial.x - 50, dial.y, 180],
  [dial.x + 50, dial.y + 20, 1],
])("axisTowards of %d, %d is %d", (x, y, axis) => {
  expect(axisTowards({ x, y })).toBe(axis);
});
