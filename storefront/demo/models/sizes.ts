import type { FrameShape } from "@dioptra/ui/eyewear";
import { type FrameSize, frameSize } from "@dioptra/ui/optics";
import type { SeedFrame, SeedSize } from "../frame.ts";
import type { Brand } from "../attributes/brands.ts";
import { draw } from "../draw.ts";
import type { Model } from "./model.ts";
import { type Build, buildOf } from "../sentences/frames.ts";

/** Lens width and bridge of each size in mm, and the ratio of lens height to width. */
interface Proportions extends Readonly<Record<FrameSize, readonly [lensWidth: number, bridge: number]>> {
  readonly height: number;
}

/** Usual measurements of each shape (docs/specification/optics.md#optics-28). */
const proportions: Readonly<Record<FrameShape, Proportions>> = {
  panto: { narrow: [46, 20], medium: [49, 20], wide: [52, 21], height: 0.89 },
  round: { narrow: [45, 21], medium: [48, 21], wide: [51, 22], height: 0.95 },
  oval: { narrow: [49, 18], medium: [52, 18], wide: [54, 18], height: 0.7 },
  square: { narrow: [49, 17], medium: [52, 17], wide: [55, 18], height: 0.75 },
  rectangular: { narrow: [50, 17], medium: [53, 17], wide: [56, 17], height: 0.63 },
  trapezoid: { narrow: [49, 18], medium: [52, 18], wide: [54, 19], height: 0.76 },
  triangular: { narrow: [52, 14], medium: [55, 15], wide: [58, 15], height: 0.85 },
  geometric: { narrow: [48, 19], medium: [50, 20], wide: [53, 20], height: 0.88 },
};

/** Sunglasses have wider and higher lenses. */
const sunglassesOffsets = { width: { narrow: 1, medium: 1, wide: 2 }, height: 0.03 } as const;

/** Differences from the usual lens width and bridge, in mm, by brand. */
const brandOffsets: Readonly<Partial<Record<Brand, { readonly lens?: number; readonly bridge?: number }>>> = {
  sedno: { bridge: -1 },
  osnowa: { bridge: 1 },
  wilga: { lens: -1, bridge: 1 },
  zakole: { lens: 1 },
  zatoka: { bridge: 1 },
  lektura: { bridge: -1 },
};

const temples: Readonly<Record<FrameSize, number>> = { narrow: 140, medium: 145, wide: 150 };

/** Returns the total widths in mm that belong to a size and have end pieces of 4 to 7 mm on each side. */
const possibleTotalWidths = (size: FrameSize, lenses: number) =>
  Array.from({ length: 6 }, (_, index) => lenses + 8 + index).filter(
    (totalWidth) => frameSize({ totalWidth }) === size,
  );

function sizeOf({ brand, name, gender, shape, sun }: Model, size: FrameSize): SeedSize {
  const usual = proportions[shape];
  const offset = brandOffsets[brand] ?? {};
  const usualWidth = usual[size][0] + (offset.lens ?? 0);
  const bridge = usual[size][1] + (offset.bridge ?? 0);
  // Each model differs a little from the usual measurements, by the same amount in all sizes.
  const lensWidth = usualWidth + (sun ? sunglassesOffsets.width[size] : draw(`width ${name}`, 2));
  const heightReduction = draw(`height ${name}`, 5) / 100;
  const height = usual.height + (sun ? sunglassesOffsets.height : 0) - heightReduction;
  const possible = possibleTotalWidths(size, 2 * lensWidth + bridge);
  const totalWidth = possible[draw(`total ${name} ${size}`, possible.length)];
  if (totalWidth === undefined) throw new Error(`No total width makes ${name} a ${size} frame.`);
  return {
    lensWidth,
    lensHeight: Math.round(lensWidth * height),
    bridge,
    temple: temples[size] - (gender === "women" ? 5 : 0),
    totalWidth,
  };
}

/** Returns the measurements of a model in its sizes. */
export const sizesOf = (model: Model): readonly SeedSize[] => model.sizes.map((size) => sizeOf(model, size));

/** Weight in grams of a frame 131 mm wide, without lenses. */
const usualWeights: Readonly<Record<Build, number>> = {
  "full acetate": 25,
  "full metal": 17,
  "full titanium": 13,
  "full mixed": 21,
  "half metal": 15,
  "half titanium": 11,
  "half mixed": 19,
  "rimless metal": 13,
  "rimless titanium": 9,
};

/** Returns the weight of a frame's first size in grams, without lenses. */
export function weightOf({ rim, material, sizes }: Pick<SeedFrame, "rim" | "material" | "sizes">): number {
  const totalWidth = sizes[0]?.totalWidth ?? 131;
  return Math.round((usualWeights[buildOf(rim, material)] * totalWidth) / 131);
}
