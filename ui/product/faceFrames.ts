import { type FaceFit, faceFit, type Silhouette } from "../eyewear/faceFit.ts";
import type { FaceShape } from "../eyewear/faceShapes.ts";
import { type FrameMeasurements, frameShapes } from "../eyewear/frame.ts";

const silhouettes: readonly Silhouette[] = [...frameShapes, "browline", "rimless"];

/** What has a fit with a face, in the order in which shapes are listed. */
export const framesThatFit = (face: FaceShape, fit: FaceFit): readonly Silhouette[] =>
  silhouettes.filter((silhouette) => faceFit(face, silhouette) === fit);

const heights = {
  rectangular: 32,
  oval: 36,
  trapezoid: 40,
  geometric: 42,
  square: 42,
  panto: 44,
  triangular: 46,
  round: 46,
};

const builds = {
  browline: { shape: "square", rim: "half", material: "mixed" },
  rimless: { shape: "rectangular", rim: "rimless", material: "titanium" },
} as const;

/** A frame of middling size to draw on a face: how it looks is told, not which one it is. */
export function exampleFrame(silhouette: Silhouette): FrameMeasurements {
  const build =
    silhouette === "browline" || silhouette === "rimless"
      ? builds[silhouette]
      : ({ shape: silhouette, rim: "full", material: "acetate" } as const);
  return { ...build, lensWidth: 48, lensHeight: heights[build.shape], bridge: 20, temple: 145, totalWidth: 130 };
}
