import { drawnWidth, type DrawnFrame } from "@dioptra/ui/eyewear";
import { acetateGridSize, frameModel, type Part } from "@dioptra/ui/frame-model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../support/scope.ts";
import { anyDrawnFrame, drawn } from "../measurements.ts";
import { indexOf, openEdges, placesOf, reachOf, volumeOf } from "./geometry.ts";

/** Few runs, because each builds a whole frame. */
const few = { numRuns: runs(1, 8) };
/** In mm. */
const tolerance = 0.5;

const named = (parts: readonly Part[], name: Part["name"]) => parts.filter((part) => part.name === name);
const allParts = (frame: DrawnFrame) => {
  const { front, temples } = frameModel(frame, acetateGridSize.viewer);
  return [...front, ...temples.flatMap(({ parts }) => parts)];
};

test("lenses, bridge and front have the measured sizes", () => {
  fc.assert(
    fc.property(anyDrawnFrame, (frame) => {
      const { front } = frameModel(frame, acetateGridSize.viewer);
      const [right, left] = named(front, "lens").map((lens) => reachOf([lens]));
      const whole = reachOf(front);
      expect(Math.abs((right?.right ?? 0) - (right?.left ?? 0) - frame.lensWidth)).toBeLessThan(tolerance);
      expect(Math.abs((right?.top ?? 0) - (right?.bottom ?? 0) - frame.lensHeight)).toBeLessThan(tolerance);
      expect(Math.abs((right?.left ?? 0) - (left?.right ?? 0) - frame.bridge)).toBeLessThan(tolerance);
      expect(Math.abs(whole.right - whole.left - drawnWidth(frame))).toBeLessThan(tolerance);
    }),
    few,
  );
});

test("open temples stay within the total width and have the measured length", () => {
  fc.assert(
    fc.property(anyDrawnFrame, (frame) => {
      for (const { hinge, parts, side } of frameModel(frame, acetateGridSize.viewer).temples) {
        const { left, right } = reachOf(parts);
        const outermost = side === "right" ? hinge.x + right : -(hinge.x + left);
        expect(2 * outermost).toBeLessThan(drawnWidth(frame) + tolerance);
        const depths = named(parts, "temple")
          .flatMap(placesOf)
          .map((place) => place[2]);
        expect(Math.min(...depths)).toBeGreaterThan(-frame.temple - 3);
      }
    }),
    few,
  );
});

test("positions and normals are finite, and triangles use existing corners", () => {
  fc.assert(
    fc.property(anyDrawnFrame, (frame) => {
      for (const part of allParts(frame)) {
        const { count, array } = part.geometry.getAttribute("position");
        expect(array.every((value) => Number.isFinite(value))).toBe(true);
        expect(part.geometry.getAttribute("normal").array.every((value) => Number.isFinite(value))).toBe(true);
        const index = indexOf(part);
        expect(index.length).toBeGreaterThan(0);
        expect(index.every((corner) => corner >= 0 && corner < count)).toBe(true);
      }
    }),
    few,
  );
});

const padsBelowRim: DrawnFrame = {
  ...drawn,
  shape: "square",
  rim: "half",
  material: "acetate",
  lensWidth: 40,
  lensHeight: 28.3,
  bridge: 12,
  temple: 110,
  totalWidth: 100,
};

test("every part except glass is a closed body with triangles facing outwards", () => {
  const openParts = new Set(["lens", "rivet", "screw", "pad", "hinge"]);
  fc.assert(
    fc.property(anyDrawnFrame, (frame) => {
      for (const part of allParts(frame)) {
        if (part.name !== "lens") expect([part.name, volumeOf(part) > 0.05]).toEqual([part.name, true]);
        if (!openParts.has(part.name)) expect([part.name, openEdges(part)]).toEqual([part.name, 0]);
      }
    }),
    { ...few, examples: [[padsBelowRim]] },
  );
});

test("an acetate front has the volume of a plate with two holes", () => {
  const [front] = named(frameModel(drawn, acetateGridSize.viewer).front, "front");
  const rimArea = 2 * 140 * 3.6 + 200;
  expect(front && volumeOf(front)).toBeGreaterThan(rimArea * 2.5);
  expect(front && volumeOf(front)).toBeLessThan(rimArea * 4.6);
});

test("left and right are mirror images", () => {
  fc.assert(
    fc.property(anyDrawnFrame, (frame) => {
      const key = ([x, y, z]: readonly [number, number, number]) =>
        [x, y, z].map((n) => Math.round(n * 100) / 100 + 0).join();
      const { front, temples } = frameModel(frame, acetateGridSize.viewer);
      const places = front.flatMap(placesOf);
      const placeKeys = new Set(places.map(key));
      const unmatched = places.filter(([x, y, z]) => !placeKeys.has(key([-x, y, z])));
      expect(unmatched.length / places.length).toBeLessThan(0.01);
      expect(temples[0].hinge.x).toBe(-temples[1].hinge.x);
    }),
    few,
  );
});

test.each([
  ["full", "acetate", ["front", "lens", "rivet"]],
  ["half", "acetate", ["front", "lens", "lensEdge", "rivet"]],
  ["full", "metal", ["bridge", "endPiece", "lens", "pad", "padArm", "rim"]],
  ["half", "titanium", ["bridge", "endPiece", "lens", "lensEdge", "pad", "padArm", "rim"]],
  ["full", "mixed", ["bridge", "front", "lens", "pad", "padArm", "rim", "rivet"]],
  ["rimless", "acetate", ["bridge", "endPiece", "lens", "lensEdge", "pad", "padArm", "screw"]],
] as const)("a %s rim of %s consists of %j", (rim, material, names) => {
  const { front } = frameModel({ ...drawn, rim, material, totalWidth: 136 }, acetateGridSize.viewer);
  expect([...new Set(front.map(({ name }) => name))].toSorted()).toEqual(names);
});

test("the same measurements result in the same model", () => {
  const step = acetateGridSize.viewer;
  const [one, other] = [frameModel(drawn, step), frameModel({ ...drawn }, step)].map(({ front }) =>
    front.flatMap(placesOf),
  );
  expect(one).toEqual(other);
});
