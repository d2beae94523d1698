import {
  eyeHeight,
  faceBox,
  faceOutlines,
  faceShapes,
  suitableFaceShapes,
  frameMaterials,
  frameShapes,
  rims,
} from "@dioptra/ui/eyewear";
import { expect, test } from "vitest";
import { boxOf, crossesItself, pathPoints } from "./pathPoints.ts";

// The faces that a frame suits well or best (docs/specification/optics.md#optics-29).
test.each([
  { shape: "round", rim: "full", material: "acetate", faces: ["square", "oval", "rectangular", "trapezoid"] },
  { shape: "square", rim: "full", material: "metal", faces: ["round", "oval"] },
  { shape: "rectangular", rim: "half", material: "metal", faces: ["round", "oval", "trapezoid"] },
  {
    shape: "triangular",
    rim: "full",
    material: "metal",
    faces: ["square", "oval", "rectangular", "trapezoid", "triangular"],
  },
  { shape: "trapezoid", rim: "full", material: "acetate", faces: ["round", "oval", "trapezoid", "triangular"] },
  { shape: "geometric", rim: "full", material: "titanium", faces: ["round", "oval"] },
  // Rimless frames and acetate brows are classed by their rim instead of their lens shape.
  { shape: "square", rim: "rimless", material: "titanium", faces: ["square", "oval", "rectangular", "trapezoid"] },
  { shape: "square", rim: "half", material: "mixed", faces: ["round", "oval", "rectangular", "triangular"] },
] as const)("$shape, $rim, $material suits $faces", ({ faces, ...frame }) => {
  expect(suitableFaceShapes(frame)).toEqual(faces);
});

test("every frame suits at least one face and never all faces", () => {
  for (const shape of frameShapes) {
    for (const rim of rims) {
      for (const material of frameMaterials) {
        const faces = suitableFaceShapes({ shape, rim, material });
        expect(faces.length).toBeGreaterThan(0);
        expect(faces.length).toBeLessThan(6);
      }
    }
  }
});

test.each(faceShapes)("the outline of a %s face is closed, symmetric, and wide enough for a frame", (face) => {
  const [points = []] = pathPoints(faceOutlines[face]);
  const [left = 0, top = 0, width = 0, height = 0] = faceBox.split(" ").map(Number);
  const drawn = boxOf(points);
  expect(points.at(-1)).toEqual(points[0]);
  expect(crossesItself(points.slice(0, -1))).toBe(false);
  expect(drawn.left).toBeCloseTo(-drawn.right, 6);
  expect(drawn.left).toBeGreaterThan(left);
  expect(drawn.top).toBeGreaterThan(top);
  expect(drawn.bottom).toBeLessThan(top + height);
  expect(drawn.right).toBeLessThan(left + width);
  const atEyes = points.filter(({ y }) => Math.abs(y + eyeHeight) < 4).map(({ x }) => Math.abs(x));
  expect(Math.min(...atEyes)).toBeGreaterThan(55);
});
