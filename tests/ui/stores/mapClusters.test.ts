import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mapClusters, nextCluster } from "../../../ui/stores/mapClusters.ts";

const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }), {
  maxLength: 150,
});
const salonPoints = points.map((places) => places.map(({ x, y }, index) => ({ code: String(index), x, y })));

test("mapClusters puts each salon into one cluster, and clusters are at least 44 px apart", () => {
  fc.assert(
    fc.property(salonPoints, (salons) => {
      const clusters = mapClusters(salons, 44);
      expect(clusters.flatMap(({ codes }) => codes).toSorted()).toEqual(salons.map(({ code }) => code).toSorted());
      for (const a of clusters)
        for (const b of clusters) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(44);
    }),
  );
});

test("nextCluster returns the nearest point in the direction of an arrow key, or null at the edge", () => {
  const [middle, right, farRight, below] = [
    { x: 100, y: 100 },
    { x: 150, y: 110 },
    { x: 300, y: 100 },
    { x: 110, y: 180 },
  ];
  const all = [middle, right, farRight, below];
  expect(nextCluster(middle, "ArrowRight", all)).toBe(right);
  expect(nextCluster(right, "ArrowRight", all)).toBe(farRight);
  expect(nextCluster(middle, "ArrowDown", all)).toBe(below);
  expect(nextCluster(middle, "ArrowUp", all)).toBeNull();
  expect(nextCluster(middle, "Enter", all)).toBeNull();
});
