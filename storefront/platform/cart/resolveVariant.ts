import type { ProductOption } from "#domain/cart/cart.ts";
import { checksum } from "#domain/cart/hash.ts";
import { ok, type Result } from "#domain/result.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { ListedVariant } from "../catalog/listedProduct.ts";
import type { Attribute } from "../catalog/readAttributes.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";

/** What is really bought, and what tells the line from another of the same sku. */
export interface Resolved {
  readonly listed: ListedVariant;
  /** With every option that the variant was chosen by, whichever way it was named. */
  readonly productOption: ProductOption;
  readonly checksum: string;
}

/** The options that a variant has, as the choices that lead to it. */
const choicesOf = ({ variant }: ListedVariant, attributes: readonly Attribute[]): ProductOption["configurable"] =>
  attributes.flatMap(({ id, code, isChoice }) => {
    const value = isChoice ? variant.attributes[code] : undefined;
    return value === undefined ? [] : [{ optionId: String(id), optionValue: String(value) }];
  });

function fits(listed: ListedVariant, { configurable }: ProductOption, attributes: readonly Attribute[]): boolean {
  const choices = choicesOf(listed, attributes);
  return configurable.every(({ optionId, optionValue }) =>
    choices.some((choice) => choice.optionId === optionId && choice.optionValue === optionValue),
  );
}

/** Products made of parts: they are shown, but their choices cannot be ordered yet. */
const unsoldTypes: ReadonlySet<string> = new Set(["bundle", "grouped"]);

/** Finds the variant that a line means: by its own sku, or by its product's and the options chosen. */
export async function resolveVariant(
  session: Session,
  { goods, attributes }: CatalogueView,
  { sku, productOption }: { readonly sku: string; readonly productOption: ProductOption },
): Promise<Result<Resolved, Refused>> {
  const products = [...(await goods.named(session, [sku])).values()];
  if (products.some(({ product }) => product.sku === sku && unsoldTypes.has(product.typeId))) {
    return refused("NOT_SOLD_YET", "This product cannot be ordered yet.");
  }
  const named = products
    .flatMap(({ product, text, listings }) => listings.map((listing): ListedVariant => ({ product, text, ...listing })))
    .filter(({ variant, product }) => variant.sku === sku || product.sku === sku);
  if (named.length === 0) return refused("ENOTFOUND", "There is no such product.");
  const fitting = named.filter((listed) => fits(listed, productOption, attributes));
  const own = fitting.find(({ variant }) => variant.sku === sku);
  const listed = own ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (!listed) {
    return refused(
      "NO_SUCH_CONFIGURATION",
      "No such configuration for the product. Please choose another combination.",
    );
  }
  const full = { configurable: choicesOf(listed, attributes), custom: productOption.custom, bundle: [] };
  return ok({ listed, productOption: full, checksum: checksum(full) });
}
