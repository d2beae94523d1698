import { type FaceShape, faceShapes } from "./faceShapes.ts";
import type { FrameMeasurements, FrameShape } from "./frame.ts";

/** How a frame is classed when it is matched to a face: by its shape, unless its build is more prominent. */
export type Silhouette = FrameShape | "browline" | "rimless";

export type FaceFit = "best" | "good" | "neutral" | "avoid";

/** Which frame suits which face (docs/specification/optics.md#optics-29). */
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

/** How well a frame contrasts with a face: what repeats its lines makes them stronger. */
export const faceFit = (face: FaceShape, silhouette: Silhouette): FaceFit => fits[silhouette][face];

/** Without a rim the outline is faint, and a brow of acetate above clear lenses outdoes it. */
export function silhouetteOf({ shape, rim, material }: Pick<FrameMeasurements, "shape" | "rim" | "material">) {
  if (rim === "rimless") return "rimless";
  return rim === "half" && material === "mixed" ? "browline" : shape;
}

/** The faces that a frame suits best or well; every frame suits some. */
export const facesSuited = (frame: Pick<FrameMeasurements, "shape" | "rim" | "material">): readonly FaceShape[] =>
  faceShapes.filter((face) => ["best", "good"].includes(faceFit(face, silhouetteOf(frame))));
