import { configuration } from "#configuration/index.ts";
import type { ProductOption } from "#domain/cart/cart.ts";
import { ok, type Result } from "#domain/result.ts";
import { isForSale, type ListedPart, type ListedProduct, type ListedVariant } from "../catalog/listedProduct.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";

/** A bundle with the part that was chosen for each of its options. */
export interface ChosenBundle {
  readonly set: ListedProduct;
  /** At least one part, in the order of the options. */
  readonly parts: readonly ListedPart[];
}

type BundleOptions = ProductOption["bundle"];

const isSold = ({ listed }: ListedPart) => isForSale(listed);

/** Returns the options that the default parts of a bundle are chosen by (docs/specification/prices.md#price-7). */
function defaultOptions({ options, parts }: ListedProduct): BundleOptions {
  return options
    .filter(({ required }) => required)
    .flatMap(({ id }) => {
      const ofOption = parts.filter(({ part, listed }) => part.optionId === id && isForSale(listed));
      const chosen = ofOption.find(({ part }) => part.isDefault) ?? ofOption[0];
      return chosen ? [optionOf(chosen)] : [];
    });
}

/** Returns the option of a line that chooses a part. */
const optionOf = ({ part }: ListedPart): BundleOptions[number] => ({
  optionId: String(part.optionId),
  optionQuantity: part.quantity,
  optionSelections: [part.id],
});

const problemOf = (optionId: string, problem: string) => ({
  field: `cartItem.product_option.bundle_options.${optionId}`,
  problem,
});

/**
 * Chooses the parts of a bundle by the options of a line, or its default parts without options. Refuses a required option
 * without a part, and parts that the option does not have or that are not sold.
 */
export function chooseParts(set: ListedProduct, sent: BundleOptions): Result<ChosenBundle, Refused> {
  const wanted = sent.length > 0 ? sent : defaultOptions(set);
  const parts: ListedPart[] = [];
  const problems = set.options.flatMap(({ id, required }) => {
    const selections = wanted
      .filter(({ optionId }) => optionId === String(id))
      .flatMap(({ optionSelections }) => optionSelections);
    if (selections.length > 1) return [problemOf(String(id), "too-many")];
    const [selection] = selections;
    if (selection === undefined) return required ? [problemOf(String(id), "required")] : [];
    const chosen = set.parts.find(({ part }) => part.optionId === id && part.id === selection);
    if (!chosen || !isSold(chosen)) return [problemOf(String(id), "unknown")];
    parts.push(chosen);
    return [];
  });
  const known = new Set(set.options.map(({ id }) => String(id)));
  const foreign = wanted.flatMap(({ optionId }) => (known.has(optionId) ? [] : [problemOf(optionId, "unknown")]));
  const fields = [...problems, ...foreign];
  return fields.length === 0 && parts.length > 0
    ? ok({ set, parts })
    : refused("NO_SUCH_CONFIGURATION", "The set is not sold with these parts.", { fields });
}

/** Returns the options that choose exactly these parts, with the quantities of the bundle. */
export const bundleOptionsOf = ({ parts }: ChosenBundle): BundleOptions => parts.map(optionOf);

/** Returns the parts of a stored line. Null if one of them is no longer in the bundle. */
export function storedParts(set: ListedProduct, bundle: BundleOptions): readonly ListedPart[] | null {
  const ids = bundle.flatMap(({ optionSelections }) => optionSelections);
  const parts = ids.flatMap((id) => set.parts.filter(({ part }) => part.id === id));
  return parts.length === ids.length && parts.length > 0 ? parts : null;
}

/** Pieces of a variant that one piece of a line takes from the stock. */
export interface StockedPart {
  readonly listed: ListedVariant;
  readonly quantity: number;
}

/** A line as far as its stock is concerned. */
export interface StockedLine {
  readonly listed: ListedVariant;
  readonly bundle: ChosenBundle | null;
}

const { firstUnavailableStatus } = configuration.catalog;

/** Returns whether a line's product, and every part of a bundle, is for sale. */
export const isLineForSale = ({ listed, bundle }: StockedLine): boolean =>
  bundle ? bundle.set.product.status < firstUnavailableStatus && bundle.parts.every(isSold) : isForSale(listed);

/** Returns what one piece of a line takes from the stock. Lenses for frames are made, so they take nothing. */
export const stockedParts = ({ listed, bundle }: StockedLine): readonly StockedPart[] =>
  bundle
    ? bundle.parts.map((each) => ({ listed: each.listed, quantity: each.part.quantity }))
    : [{ listed, quantity: 1 }];

/** Returns the number of pieces that lines take from the stock, by variant id. */
export function piecesOf(
  lines: readonly (StockedLine & { readonly item: { readonly quantity: number } })[],
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) {
    for (const { listed, quantity } of stockedParts(line)) {
      const { id } = listed.variant;
      pieces.set(id, (pieces.get(id) ?? 0) + quantity * line.item.quantity);
    }
  }
  return pieces;
}
