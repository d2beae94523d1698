import { type FaceShape, faceShapes } from "./faceShapes.ts";
import type { FrameMeasurements, FrameShape } from "./frame.ts";

/** The class of a frame for face shapes: its lens shape, unless the rim is more prominent (browline, rimless). */
export type Silhouette = FrameShape | "browline" | "rimless";

/** How well a frame suits a face. */
export type FaceFit = "best" | "good" | "neutral" | "avoid";

/** How well each kind of frame suits each face (docs/specification/optics.md#optics-29). */
const fits = {
  round: {
    square: "best",
    round: "avoid",
    oval: "good",
    rectangular: "good",
    trapezoid: "best",
    triangular: "neutral",
  },
  oval: { square: "best", round: "neutral", oval: "good", rectangular: "best", trapezoid: "good", triangular: "good" },
  square: {
    square: "avoid",
    round: "best",
    oval: "best",
    rectangular: "neutral",
    trapezoid: "neutral",
    triangular: "neutral",
  },
  rectangular: {
    square: "avoid",
    round: "best",
    oval: "good",
    rectangular: "avoid",
    trapezoid: "good",
    triangular: "neutral",
  },
  triangular: {
    square: "good",
    round: "neutral",
    oval: "best",
    rectangular: "good",
    trapezoid: "best",
    triangular: "good",
  },
  panto: { square: "best", round: "avoid", oval: "good", rectangular: "good", trapezoid: "good", triangular: "avoid" },
  browline: {
    square: "neutral",
    round: "good",
    oval: "good",
    rectangular: "best",
    trapezoid: "avoid",
    triangular: "best",
  },
  trapezoid: {
    square: "neutral",
    round: "best",
    oval: "best",
    rectangular: "neutral",
    trapezoid: "good",
    triangular: "good",
  },
  geometric: {
    square: "avoid",
    round: "best",
    oval: "good",
    rectangular: "avoid",
    trapezoid: "neutral",
    triangular: "neutral",
  },
  rimless: {
    square: "good",
    round: "neutral",
    oval: "good",
    rectangular: "best",
    trapezoid: "best",
    triangular: "avoid",
  },
} as const satisfies Record<Silhouette, Record<FaceShape, FaceFit>>;

/**
 * Returns how well a frame suits a face. Frames that contrast with the face suit it; frames that repeat its lines
 * emphasise them (docs/specification/optics.md#optics-29).
 */
export const faceFit = (face: FaceShape, silhouette: Silhouette): FaceFit => fits[silhouette][face];

/**
 * Returns the silhouette of a frame. Rimless frames have a faint outline, and an acetate brow is more prominent than the
 * lens shape; all others are classed by lens shape.
 */
export function silhouetteOf({ shape, rim, material }: Pick<FrameMeasurements, "shape" | "rim" | "material">) {
  if (rim === "rimless") return "rimless";
  return rim === "half" && material === "mixed" ? "browline" : shape;
}

/** Returns the faces that a frame suits best or well; at least one. */
export const suitableFaceShapes = (
  frame: Pick<FrameMeasurements, "shape" | "rim" | "material">,
): readonly FaceShape[] => faceShapes.filter((face) => ["best", "good"].includes(faceFit(face, silhouetteOf(frame))));
