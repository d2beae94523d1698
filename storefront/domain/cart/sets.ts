import { multiply, sum } from "../money.ts";
import { defaultPart } from "../price.ts";
import type { BundleOption, Price, Product, ProductPart } from "../product/product.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ProductOption } from "./cart.ts";
import type { LineSelection } from "./lines.ts";
import { maximumQuantity } from "./quantity.ts";

/** The chosen part of each option of a bundle, by option id: the part's `selectionId`, or null for none. */
export type BundleChoice = Readonly<Record<number, number | null>>;

/** Why a bundle cannot be added: an option without a part, or with one that the bundle does not have or that is sold out. */
export interface BundleProblem {
  readonly optionId: number;
  readonly reason: "required" | "unknown" | "out-of-stock";
}

/** Returns how many times the pieces of a part are in stock. */
const piecesLeft = ({ stock, quantity }: ProductPart) => (stock.inStock ? Math.floor(stock.quantity / quantity) : 0);

const isInStock = (part: ProductPart) => piecesLeft(part) > 0;

/** Returns the choice of a bundle that is preselected: the default part of each required option. */
export const defaultBundleChoice = (options: readonly BundleOption[]): BundleChoice =>
  Object.fromEntries(
    options.map(({ id, isRequired, parts }) => {
      const sold = parts.filter(isInStock);
      const chosen = isRequired ? defaultPart(sold.length > 0 ? sold : parts) : undefined;
      return [id, chosen?.selectionId ?? null];
    }),
  );

/** Returns the choice that the options of a bundle's line state. */
export const bundleChoiceOf = (bundle: ProductOption["bundle"]): BundleChoice =>
  Object.fromEntries(
    bundle.map(({ optionId, optionSelections: [selectionId = null] }) => [Number(optionId), selectionId]),
  );

const partsPrice = (parts: readonly ProductPart[], { currency }: Price["current"]): Price => ({
  current: sum(
    parts.map(({ price, quantity }) => multiply(price.current, quantity)),
    currency,
  ),
  reduction: null,
});

/**
 * Returns the selection of a bundle's line: its options, its price (the sum of the parts,
 * docs/specification/prices.md#price-7) and the chosen parts by the titles of their options.
 */
export function bundleSelection(
  { bundle, price }: Pick<Product, "bundle" | "price">,
  choice: BundleChoice,
): Result<LineSelection, readonly BundleProblem[]> {
  const problems: BundleProblem[] = [];
  const chosen = bundle.flatMap((option) => {
    const wanted = choice[option.id] ?? null;
    if (wanted === null) {
      if (option.isRequired) problems.push({ optionId: option.id, reason: "required" });
      return [];
    }
    const part = option.parts.find(({ selectionId }) => selectionId === wanted);
    if (!part || !isInStock(part)) {
      problems.push({ optionId: option.id, reason: part ? "out-of-stock" : "unknown" });
    }
    return part ? [{ option, part, selectionId: wanted }] : [];
  });
  if (problems.length > 0) return refuse(problems);
  const [first] = chosen;
  return ok({
    ...(first && { shown: { frame: first.part.frame, goods: first.part.goods, picture: first.part.picture } }),
    bundle: chosen.map(({ option, part, selectionId }): ProductOption["bundle"][number] => ({
      optionId: String(option.id),
      optionQuantity: part.quantity,
      optionSelections: [selectionId],
    })),
    price: partsPrice(
      chosen.map(({ part }) => part),
      price.current,
    ),
    options: chosen.map(({ option, part }) => ({ label: option.title, value: partWords(part) })),
  });
}

/** Returns the chosen parts of a bundle, in the order of its options. */
export const chosenParts = (options: readonly BundleOption[], choice: BundleChoice): readonly ProductPart[] =>
  options.flatMap(({ id, parts }) => parts.filter(({ selectionId }) => selectionId === (choice[id] ?? null)));

/** Returns how many bundles of these parts can be sold; a bundle takes each part from the stock. */
export const bundlesInStock = (parts: readonly ProductPart[]): number =>
  Math.min(maximumQuantity, ...parts.map(piecesLeft));

/** Returns the contact lenses among chosen parts, whose values are chosen too; undefined without any. */
export const lensesIn = (parts: readonly ProductPart[]): ProductPart | undefined =>
  parts.find(({ kind }) => kind === "contact-lenses");

/** Returns the contact lenses that a bundle's page shows first; undefined for other bundles. */
export const defaultLenses = ({ bundle }: Pick<Product, "bundle">): ProductPart | undefined =>
  lensesIn(chosenParts(bundle, defaultBundleChoice(bundle)));

/** Returns the name of a part, with the number of pieces if there are several. */
const partWords = ({ name, quantity }: ProductPart): string => (quantity > 1 ? `${quantity} × ${name}` : name);

/** A member of a group with the number of pieces to add. */
export interface GroupMember {
  readonly sku: string;
  readonly parentSku: string;
  readonly quantity: number;
}

/** Returns the members of a group that can be added, each with the quantity of the group. */
export const groupMembers = ({ members }: Pick<Product, "members">): readonly GroupMember[] =>
  members.flatMap(({ sku, parentSku, quantity, stock }) => (stock.inStock ? [{ sku, parentSku, quantity }] : []));
