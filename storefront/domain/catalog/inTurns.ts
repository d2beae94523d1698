import type { ProductSummary } from "../product/productSummary.ts";

type KeyOf = (product: ProductSummary) => string;

/** Takes one of each list again and again, until all are taken. */
const oneOfEach = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
};

function turns(products: readonly ProductSummary[], [key, ...more]: readonly KeyOf[]): readonly ProductSummary[] {
  if (!key) return products;
  const groups = Map.groupBy(products, key);
  return oneOfEach([...groups.values()].map((group) => turns(group, more)));
}

/**
 * Puts the products of a list in turns, so that the first few show what there is: one of each brand again and again, and
 * of a brand one of each description (`ProductSummary.about`). Otherwise they keep the order of the list.
 */
export const inTurns = (products: readonly ProductSummary[]): readonly ProductSummary[] =>
  turns(products, [({ brand }) => brand, ({ about }) => about]);
