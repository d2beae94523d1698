import type { Eye } from "./powers.ts";
import { type FieldProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/** The directions of a prism's base: towards the nose (`in`) or the temple (`out`), upwards or downwards. */
export const horizontalBases = ["in", "out"] as const;
export const verticalBases = ["up", "down"] as const;
export type HorizontalBase = (typeof horizontalBases)[number];
export type VerticalBase = (typeof verticalBases)[number];

/**
 * A prescribed prism, stated as a horizontal and a vertical component. `amount` is in prism dioptres (1 Δ deflects light
 * by 1 cm at a distance of 1 m). A component is null if it is not prescribed.
 */
export interface Prism {
  /** Base in or out. */
  readonly horizontal: { readonly amount: number; readonly base: HorizontalBase } | null;
  /** Base up or down. */
  readonly vertical: { readonly amount: number; readonly base: VerticalBase } | null;
}

/** A prism as a single amount and direction. */
export interface ResultantPrism {
  /** In prism dioptres, rounded to hundredths. */
  readonly amount: number;
  /** The base in whole degrees from 0 to 359, as seen by an observer facing the wearer: 0 is right, 90 is up. */
  readonly base: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100 || 0;

/** The x direction from an eye to the nose. An observer facing the wearer sees the nose to the right of the right eye. */
const noseDirection = (eye: Eye) => (eye === "right" ? 1 : -1);

/**
 * Returns the vector sum of a horizontal and a vertical prism: P = √(h² + v²), base = atan2(v, h). Base in is 0° for the
 * right eye and 180° for the left one, base up is 90° (docs/specification/optics.md#optics-12).
 */
export function resultantPrism(eye: Eye, { horizontal, vertical }: Prism): ResultantPrism {
  const x = (horizontal?.amount ?? 0) * (horizontal?.base === "out" ? -1 : 1) * noseDirection(eye);
  const y = (vertical?.amount ?? 0) * (vertical?.base === "down" ? -1 : 1);
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  const amount = hundredths(Math.hypot(x, y));
  return { amount, base: amount === 0 ? 0 : (degrees + 360) % 360 };
}

/**
 * Resolves a prism into its horizontal and vertical components, each rounded to hundredths of a prism dioptre: the
 * reverse of `resultantPrism`.
 */
export function prismComponents(eye: Eye, { amount, base }: ResultantPrism): Prism {
  const angle = (base * Math.PI) / 180;
  const x = hundredths(amount * Math.cos(angle) * noseDirection(eye));
  const y = hundredths(amount * Math.sin(angle));
  return {
    horizontal: x === 0 ? null : { amount: Math.abs(x), base: x > 0 ? "in" : "out" },
    vertical: y === 0 ? null : { amount: Math.abs(y), base: y > 0 ? "up" : "down" },
  };
}

/**
 * Returns the prism, in prism dioptres, that a lens has at a distance from its optical centre (Prentice's rule): P = c × F
 * with c in cm (docs/specification/optics.md#optics-13). Takes the distance in mm and the power in dioptres.
 */
export const inducedPrism = (decentration: number, power: number): number => Math.abs((decentration / 10) * power);

/** The amounts that a form accepts for each component, in prism dioptres. */
export const prismLimits = { from: 0.25, to: 10, step: 0.25 } as const satisfies Limits;

/** The result of `readPrism`; null if no prism is prescribed. */
export type PrismReading<Base extends string> =
  | { readonly ok: true; readonly value: { readonly amount: number; readonly base: Base } | null }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<"amount" | "base", FieldProblem>>> };

const units = ["δ", "∆", "pdpt", "cm/m", "pd"];

/**
 * Parses one component of a prism, in prism dioptres. Amount and base require each other; if both are empty, there is no
 * prism.
 */
export function readPrism<Base extends string>(typed: string, base: Base | null): PrismReading<Base> {
  const plain = plainText(typed);
  if (plain === "") return base === null ? { ok: true, value: null } : refuse({ amount: { reason: "required" } });
  const figure = typedFigure(plain, units);
  const problem = figure ? limitProblem(figure.value, prismLimits) : ({ reason: "not-a-figure" } as const);
  if (!figure || problem || base === null) {
    return refuse({ ...(problem && { amount: problem }), ...(base === null && { base: { reason: "required" } }) });
  }
  return { ok: true, value: { amount: figure.value, base } };
}

const refuse = (problems: Readonly<Partial<Record<"amount" | "base", FieldProblem>>>) =>
  ({ ok: false, problems }) as const;
