import { type FigureProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/** The refractive powers of one eye: sphere and cylinder in dioptres, axis in degrees. */
export interface EyePowers {
  /** The power of the meridian along the axis: minus for short sight, plus for long sight. */
  readonly sphere: number;
  /** The difference between the two principal meridians; 0 without astigmatism. The same lens can be written with a plus or a minus cylinder (`transpose`). */
  readonly cylinder: number;
  /** The meridian without cylinder power, in whole degrees from 1 to 180 (TABO); null without a cylinder. */
  readonly axis: number | null;
}

export type Eye = "right" | "left";
export const eyes = ["right", "left"] as const satisfies readonly Eye[];

/**
 * Formats a power in dioptres as on prescriptions, with sign and two decimals, such as +0.25; zero has no sign
 * (docs/specification/optics.md#optics-3). Pages use `formatDioptres`, which depends on the language.
 */
export const formatPower = (power: number): string => `${power > 0 ? "+" : ""}${(power || 0).toFixed(2)}`;

/**
 * Transposes a prescription: returns the same lens with a cylinder of the other sign. The new sphere is S + C, the new
 * cylinder −C, and the axis is turned by 90° (docs/specification/optics.md#optics-6).
 */
export function transpose({ sphere, cylinder, axis }: EyePowers): EyePowers {
  if (cylinder === 0 || axis === null) return { sphere, cylinder, axis };
  return { sphere: sphere + cylinder, cylinder: -cylinder, axis: axis <= 90 ? axis + 90 : axis - 90 };
}

/**
 * Returns the lens in minus-cylinder form, in which lenses are made and compared
 * (docs/specification/optics.md#optics-6).
 */
export const inMinusCylinder = (eye: EyePowers): EyePowers => (eye.cylinder > 0 ? transpose(eye) : eye);

/** Returns whether two prescriptions describe the same lens, whichever sign their cylinders are written with. */
export function isSameLens(one: EyePowers, other: EyePowers): boolean {
  const [a, b] = [inMinusCylinder(one), inMinusCylinder(other)];
  return a.sphere === b.sphere && a.cylinder === b.cylinder && a.axis === b.axis;
}

type Powers = Pick<EyePowers, "sphere" | "cylinder">;

/**
 * Returns the spherical equivalent in dioptres, the mean power of both principal meridians: S + C ÷ 2
 * (docs/specification/optics.md#optics-7).
 */
export const sphericalEquivalent = ({ sphere, cylinder }: Powers): number => sphere + cylinder / 2;

/**
 * Returns the power of the stronger principal meridian in dioptres, with its sign: S or S + C, whichever has the greater
 * amount; the plus of two equal amounts. A lens is thickest along it.
 */
export function strongestPower({ sphere, cylinder }: Powers): number {
  const [least, greatest] = [Math.min(sphere, sphere + cylinder), Math.max(sphere, sphere + cylinder)];
  return Math.abs(least) > Math.abs(greatest) ? least : greatest;
}

/** The astigmatism of a lens as two crossed cylinders in dioptres, along 0° and along 45° (J0 and J45). */
function crossedCylinders({ cylinder, axis }: EyePowers): readonly [number, number] {
  const doubled = ((axis ?? 0) * Math.PI) / 90;
  return [(-cylinder / 2) * Math.cos(doubled), (-cylinder / 2) * Math.sin(doubled)];
}

/**
 * Returns the difference between two lenses along the meridian where they differ most, in dioptres, 0 or more. With the
 * power vectors M, J0 and J45 it is |ΔM| + √(ΔJ0² + ΔJ45²), so it notices a cylinder of the other sign and a turned axis,
 * which leave the spherical equivalent as it is (docs/specification/optics.md#optics-15).
 */
export function largestDifference(one: EyePowers, other: EyePowers): number {
  const [oneStraight, oneOblique] = crossedCylinders(one);
  const [otherStraight, otherOblique] = crossedCylinders(other);
  const mean = Math.abs(sphericalEquivalent(one) - sphericalEquivalent(other));
  const difference = mean + Math.hypot(oneStraight - otherStraight, oneOblique - otherOblique);
  // Takes the errors of the sines away: powers have two decimals.
  return Math.round(difference * 100) / 100;
}

/**
 * Returns the power along a meridian in dioptres: S + C × sin²(meridian − axis). The meridian is in degrees; 0 is
 * horizontal.
 */
export function powerAlong({ sphere, cylinder, axis }: EyePowers, meridian: number): number {
  const sine = Math.sin(((meridian - (axis ?? 0)) * Math.PI) / 180);
  return sphere + cylinder * sine * sine;
}

/**
 * The powers that a form accepts, in dioptres (docs/specification/optics.md#optics-1). `contactLens` covers all soft
 * lenses on the market; which powers of a product are made is stated by its `LensMatrix`.
 */
export const powerLimits = {
  sphere: { from: -20, to: 14, step: 0.25 },
  cylinder: { from: -8, to: 8, step: 0.25 },
  addition: { from: 0.5, to: 4, step: 0.25 },
  contactLens: { from: -20, to: 20, step: 0.25 },
} as const satisfies Record<string, Limits>;

/** The fields of a prescription that hold a power. */
export type PowerKind = keyof typeof powerLimits;

/**
 * An assumption that the shopper should confirm. `no-sign`: a missing sign was read as plus. `no-point`: a missing
 * decimal point was added, as in -225 for -2.25.
 */
export type PowerDoubt = "no-sign" | "no-point";

/** The result of `readPower`. */
export type PowerReading =
  | {
      readonly ok: true;
      /** In dioptres, within limits and on a step; 0 for an empty field. */
      readonly value: number;
      /**
       * `plano` is a word or sign for 0.00. `nothing` is an empty field; a form asks whether it means 0.00
       * (docs/decisions/product.md#decision-1).
       */
      readonly typedAs: "figure" | "plano" | "nothing";
      readonly doubts: readonly PowerDoubt[];
    }
  | { readonly ok: false; readonly problem: FigureProblem };

const plano = new Set(["plano", "plan", "pl", "∞"]);
const units = ["d", "d.", "dpt", "dpt.", "dptr", "dptr.", "ds", "dc", "sph", "cyl", "zyl"];

/** Returns whether digits are hundredths: prescriptions often omit the point of powers with three or four digits. */
const isInHundredths = (digits: string | null) => digits !== null && /^\d{3,4}$/.test(digits);

/**
 * Parses a power in dioptres as it is written on prescriptions, such as -2,25, −2.25 D, -225 or plano. Powers outside
 * the limits or between two steps are refused, never rounded (docs/specification/optics.md#optics-2).
 */
export function readPower(typed: string, kind: PowerKind): PowerReading {
  const plain = plainText(typed);
  if (plain === "") return { ok: true, value: 0, typedAs: "nothing", doubts: [] };
  if (kind !== "addition" && plano.has(plain)) return { ok: true, value: 0, typedAs: "plano", doubts: [] };
  const figure = typedFigure(plain, units);
  if (!figure) return { ok: false, problem: { reason: "not-a-figure" } };
  const hasNoPoint = isInHundredths(figure.wholeDigits);
  const value = hasNoPoint ? figure.value / 100 : figure.value;
  const problem = limitProblem(value, powerLimits[kind]);
  if (problem) return { ok: false, problem };
  const hasNoSign = !figure.isSigned && value !== 0 && kind !== "addition"; // An addition is always plus.
  const doubts: PowerDoubt[] = [];
  if (hasNoSign) doubts.push("no-sign");
  if (hasNoPoint) doubts.push("no-point");
  return { ok: true, value, typedAs: "figure", doubts };
}
