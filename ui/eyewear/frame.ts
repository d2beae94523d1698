/** The shapes that a lens can have (docs/decisions/product.md#decision-29). Rimless is a rim, not a shape. */
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
  /** Width of the box around one lens (A). */
  readonly lensWidth: number;
  /** Height of the box around one lens (B). */
  readonly lensHeight: number;
  /** Least distance between the lenses (DBL). */
  readonly bridge: number;
  /** Length of the temple along its curve. */
  readonly temple: number;
  /** From one end piece to the other, 2A + DBL + end pieces. */
  readonly totalWidth: number;
}

/** The least and the most of each measure in mm that are drawn well; no adult's frame lies outside. */
export const drawableMeasures = {
  lensWidth: [40, 66],
  lensHeight: [24, 60],
  bridge: [12, 28],
  temple: [110, 165],
  totalWidth: [100, 170],
} as const satisfies Partial<Record<keyof FrameMeasurements, readonly [least: number, most: number]>>;

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

/** Colours of lenses for the sun; a gradient is dark above and clear below, a mirror has a coating that throws light back. */
export const tints = [
  "grey",
  "brown",
  "green",
  "grey-gradient",
  "brown-gradient",
  "green-gradient",
  "silver-mirror",
  "blue-mirror",
  "gold-mirror",
] as const;
export type Tint = (typeof tints)[number];

/** All that a picture of a frame shows. */
export interface DrawnFrame extends FrameMeasurements {
  readonly finish: Finish;
  /** Of its lenses; left out, they are clear. */
  readonly tint?: Tint;
}

/** A front cannot be narrower than lenses, bridge and 2 mm of end piece on each side: a smaller total is drawn so. */
export const drawnWidth = ({ lensWidth, bridge, totalWidth }: FrameMeasurements): number =>
  Math.max(totalWidth, 2 * lensWidth + bridge + 4);
