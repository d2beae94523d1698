import { expect, test } from "vitest";
import { lensMatrix, toWireLensMatrix } from "#contract/catalog/lensMatrix.ts";
import { lenses } from "#demo/lenses/index.ts";

test.each(lenses)("reads the lens matrix of $sku as it was written", ({ matrix }) => {
  expect(lensMatrix.parse(JSON.parse(JSON.stringify(toWireLensMatrix(matrix))))).toEqual(matrix);
});

test("writes a range as minimum, maximum and step", () => {
  const wire = toWireLensMatrix([
    { power: [{ from: -6, to: 0, step: 0.25 }, 1], addition: ["low"], baseCurve: [8.6], diameter: [14.2] },
  ]);
  expect(wire).toEqual([{ power: [[-6, 0, 0.25], 1], add: ["low"], base_curve: [8.6], diameter: [14.2] }]);
});

test.each([
  [[{ power: [[0, 6, 0]] }]],
  [[{ power: [[6, 0, 0.25]] }]],
  [[{ power: [[0, 1e9, 0.25]] }]],
  [[{ power: [[0, 6]] }]],
  [[{ power: 3 }]],
  [[{ color: ["x".repeat(65)] }]],
  [Array.from({ length: 51 }, () => ({ power: [0] }))],
])("refuses %j", (wire) => {
  expect(lensMatrix.safeParse(wire).success).toBe(false);
});
