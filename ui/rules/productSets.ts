import { accept, type Checked, type CheckedForm, refuse, refuseForm } from "./checked.ts";

/** A product that can be part of a bundle. */
export interface BundleProduct {
  readonly id: string;
  /** The price of one piece, in minor units. */
  readonly price: number;
  /** The number of pieces in the bundle, at least one. */
  readonly quantity: number;
  /** The number of pieces in stock; a product with fewer than the bundle needs cannot be chosen. @default unlimited */
  readonly available?: number;
}

/** A choice within a bundle: one or several of its products, required or optional. */
export interface BundleOption {
  readonly id: string;
  readonly choice: "one" | "several";
  readonly need: "required" | "optional";
  readonly products: readonly BundleProduct[];
}

/** The ids of the chosen products, by option. */
export type BundleChoice = Readonly<Record<string, readonly string[]>>;

/** Returns whether enough pieces of a product are in stock for one bundle. */
export const isInBundleStock = ({ quantity, available = Infinity }: BundleProduct): boolean =>
  available >= Math.max(quantity, 1);

const chosenOf = (option: BundleOption, choice: BundleChoice) =>
  option.products.filter(({ id }) => choice[option.id]?.includes(id));

/**
 * Returns the price of the chosen bundle, in minor units: the sum of price times quantity
 * (docs/specification/prices.md#price-7).
 */
export const bundleTotal = (options: readonly BundleOption[], choice: BundleChoice): number =>
  options
    .flatMap((option) => chosenOf(option, choice))
    .reduce((sum, { price, quantity }) => sum + price * Math.max(quantity, 1), 0);

/** Returns the valid choices of a bundle, or the problem of each option that has too few or too many. */
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

/** A product of a grouped product. */
export interface GroupMember {
  readonly id: string;
  /** The gross price of one piece, in minor units. */
  readonly price: number;
  /** The number of pieces in stock; 0 if it cannot be ordered. */
  readonly available: number;
}

/** The quantities by product id; a product that is not listed counts as 0. */
export type GroupQuantities = Readonly<Record<string, number>>;

/** A product of a group with its quantity. */
export interface GroupLine {
  readonly id: string;
  readonly quantity: number;
}

/** Why a group cannot be added to the cart. */
export type GroupProblem =
  | { readonly reason: "nothing-taken" }
  /** `ids` are the products whose quantity exceeds the stock. */
  | { readonly reason: "too-many"; readonly ids: readonly string[] };

/** Returns the quantity of a product: 0 if it cannot be ordered or the quantity is not a whole number. */
function quantityOf({ id, available }: GroupMember, quantities: GroupQuantities): number {
  const quantity = Object.hasOwn(quantities, id) ? quantities[id] : 0;
  return available > 0 && quantity !== undefined && Number.isSafeInteger(quantity) ? Math.max(quantity, 0) : 0;
}

/** Returns the gross price of all chosen products, in minor units (docs/specification/prices.md#price-6). */
export const groupTotal = (members: readonly GroupMember[], quantities: GroupQuantities): number =>
  members.reduce((sum, member) => sum + member.price * quantityOf(member, quantities), 0);

/** Returns the chosen products in the order of the group, or why they cannot be added to the cart. */
export function checkGroup(
  members: readonly GroupMember[],
  quantities: GroupQuantities,
): Checked<readonly GroupLine[], GroupProblem> {
  const ids = members.filter((member) => quantityOf(member, quantities) > member.available).map(({ id }) => id);
  if (ids.length > 0) return refuse({ reason: "too-many", ids });
  const lines = members
    .map((member) => ({ id: member.id, quantity: quantityOf(member, quantities) }))
    .filter(({ quantity }) => quantity > 0);
  return lines.length > 0 ? accept(lines) : refuse({ reason: "nothing-taken" });
}
