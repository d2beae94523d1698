import type { Price, Product, Stock } from "../product/product.ts";
import { type CartLine, lensSkuOf } from "./cart.ts";
import { availableOf } from "./quantity.ts";
import type { Money } from "../money.ts";

/** Current price and stock of a sku, as the platform reports them. */
export interface Finding {
  readonly price: Price;
  /** Pieces in stock; null when unknown. */
  readonly available: number | null;
}

/**
 * Findings by sku: null for a sku that is not sold any more, absent for one that was not checked. A set whose chosen parts
 * are not sold any more is null by its `choiceKey`.
 */
export type Findings = Readonly<Record<string, Finding | null>>;

/** Stock in an answer about several skus. Some platforms identify the product only by its id. */
export interface SkuStock {
  readonly sku: string | null;
  readonly productId: number;
  readonly stock: Stock;
}

type CheckedProduct = Pick<Product, "id" | "sku" | "price" | "stock" | "variants">;

/** Returns the key of exactly what a line sells: its sku with its choices. */
export const choiceKey = ({ sku, checksum }: Pick<CartLine, "sku" | "checksum">): string => `${sku}#${checksum}`;

/** Returns the skus of what a line sells: its product, and the lenses that are made for it. */
function soldSkus({ sku, productOption }: Pick<CartLine, "sku" | "productOption">): readonly string[] {
  const lensSku = lensSkuOf(productOption);
  return lensSku === null ? [sku] : [sku, lensSku];
}

/**
 * Returns the findings for each line, and for the lenses of glasses. `products` are those that were found by the lines' parent skus and the skus of lenses. `stocks` are
 * newer than the stock in `products` and take precedence; they may be incomplete.
 */
export function findingsOf(
  lines: readonly Pick<CartLine, "sku" | "productOption">[],
  products: readonly CheckedProduct[],
  stocks: readonly SkuStock[],
): Findings {
  const sold = products.flatMap((product) => [product, ...product.variants.filter(({ enabled }) => enabled)]);
  return Object.fromEntries(
    lines.flatMap(soldSkus).map((sku) => {
      const found = sold.find((each) => each.sku === sku);
      if (!found) return [sku, null];
      const newer = stocks.find((each) => each.sku === sku || (each.sku === null && each.productId === found.id));
      return [sku, { price: found.price, available: availableOf(newer?.stock ?? found.stock) }];
    }),
  );
}

/** By sku: the price that the shopper last accepted, for skus whose price has changed since. */
export type PricesBefore = Readonly<Record<string, Money>>;

/** Result of `updatePrices`. */
export interface UpdatedPrices {
  readonly lines: readonly CartLine[];
  readonly pricesBefore: PricesBefore;
  /** Number of skus whose price has changed. */
  readonly changed: number;
}

/** False for lines with lenses and for bundles, whose price is not that of the sku alone. */
const isPricedBySku = ({ productOption: { custom, bundle } }: CartLine) => custom.length + bundle.length === 0;

/**
 * Returns the lines at the current prices, with the prices that the shopper has accepted before. A price that has
 * returned to the accepted one counts as unchanged.
 */
export function updatePrices(
  lines: readonly CartLine[],
  pricesBefore: PricesBefore,
  findings: Findings,
): UpdatedPrices {
  const before = new Map<string, Money>();
  const changed = new Set<string>();
  const priced = lines.map((line) => {
    const { sku, price } = line;
    const now = isPricedBySku(line) ? (findings[sku]?.price ?? price) : price;
    const accepted = pricesBefore[sku] ?? price.current;
    if (accepted.minor !== now.current.minor) before.set(sku, accepted);
    if (price.current.minor === now.current.minor) return now === price ? line : { ...line, price: now };
    changed.add(sku);
    return { ...line, price: now, totals: null };
  });
  return { lines: priced, pricesBefore: Object.fromEntries(before), changed: changed.size };
}
