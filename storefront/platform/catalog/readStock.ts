import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/rows.ts";
import { stock } from "./tables/catalog.ts";
import { isForSale, type ListedPart, type ListedProduct } from "./listedProduct.ts";

/** How many pieces are left of a variant. */
export type LeftOf = (variantId: number) => number;

export async function readStock(session: Session, variantIds: readonly number[]): Promise<LeftOf> {
  if (variantIds.length === 0) return () => 0;
  const rows = await readRows(session, stock, isOneOf(stock.variantId, variantIds));
  const left = new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
  return (variantId) => left.get(variantId) ?? 0;
}

/** The variants whose stock a product's follows from. */
export const variantIdsOf = ({ listings, parts }: ListedProduct): readonly number[] =>
  [...listings, ...parts.map(({ listed }) => listed)].map(({ variant }) => variant.id);

/** Of a product as many as of all its variants that are for sale; of what is made of parts as many as these make up. */
export const leftOfProduct = (listed: ListedProduct, leftOf: LeftOf): number =>
  listed.parts.length > 0 ? leftOfParts(listed, leftOf) : leftOfVariants(listed, leftOf);

const leftOfVariants = ({ product, listings }: ListedProduct, leftOf: LeftOf): number =>
  listings
    .filter(({ variant }) => isForSale({ product, variant }))
    .reduce((sum, { variant }) => sum + leftOf(variant.id), 0);

/** How often a part can be taken. */
const timesLeft = ({ part, listed }: ListedPart, leftOf: LeftOf): number =>
  isForSale(listed) ? Math.floor(leftOf(listed.variant.id) / part.quantity) : 0;

/** A bundle needs a part for each decision that must be made; of a group any member will do. */
function leftOfParts({ parts, options }: ListedProduct, leftOf: LeftOf): number {
  const mostOf = (own: readonly ListedPart[]) => Math.max(0, ...own.map((part) => timesLeft(part, leftOf)));
  const required = options.filter((option) => option.required);
  if (required.length === 0) return mostOf(parts);
  return Math.min(...required.map(({ id }) => mostOf(parts.filter(({ part }) => part.optionId === id))));
}
