/** The lens shapes (docs/decisions/product.md#decision-29). Rimless is a rim, not a shape. */
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

/** How the lenses are held: all around, from above, or by screws only. */
export const rims = ["full", "half", "rimless"] as const;
export type Rim = (typeof rims)[number];

/** The materials of frames; `mixed` is an acetate brow on metal. */
export const frameMaterials = ["acetate", "metal", "titanium", "mixed"] as const;
export type FrameMaterial = (typeof frameMaterials)[number];

/** The shape and measurements of a frame, in mm (boxing system, ISO 8624). */
export interface FrameMeasurements {
  /** The shape of the lenses. */
  readonly shape: FrameShape;
  /** How the lenses are held. */
  readonly rim: Rim;
  /** The material of the front. */
  readonly material: FrameMaterial;
  /** The width of the box around one lens (A). */
  readonly lensWidth: number;
  /** The height of the box around one lens (B). */
  readonly lensHeight: number;
  /** The shortest distance between the lenses (DBL). */
  readonly bridge: number;
  /** The length of a temple along its curve. */
  readonly temple: number;
  /** The width from end piece to end piece: 2A + DBL + end pieces. */
  readonly totalWidth: number;
}

/** The range of each measure, in mm, that can be drawn. It contains all frames for adults. */
export const drawableMeasures = {
  lensWidth: [40, 66],
  lensHeight: [24, 60],
  bridge: [12, 28],
  temple: [110, 165],
  totalWidth: [100, 170],
} as const satisfies Partial<Record<keyof FrameMeasurements, readonly [minimum: number, maximum: number]>>;

/** The finishes (colour and material) that can be drawn. */
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

/** The tints of sun lenses. A gradient is dark at the top and light at the bottom; a mirror has a reflective coating. */
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

/** Everything that a picture of a frame depends on. */
export interface DrawnFrame extends FrameMeasurements {
  /** The colour and material that it is drawn in. */
  readonly finish: Finish;
  /** The tint of the lenses; clear lenses have none. */
  readonly tint?: Tint;
}

/**
 * Returns the total width with which a frame is drawn, in mm: the measured one, or at least the lenses, the bridge and an
 * end piece of 2 mm on each side.
 */
export const drawnWidth = ({ lensWidth, bridge, totalWidth }: FrameMeasurements): number =>
  Math.max(totalWidth, 2 * lensWidth + bridge + 4);
