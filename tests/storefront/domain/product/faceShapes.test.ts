import { frameMaterials, frameShapes, rims } from "@dioptra/ui/eyewear";
import { expect, test } from "vitest";
import { facesSuited } from "#domain/product/faceShapes.ts";

// Domain reference, section 2, face shape matrix: what is marked + or ++.
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
  { shape: "trapezoid", rim: "full", material: "acetate", faces: ["round", "oval", "trapezoid"] },
  { shape: "geometric", rim: "full", material: "titanium", faces: ["round", "oval", "triangular"] },
  // A rimless square is no longer a square on the face, and a brow of acetate is what is seen of its frame.
  { shape: "square", rim: "rimless", material: "titanium", faces: ["square", "oval", "rectangular", "trapezoid"] },
  { shape: "square", rim: "half", material: "mixed", faces: ["round", "oval", "rectangular", "triangular"] },
] as const)("$shape, $rim, $material suits $faces", ({ faces, ...frame }) => {
  expect(facesSuited(frame)).toEqual(faces);
});

test("every frame suits somebody, and none suits everybody", () => {
  for (const shape of frameShapes) {
    for (const rim of rims) {
      for (const material of frameMaterials) {
        const faces = facesSuited({ shape, rim, material });
        expect(faces.length).toBeGreaterThan(0);
        expect(faces.length).toBeLessThan(6);
      }
    }
  }
});
