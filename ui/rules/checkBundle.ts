import { accept, refuseForm, type CheckedForm } from "./checked.ts";

/** A product that can be part of a set. */
export interface BundleProduct {
  readonly id: string;
  /** Of one piece, in minor units. */
  readonly price: number;
  /** Pieces in the set, at least one. */
  readonly quantity: number;
}

/** A question of a set: one product or several, which have to be or can be. */
export interface BundleOption {
  readonly id: string;
  readonly choice: "one" | "several";
  readonly need: "required" | "optional";
  readonly products: readonly BundleProduct[];
}

/** The chosen products by option. */
export type BundleChoice = Readonly<Record<string, readonly string[]>>;

const chosenOf = (option: BundleOption, choice: BundleChoice) =>
  option.products.filter(({ id }) => choice[option.id]?.includes(id));

/**
 * What a set costs as it is chosen, in minor units: each price times its pieces (docs/specification/prices.md#price-7).
 */
export const bundleTotal = (options: readonly BundleOption[], choice: BundleChoice): number =>
  options
    .flatMap((option) => chosenOf(option, choice))
    .reduce((sum, { price, quantity }) => sum + price * Math.max(quantity, 1), 0);

/** Whether a set can be bought as it is chosen; else what is missing or too much, by option. */
export function checkBundle(
  options: readonly BundleOption[],
  choice: BundleChoice,
): CheckedForm<BundleChoice, Readonly<Record<string, "required" | "too-many">>> {
  const problems = options.flatMap((option): [string, "required" | "too-many"][] => {
    const { length } = chosenOf(option, choice);
    if (length === 0 && option.need === "required") return [[option.id, "required"]];
    return length > 1 && option.choice === "one" ? [[option.id, "too-many"]] : [];
  });
  if (problems.length > 0) return refuseForm(Object.fromEntries(problems));
  return accept(Object.fromEntries(options.map((option) => [option.id, chosenOf(option, choice).map(({ id }) => id)])));
}
