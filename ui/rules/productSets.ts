import { accept, type Checked, type CheckedForm, refuse, refuseForm } from "./checked.ts";

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

/** A simple product of a group, as far as its price and number are reckoned. */
export interface GroupMember {
  readonly id: string;
  /** Of one piece, gross, in minor units. */
  readonly price: number;
  /** How many can be had; 0 where it cannot be ordered. */
  readonly available: number;
}

/** How many pieces are wanted, by product; one that is not named is not wanted. */
export type GroupQuantities = Readonly<Record<string, number>>;

/** A product of a group that is taken, with the pieces of it. */
export interface GroupLine {
  readonly id: string;
  readonly quantity: number;
}

export type GroupProblem =
  | { readonly reason: "nothing-taken" }
  /** Of these more are wanted than there are. */
  | { readonly reason: "too-many"; readonly ids: readonly string[] };

/** Whole pieces of what can be ordered; anything else counts as none. */
function taken({ id, available }: GroupMember, quantities: GroupQuantities): number {
  const quantity = Object.hasOwn(quantities, id) ? quantities[id] : 0;
  return available > 0 && quantity !== undefined && Number.isSafeInteger(quantity) ? Math.max(quantity, 0) : 0;
}

/**
 * What is taken of a group costs together, gross, in minor units: 0 to begin with
 * (docs/specification/prices.md#price-6).
 */
export const groupTotal = (members: readonly GroupMember[], quantities: GroupQuantities): number =>
  members.reduce((sum, member) => sum + member.price * taken(member, quantities), 0);

/** What is taken, in the order of the group; or why it cannot be put into the cart. */
export function checkGroup(
  members: readonly GroupMember[],
  quantities: GroupQuantities,
): Checked<readonly GroupLine[], GroupProblem> {
  const ids = members.filter((member) => taken(member, quantities) > member.available).map(({ id }) => id);
  if (ids.length > 0) return refuse({ reason: "too-many", ids });
  const lines = members
    .map((member) => ({ id: member.id, quantity: taken(member, quantities) }))
    .filter(({ quantity }) => quantity > 0);
  return lines.length > 0 ? accept(lines) : refuse({ reason: "nothing-taken" });
}
