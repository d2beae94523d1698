import { type FieldProblem, limitProblem, type Limits } from "./limits.ts";
import { plainText, typedFigure } from "./typedFigure.ts";

/** In prism dioptres, in each of the two directions. */
export const prismLimits = { from: 0.25, to: 10, step: 0.25 } as const satisfies Limits;

export type PrismReading<Base extends string> =
  | { readonly ok: true; readonly value: { readonly amount: number; readonly base: Base } | null }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<"amount" | "base", FieldProblem>>> };

const units = ["δ", "∆", "pdpt", "cm/m", "pd"];

/** Reads a prism in one direction: its amount and where its base is need each other. Nothing in both is none. */
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
