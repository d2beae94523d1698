import { type FigureProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/** The powers of one eye, in dioptres. */
export interface EyePowers {
  readonly sphere: number;
  /** 0 for none. The same lens can be written with a plus or a minus cylinder (`transpose`). */
  readonly cylinder: number;
  /** In whole degrees from 1 to 180; null without a cylinder. */
  readonly axis: number | null;
}

export type Eye = "right" | "left";
export const eyes = ["right", "left"] as const satisfies readonly Eye[];

/**
 * Formats a power in dioptres as on prescriptions, with sign and two decimals: +0.25. For pages use `formatDioptres`.
 */
export const formatPower = (power: number): string => `${power > 0 ? "+" : ""}${(power || 0).toFixed(2)}`;

/** Returns the same lens, written with a cylinder of the other sign. */
export function transpose({ sphere, cylinder, axis }: EyePowers): EyePowers {
  if (cylinder === 0 || axis === null) return { sphere, cylinder, axis };
  return { sphere: sphere + cylinder, cylinder: -cylinder, axis: axis <= 90 ? axis + 90 : axis - 90 };
}

/** Returns the lens written with a minus cylinder, the form in which lenses are made and compared. */
export const inMinusCylinder = (eye: EyePowers): EyePowers => (eye.cylinder > 0 ? transpose(eye) : eye);

/** Returns whether two eyes have the same lens, however it is written. */
export function isSameLens(one: EyePowers, other: EyePowers): boolean {
  const [a, b] = [inMinusCylinder(one), inMinusCylinder(other)];
  return a.sphere === b.sphere && a.cylinder === b.cylinder && a.axis === b.axis;
}

type Powers = Pick<EyePowers, "sphere" | "cylinder">;

/** Returns the spherical power, in dioptres, that comes nearest to a lens with a cylinder. */
export const sphericalEquivalent = ({ sphere, cylinder }: Powers): number => sphere + cylinder / 2;

/** Returns the power, in dioptres, of the strongest meridian, in which a lens is thickest. */
export function strongestPower({ sphere, cylinder }: Powers): number {
  const across = sphere + cylinder;
  return Math.abs(across) > Math.abs(sphere) ? across : sphere;
}

/** Returns the power, in dioptres, along a meridian in degrees; 0 is horizontal. */
export function powerAlong({ sphere, cylinder, axis }: EyePowers, meridian: number): number {
  const sine = Math.sin(((meridian - (axis ?? 0)) * Math.PI) / 180);
  return sphere + cylinder * sine * sine;
}

/** In dioptres. For contact lenses this is what soft lenses exist in; the product decides what is made. */
export const powerLimits = {
  sphere: { from: -20, to: 14, step: 0.25 },
  cylinder: { from: -8, to: 8, step: 0.25 },
  addition: { from: 0.5, to: 4, step: 0.25 },
  contactLens: { from: -20, to: 20, step: 0.25 },
} as const satisfies Record<string, Limits>;

export type PowerKind = keyof typeof powerLimits;

/**
 * What was assumed and should be confirmed: a missing sign was read as plus, a missing point was added (-225 as -2.25).
 */
export type PowerDoubt = "no-sign" | "no-point";

export type PowerReading =
  | {
      readonly ok: true;
      /** In dioptres, within limits and on a step; 0 for an empty field. */
      readonly value: number;
      /**
       * `plano` is a word or sign for 0.00; `nothing` is an empty field, which a form asks about
       * (docs/decisions/product.md#decision-1).
       */
      readonly typedAs: "figure" | "plano" | "nothing";
      readonly doubts: readonly PowerDoubt[];
    }
  | { readonly ok: false; readonly problem: FigureProblem };

const plano = new Set(["plano", "plan", "pl", "∞"]);
const units = ["d", "d.", "dpt", "dpt.", "dptr", "dptr.", "ds", "dc", "sph", "cyl", "zyl"];

/** Three or four digits without a point are hundredths, because prescriptions often leave the point out. */
const isShorthand = (digits: string | null) => digits !== null && /^\d{3,4}$/.test(digits);

/**
 * Reads a power as it stands on a prescription, such as -2,25, −2.25 D, -225 or plano
 * (docs/specification/optics.md#optics-2).
 */
export function readPower(typed: string, kind: PowerKind): PowerReading {
  const plain = plainText(typed);
  if (plain === "") return { ok: true, value: 0, typedAs: "nothing", doubts: [] };
  if (kind !== "addition" && plano.has(plain)) return { ok: true, value: 0, typedAs: "plano", doubts: [] };
  const figure = typedFigure(plain, units);
  if (!figure) return { ok: false, problem: { reason: "not-a-figure" } };
  const hasNoPoint = isShorthand(figure.wholeDigits);
  const value = hasNoPoint ? figure.value / 100 : figure.value;
  const problem = limitProblem(value, powerLimits[kind]);
  if (problem) return { ok: false, problem };
  const hasNoSign = !figure.isSigned && value !== 0 && kind !== "addition"; // An addition is always plus.
  const doubts: PowerDoubt[] = [];
  if (hasNoSign) doubts.push("no-sign");
  if (hasNoPoint) doubts.push("no-point");
  return { ok: true, value, typedAs: "figure", doubts };
}
