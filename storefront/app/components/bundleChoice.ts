import type { LabeledBundleOption } from "@dioptra/ui";
import type { BundleChoice as ChosenIds } from "@dioptra/ui/rules";
import { type BundleChoice, bundlesInStock, chosenParts } from "#domain/cart/sets.ts";
import type { BundleOption } from "#domain/product/product.ts";

/** Returns the options of a bundle with their texts, as the library's form shows them. */
export const labeledBundleOptions = (options: readonly BundleOption[]): readonly LabeledBundleOption[] =>
  options.map(({ id, title, isRequired, parts }) => {
    const chosable = parts.flatMap((part) =>
      part.selectionId === null ? [] : [{ ...part, id: String(part.selectionId) }],
    );
    return {
      id: String(id),
      label: title,
      choice: "one",
      need: isRequired ? "required" : "optional",
      products: chosable.map((part) => ({
        id: part.id,
        price: part.price.current.minor,
        quantity: part.quantity,
        available: part.stock.inStock ? part.stock.quantity : 0,
      })),
      names: Object.fromEntries(chosable.map((part) => [part.id, part.name])),
    };
  });

/** Reads the choice that the library's form reports: the id of the part of each option. */
export const readBundleChoice = (chosen: ChosenIds): BundleChoice =>
  Object.fromEntries(
    Object.entries(chosen).map(([optionId, [part]]) => [Number(optionId), part === undefined ? null : Number(part)]),
  );

/** Why a bundle cannot be added, with the titles of the options that it concerns. */
export interface BundleProblemText {
  readonly message: "product.bundle.missing" | "product.bundle.soldOut" | "product.bundle.unavailable";
  readonly titles: readonly string[];
}

/** Returns why a number of bundles cannot be added; null if it can. */
export function bundleProblem(
  options: readonly BundleOption[],
  choice: BundleChoice,
  count: number,
): BundleProblemText | null {
  const titlesOf = (matches: (option: BundleOption) => boolean) => options.filter(matches).map(({ title }) => title);
  const isSoldOut = ({ isRequired, parts }: BundleOption) =>
    isRequired && parts.every((part) => bundlesInStock([part]) === 0);
  const unavailable = titlesOf(isSoldOut);
  if (unavailable.length > 0) return { message: "product.bundle.unavailable", titles: unavailable };
  const isScarce = (option: BundleOption) => bundlesInStock(chosenParts([option], choice)) < count;
  const scarce = titlesOf(isScarce);
  if (scarce.length > 0) return { message: "product.bundle.soldOut", titles: scarce };
  const missing = titlesOf(({ id, isRequired }) => isRequired && (choice[id] ?? null) === null);
  return missing.length > 0 ? { message: "product.bundle.missing", titles: missing } : null;
}
