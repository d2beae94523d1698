/** The shapes that a lens can have; decision 29. Rimless is a rim, not a shape. */
export const frameShapes = [
  "square",
  "round",
  "oval",
  "rectangular",
  "trapezoid",
  "triangular",
  "panto",
  "geometric",
] as const;
export type FrameShape = (typeof frameShapes)[number];

export const rims = ["full", "half", "rimless"] as const;
export type Rim = (typeof rims)[number];

export const frameMaterials = ["acetate", "metal", "titanium", "mixed"] as const;
export type FrameMaterial = (typeof frameMaterials)[number];

/** What a ruler says of a frame, in mm, in the boxing system (ISO 8624). */
export interface FrameMeasurements {
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  /** Width of the box around one lens (A), 44 to 62. */
  readonly lensWidth: number;
  /** Height of the box around one lens (B), 28 to 56. */
  readonly lensHeight: number;
  /** Least distance between the lenses (DBL), 14 to 24. */
  readonly bridge: number;
  /** Length of the temple along its curve, 120 to 155. */
  readonly temple: number;
  /** From one end piece to the other, 2A + DBL + end pieces. */
  readonly totalWidth: number;
}

/** The looks that a frame can have; each is drawn by `ui/eyewear`. */
export const finishes = [
  "black",
  "navy",
  "bottle",
  "wine",
  "sky",
  "honey",
  "havana",
  "grey-havana",
  "crystal",
  "rose-crystal",
  "smoke-gradient",
  "gold",
  "silver",
  "rose-gold",
  "gunmetal",
] as const;
export type Finish = (typeof finishes)[number];
