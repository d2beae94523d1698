import { type FrameShape, frameShapes, frontView } from "@dioptra/ui/eyewear";
import { faceBox, faceOutlines } from "../../../../ui/eyewear/faceShapes.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Lens width, lens height, bridge and total width in mm, as usual for each shape. */
const sizes = {
  square: [53, 42, 18, 137],
  round: [48, 45, 21, 130],
  oval: [51, 37, 19, 132],
  rectangular: [54, 35, 17, 138],
  trapezoid: [51, 41, 20, 136],
  triangular: [57, 48, 14, 138],
  panto: [48, 43, 21, 130],
  geometric: [51, 45, 19, 132],
} as const satisfies Record<FrameShape, readonly [number, number, number, number]>;

const file = readFileSync(new URL("../../../../ui/catalog/filters/filterShapes.svg", import.meta.url), "utf8");
const outlines = new Map([...file.matchAll(/id="([a-z]+)-half" d="([^"]+)"/g)].map(([, shape, d]) => [shape, d]));

test.each(frameShapes)("filterShapes.svg contains the outline of %s that the geometry draws", (shape) => {
  const [lensWidth, lensHeight, bridge, totalWidth] = sizes[shape];
  const measures = { lensWidth, lensHeight, bridge, totalWidth, temple: 145 };
  const { wire, endPiece } = frontView({ shape, rim: "full", material: "metal", ...measures });
  expect(outlines.get(shape)).toBe(wire + endPiece);
});

test("filterFaces.svg contains the faces of the guides", () => {
  const faces = readFileSync(new URL("../../../../ui/catalog/filters/filterFaces.svg", import.meta.url), "utf8");
  const drawn = [...faces.matchAll(/id="([a-z]+)" viewBox="([^"]+)"><path d="([^"]+)"/g)];
  expect(drawn.map(([, face, box, d]) => [face, box, d])).toEqual(
    Object.entries(faceOutlines).map(([face, d]) => [face, faceBox, d]),
  );
});
