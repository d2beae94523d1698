import type { Eye } from "./powers.ts";
import { type FieldProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

export const horizontalBases = ["in", "out"] as const;
export const verticalBases = ["up", "down"] as const;
export type HorizontalBase = (typeof horizontalBases)[number];
export type VerticalBase = (typeof verticalBases)[number];

/** Where images are moved to, by prism dioptres in two directions; null for none. */
export interface Prism {
  readonly horizontal: { readonly amount: number; readonly base: HorizontalBase } | null;
  readonly vertical: { readonly amount: number; readonly base: VerticalBase } | null;
}

/** The same as one prism. */
export interface ResultantPrism {
  /** In prism dioptres, to a hundredth. */
  readonly amount: number;
  /** Whole degrees from 0 to 359, seen by an observer who faces the wearer: 0 is to the right, 90 up. */
  readonly base: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100 || 0;

/** For an observer who faces the wearer, the nose is to the right of the right eye. */
const toNose = (eye: Eye) => (eye === "right" ? 1 : -1);

/** Two prisms as one (docs/specification/optics.md#optics-12). */
export function resultantPrism(eye: Eye, { horizontal, vertical }: Prism): ResultantPrism {
  const x = (horizontal?.amount ?? 0) * (horizontal?.base === "out" ? -1 : 1) * toNose(eye);
  const y = (vertical?.amount ?? 0) * (vertical?.base === "down" ? -1 : 1);
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  const amount = hundredths(Math.hypot(x, y));
  return { amount, base: amount === 0 ? 0 : (degrees + 360) % 360 };
}

/** One prism as two, to a hundredth of a prism dioptre. */
export function prismComponents(eye: Eye, { amount, base }: ResultantPrism): Prism {
  const angle = (base * Math.PI) / 180;
  const x = hundredths(amount * Math.cos(angle) * toNose(eye));
  const y = hundredths(amount * Math.sin(angle));
  return {
    horizontal: x === 0 ? null : { amount: Math.abs(x), base: x > 0 ? "in" : "out" },
    vertical: y === 0 ? null : { amount: Math.abs(y), base: y > 0 ? "up" : "down" },
  };
}

/** The prism that a lens makes where one looks through it beside its centre, in prism dioptres: by mm and dioptres (Prentice). */
export const inducedPrism = (decentration: number, power: number): number => Math.abs((decentration / 10) * power);

/** In prism dioptres, in each of the two directions. */
export const prismLimits = { from: 0.25, to: 10, step: 0.25 } as const satisfies Limits;

export type PrismReading<Base extends string> =
  | { readonly ok: true; readonly value: { readonly amount: number; readonly base: Base } | null }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<"amount" | "base", FieldProblem>>> };

const units = ["δ", "∆", "pdpt", "cm/m", "pd"];

/** Reads a prism in one direction: its amount and where its base is need each other. Both empty means no prism. */
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
