import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mapClusters, nextCluster } from "../../../ui/stores/mapClusters.ts";

const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }), {
  maxLength: 150,
});
const named = points.map((places) => places.map(({ x, y }, index) => ({ code: String(index), x, y })));

test("every salon is in one mark, and no two marks lie closer together than a finger is wide", () => {
  fc.assert(
    fc.property(named, (salons) => {
      const clusters = mapClusters(salons, 44);
      expect(clusters.flatMap(({ codes }) => codes).toSorted()).toEqual(salons.map(({ code }) => code).toSorted());
      for (const a of clusters)
        for (const b of clusters) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(44);
    }),
  );
});

test("an arrow key goes to the nearest in its direction, and stays at the edge", () => {
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
