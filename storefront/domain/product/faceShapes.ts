import type { Frame } from "./product.ts";

/** Faces as guides tell them apart (specification, section 3); a diamond counts as rectangular, a heart as a trapezoid. */
export const faceShapes = ["square", "round", "oval", "rectangular", "trapezoid", "triangular"] as const;
export type FaceShape = (typeof faceShapes)[number];

/** How frames look to whoever matches them to a face. */
type Silhouette = Exclude<Frame["shape"], "trapezoid" | "triangular"> | "wayfarer" | "aviator" | "browline" | "rimless";

/** What suits best or well: what contrasts with the face (domain reference, section 2, face shape matrix). */
const suiting: Readonly<Record<FaceShape, ReadonlySet<Silhouette>>> = {
  square: new Set(["round", "oval", "aviator", "panto", "rimless"]),
  round: new Set(["square", "rectangular", "browline", "wayfarer", "geometric"]),
  oval: new Set([
    "round",
    "oval",
    "square",
    "rectangular",
    "aviator",
    "panto",
    "browline",
    "wayfarer",
    "geometric",
    "rimless",
  ]),
  rectangular: new Set(["round", "oval", "aviator", "panto", "browline", "rimless"]),
  trapezoid: new Set(["round", "oval", "rectangular", "aviator", "panto", "wayfarer", "rimless"]),
  triangular: new Set(["oval", "aviator", "browline", "geometric"]),
};

/** Without a rim the outline is faint, and a brow of acetate above clear lenses outdoes it. */
function silhouetteOf({ shape, rim, material }: Pick<Frame, "shape" | "rim" | "material">): Silhouette {
  if (rim === "rimless") return "rimless";
  if (rim === "half" && material === "mixed") return "browline";
  if (shape === "trapezoid") return "wayfarer";
  return shape === "triangular" ? "aviator" : shape;
}

/** The faces that a frame suits; every frame suits some. */
export const facesSuited = (frame: Pick<Frame, "shape" | "rim" | "material">): readonly FaceShape[] =>
  faceShapes.filter((face) => suiting[face].has(silhouetteOf(frame)));
