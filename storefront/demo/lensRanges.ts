import type { AdditionBand, LensBlock, LensMatrix, LensSteps } from "@dioptra/ui/optics";

type Spans = readonly LensSteps[];

const steps = (from: number, to: number, step: number): LensSteps => ({ from, to, step });

/** Beyond ±6.00 D, powers come in steps of 0.50 D (docs/specification/optics.md#optics-35). */
const fineStepLimit = 6;

/** Returns the usual powers in a range, in dioptres. */
function powers(min: number, max: number): Spans {
  return [
    ...(min < -fineStepLimit ? [steps(min, -fineStepLimit - 0.5, 0.5)] : []),
    steps(Math.max(min, -fineStepLimit), Math.min(max, fineStepLimit), 0.25),
    ...(max > fineStepLimit ? [steps(fineStepLimit + 0.5, max, 0.5)] : []),
  ];
}

/** Base curves and diameters in mm. The first base curve is the usual one. */
export interface Fit {
  readonly baseCurve: readonly number[];
  readonly diameter: readonly number[];
}

/** Returns the matrix of spherical lenses. Base curves other than the usual one exist for the common powers only. */
export function spherical([min, max]: readonly [number, number], { baseCurve, diameter }: Fit): LensMatrix {
  const [usual = 8.6, ...others] = baseCurve;
  const narrow = powers(Math.max(min, -8), Math.min(max, 4));
  return [
    { power: powers(min, max), baseCurve: [usual], diameter },
    ...(others.length > 0 ? [{ power: narrow, baseCurve: others, diameter }] : []),
  ];
}

const allAxes = [steps(10, 180, 10)];
/** The axes near 90° and 180°, where most astigmatism lies. */
const commonAxes = [10, 20, 70, 80, 90, 100, 110, 160, 170, 180];
const usualCylinders = [-0.75, -1.25, -1.75];

/** Returns the matrix of toric lenses. Strong cylinders exist at the common axes only, and not together with strong powers. */
export function toric([min, max]: readonly [number, number], strong: readonly (-2.25 | -2.75)[], fit: Fit): LensMatrix {
  const middle = steps(Math.max(min, -fineStepLimit), Math.min(max, fineStepLimit), 0.25);
  const block = (power: LensSteps, cylinder: readonly number[], axis: LensBlock["axis"]): LensBlock => ({
    power: [power],
    cylinder,
    axis: axis ?? allAxes,
    ...fit,
  });
  return [
    block(middle, usualCylinders, allAxes),
    ...(strong.length > 0 ? [block(steps(middle.from, 0, 0.25), strong, commonAxes)] : []),
    ...(min < -fineStepLimit ? [block(steps(min, -fineStepLimit - 0.5, 0.5), usualCylinders, commonAxes)] : []),
    ...(max > fineStepLimit
      ? [block(steps(fineStepLimit + 0.5, max, 0.5), usualCylinders.slice(0, 2), commonAxes)]
      : []),
  ];
}

/** Returns the matrix of multifocal lenses. Additions are bands or values in dioptres. */
export const multifocal = (
  [min, max]: readonly [number, number],
  addition: readonly AdditionBand[] | readonly number[],
  fit: Fit,
): LensMatrix => [{ power: powers(min, max), addition, ...fit }];

/** The colours of lenses, as codes of their options. */
export type LensColor = "hazel" | "honey" | "brown" | "green" | "turquoise" | "blue" | "sapphire" | "grey" | "violet";

/** Returns the matrix of coloured lenses. Every colour is made with minus powers and without correction, some with plus powers too. */
export const colored = (
  min: number,
  colors: readonly LensColor[],
  plusColors: readonly LensColor[],
  fit: Fit,
): LensMatrix => [
  { power: powers(min, 0), color: colors, ...fit },
  ...(plusColors.length > 0 ? [{ power: [steps(0.5, 4, 0.5)], color: plusColors, ...fit }] : []),
];

/** Returns the matrix of cosmetic lenses without correction. The shopper still chooses 0.00 (docs/specification/optics.md#optics-35). */
export const cosmetic = (colors: readonly LensColor[], fit: Fit): LensMatrix => [{ power: [0], color: colors, ...fit }];
