import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/rows.ts";
import { stock } from "./tables/catalog.ts";
import { isForSale, type ListedPart, type ListedProduct } from "./listedProduct.ts";

/** Returns the stock of a variant in pieces. */
export type StockOf = (variantId: number) => number;

/** Reads the stock of variants; 0 for those without a row. */
export async function readStock(session: Session, variantIds: readonly number[]): Promise<StockOf> {
  if (variantIds.length === 0) return () => 0;
  const rows = await readRows(session, stock, isOneOf(stock.variantId, variantIds));
  const quantities = new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
  return (variantId) => quantities.get(variantId) ?? 0;
}

/** Returns the ids of the variants that determine the stock of a product. */
export const variantIdsOf = ({ listings, parts }: ListedProduct): readonly number[] =>
  [...listings, ...parts.map(({ listed }) => listed)].map(({ variant }) => variant.id);

/** Returns the stock of a product: the sum of its variants for sale, or the number of sets that its parts suffice for. */
export const stockOfProduct = (listed: ListedProduct, stockOf: StockOf): number =>
  listed.parts.length > 0 ? stockOfSet(listed, stockOf) : stockOfVariants(listed, stockOf);

const stockOfVariants = ({ product, listings }: ListedProduct, stockOf: StockOf): number =>
  listings
    .filter(({ variant }) => isForSale({ product, variant }))
    .reduce((sum, { variant }) => sum + stockOf(variant.id), 0);

/** Returns how many sets a part suffices for. */
const setsFrom = ({ part, listed }: ListedPart, stockOf: StockOf): number =>
  isForSale(listed) ? Math.floor(stockOf(listed.variant.id) / part.quantity) : 0;

/** A bundle needs a part for each required option. A group is available if any of its members is. */
function stockOfSet({ parts, options }: ListedProduct, stockOf: StockOf): number {
  const maxOf = (candidates: readonly ListedPart[]) =>
    Math.max(0, ...candidates.map((part) => setsFrom(part, stockOf)));
  const required = options.filter((option) => option.required);
  if (required.length === 0) return maxOf(parts);
  return Math.min(...required.map(({ id }) => maxOf(parts.filter(({ part }) => part.optionId === id))));
}
