import type { FranchisePlan, FranchiseResult, FranchiseTerms } from "@dioptra/ui/rules";

/** The address of the calculator, without the prefix of a store view. */
export const calculatorPath = "/kalkulator-franczyzy";
/** The address of the page about the franchise, without the prefix of a store view. */
export const franchisePath = "/franczyza";

/** The figures of a salon with which the calculator begins, and the fees of the contract: amounts in minor units. */
export interface Franchise {
  readonly plan: FranchisePlan;
  readonly terms: FranchiseTerms;
}

/** The figures in the address of the calculator, in units of the currency and in percent. */
export type PlanSearch = { readonly [Figure in keyof FranchisePlan]?: number };

/** The largest value of each figure, as the calculator's fields allow it. */
const maxima: Readonly<Record<keyof FranchisePlan, number>> = {
  pairs: 10_000,
  price: 100_000,
  goodsShare: 100,
  rent: 10_000_000,
  wages: 10_000_000,
  other: 10_000_000,
  investment: 10_000_000,
};

export const figures = Object.keys(maxima) as readonly (keyof FranchisePlan)[];
const amounts: ReadonlySet<keyof FranchisePlan> = new Set(["price", "rent", "wages", "other", "investment"]);

/** Reads the figures of an address; what is no figure, or beyond what the fields allow, is dropped. */
export function readPlanSearch(search: Readonly<Record<string, unknown>>): PlanSearch {
  const entries = figures.flatMap((figure) => {
    const text = search[figure];
    const value = typeof text === "number" || (typeof text === "string" && text !== "") ? Number(text) : Number.NaN;
    const smallest = figure === "price" ? 1 : 0;
    const isWhole = figure === "goodsShare" ? Number.isInteger(value * 2) : Number.isInteger(value);
    return isWhole && value >= smallest && value <= maxima[figure] ? [[figure, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the plan of an address, with the typical figures in place of missing ones. */
export const planOf = (search: PlanSearch, typical: FranchisePlan): FranchisePlan =>
  Object.fromEntries(
    figures.map((figure) => {
      const value = search[figure];
      if (value === undefined) return [figure, typical[figure]];
      return [figure, amounts.has(figure) ? value * 100 : value];
    }),
  ) as { [Figure in keyof FranchisePlan]: number };

/** Returns the figures of a plan as its address states them: only those that differ from the typical ones. */
export const planSearch = (plan: FranchisePlan, typical: FranchisePlan): PlanSearch =>
  Object.fromEntries(
    figures
      .filter((figure) => plan[figure] !== typical[figure])
      .map((figure) => [figure, amounts.has(figure) ? plan[figure] / 100 : plan[figure]]),
  );

/** The balance of a salon at the end of a month since its opening, in minor units. */
export interface Balance {
  readonly month: number;
  readonly amount: number;
}

const chartMonths = 60;
const step = 6;

/** Returns how the balance of a salon changes in five years, each half year: the investment is gained back, or grows. */
export const balances = (
  { investment }: FranchisePlan,
  { entryFee }: FranchiseTerms,
  { profit }: Pick<FranchiseResult, "profit">,
): readonly Balance[] =>
  Array.from({ length: chartMonths / step + 1 }, (_, index) => ({
    month: index * step,
    amount: index * step * profit - investment - entryFee,
  }));
