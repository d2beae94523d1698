import type { AdditionBand, LensBlock, LensMatrix, LensSteps } from "@dioptra/ui/optics";

type Spans = readonly LensSteps[];

const steps = (from: number, to: number, step: number): LensSteps => ({ from, to, step });

/** Beyond ±6.00 D, powers come in steps of 0.50 D (docs/specification/optics.md#optics-35). */
const finest = 6;

/** Returns the usual powers in a range, in dioptres. */
function powers(least: number, most: number): Spans {
  return [
    ...(least < -finest ? [steps(least, -finest - 0.5, 0.5)] : []),
    steps(Math.max(least, -finest), Math.min(most, finest), 0.25),
    ...(most > finest ? [steps(finest + 0.5, most, 0.5)] : []),
  ];
}

/** Base curves and diameters in mm. The first base curve is the usual one. */
export interface Fit {
  readonly baseCurve: readonly number[];
  readonly diameter: readonly number[];
}

/** Spherical lenses. Base curves other than the usual one exist for the common powers only. */
export function spherical([least, most]: readonly [number, number], { baseCurve, diameter }: Fit): LensMatrix {
  const [usual = 8.6, ...others] = baseCurve;
  const narrow = powers(Math.max(least, -8), Math.min(most, 4));
  return [
    { power: powers(least, most), baseCurve: [usual], diameter },
    ...(others.length > 0 ? [{ power: narrow, baseCurve: others, diameter }] : []),
  ];
}

const everyAxis = [steps(10, 180, 10)];
/** The axes near 90° and 180°, where most astigmatism lies. */
const commonAxes = [10, 20, 70, 80, 90, 100, 110, 160, 170, 180];
const usualCylinders = [-0.75, -1.25, -1.75];

/** Toric lenses. Strong cylinders exist at the common axes only, and not together with strong powers. */
export function toric(
  [least, most]: readonly [number, number],
  strong: readonly (-2.25 | -2.75)[],
  fit: Fit,
): LensMatrix {
  const middle = steps(Math.max(least, -finest), Math.min(most, finest), 0.25);
  const block = (power: LensSteps, cylinder: readonly number[], axis: LensBlock["axis"]): LensBlock => ({
    power: [power],
    cylinder,
    axis: axis ?? everyAxis,
    ...fit,
  });
  return [
    block(middle, usualCylinders, everyAxis),
    ...(strong.length > 0 ? [block(steps(middle.from, 0, 0.25), strong, commonAxes)] : []),
    ...(least < -finest ? [block(steps(least, -finest - 0.5, 0.5), usualCylinders, commonAxes)] : []),
    ...(most > finest ? [block(steps(finest + 0.5, most, 0.5), usualCylinders.slice(0, 2), commonAxes)] : []),
  ];
}

/** Multifocal lenses, with additions as bands or in dioptres. */
export const multifocal = (
  [least, most]: readonly [number, number],
  addition: readonly AdditionBand[] | readonly number[],
  fit: Fit,
): LensMatrix => [{ power: powers(least, most), addition, ...fit }];

/** The colours of lenses, as codes of their options. */
export type LensColor = "hazel" | "honey" | "brown" | "green" | "turquoise" | "blue" | "sapphire" | "grey" | "violet";

/** Coloured lenses. Every colour is made with minus powers and without correction, some with plus powers too. */
export const colored = (
  least: number,
  colors: readonly LensColor[],
  forLongSight: readonly LensColor[],
  fit: Fit,
): LensMatrix => [
  { power: powers(least, 0), color: colors, ...fit },
  ...(forLongSight.length > 0 ? [{ power: [steps(0.5, 4, 0.5)], color: forLongSight, ...fit }] : []),
];

/** Cosmetic lenses without correction. The shopper still chooses 0.00 (docs/specification/optics.md#optics-35). */
export const cosmetic = (colors: readonly LensColor[], fit: Fit): LensMatrix => [{ power: [0], color: colors, ...fit }];
