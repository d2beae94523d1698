import { type FigureProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/** The powers of one eye, in dioptres. */
export interface EyePowers {
  readonly sphere: number;
  /** 0 for none; plus and minus are two ways to write the same lens. */
  readonly cylinder: number;
  /** In whole degrees from 1 to 180; null without a cylinder. */
  readonly axis: number | null;
}

export type Eye = "right" | "left";
export const eyes = ["right", "left"] as const satisfies readonly Eye[];

/** A power in dioptres as it is written on prescriptions: with its sign and two decimals, +0.25. Pages word it by locale. */
export const formatPower = (power: number): string => `${power > 0 ? "+" : ""}${(power || 0).toFixed(2)}`;

/** The same lens, written with the cylinder of the other sign. */
export function transpose({ sphere, cylinder, axis }: EyePowers): EyePowers {
  if (cylinder === 0 || axis === null) return { sphere, cylinder, axis };
  return { sphere: sphere + cylinder, cylinder: -cylinder, axis: axis <= 90 ? axis + 90 : axis - 90 };
}

/** The lens as it is made and compared: with a minus cylinder. */
export const inMinusCylinder = (eye: EyePowers): EyePowers => (eye.cylinder > 0 ? transpose(eye) : eye);

/** Whether two ways of writing mean the same lens. */
export function isSameLens(one: EyePowers, other: EyePowers): boolean {
  const [a, b] = [inMinusCylinder(one), inMinusCylinder(other)];
  return a.sphere === b.sphere && a.cylinder === b.cylinder && a.axis === b.axis;
}

type Powers = Pick<EyePowers, "sphere" | "cylinder">;

/** The power in dioptres that comes nearest to that of a lens with a cylinder. */
export const sphericalEquivalent = ({ sphere, cylinder }: Powers): number => sphere + cylinder / 2;

/** The power in dioptres of the meridian in which a lens is strongest, and therefore thickest. */
export function strongestPower({ sphere, cylinder }: Powers): number {
  const across = sphere + cylinder;
  return Math.abs(across) > Math.abs(sphere) ? across : sphere;
}

/** The power in dioptres along a meridian, in degrees: 0 is level. */
export function powerAlong({ sphere, cylinder, axis }: EyePowers, meridian: number): number {
  const sine = Math.sin(((meridian - (axis ?? 0)) * Math.PI) / 180);
  return sphere + cylinder * sine * sine;
}

/** In dioptres. What a contact lens has is decided by its product: no soft lens is stronger than this. */
export const powerLimits = {
  sphere: { from: -20, to: 14, step: 0.25 },
  cylinder: { from: -8, to: 8, step: 0.25 },
  addition: { from: 0.5, to: 4, step: 0.25 },
  contactLens: { from: -20, to: 20, step: 0.25 },
} as const satisfies Record<string, Limits>;

export type PowerKind = keyof typeof powerLimits;

/** What was understood without being written, and should be said back: a plus, or a point as in -225. */
export type PowerDoubt = "no-sign" | "no-point";

export type PowerReading =
  | {
      readonly ok: true;
      /** In dioptres, within limits and on a step; 0 for nothing. */
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

/** Three or four digits without a point are hundredths: papers leave it out. */
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
