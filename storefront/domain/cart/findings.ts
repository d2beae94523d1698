import type { Price, Product, Stock } from "../product/product.ts";
import type { CartLine } from "./cart.ts";
import { availableOf } from "./quantity.ts";
import type { Money } from "../money.ts";

/** What the platform says of a sku now. */
export interface Finding {
  readonly price: Price;
  /** Pieces in stock; null when unknown. */
  readonly available: number | null;
}

/** By sku: null when the platform no longer has it, absent when it was not asked. */
export type Findings = Readonly<Record<string, Finding | null>>;

/** Stock in an answer about several skus; some platforms send only the product's id. */
export interface SkuStock {
  readonly sku: string | null;
  readonly productId: number;
  readonly stock: Stock;
}

type Found = Pick<Product, "id" | "sku" | "price" | "stock" | "variants">;

/**
 * What the platform says of the lines: `products` are all that it found by their parents' skus. `stocks` are newer
 * than what the products themselves carry; they may be missing.
 */
export function findingsOf(
  lines: readonly Pick<CartLine, "sku">[],
  products: readonly Found[],
  stocks: readonly SkuStock[],
): Findings {
  const sold = products.flatMap((product) => [product, ...product.variants.filter(({ enabled }) => enabled)]);
  return Object.fromEntries(
    lines.map(({ sku }) => {
      const found = sold.find((each) => each.sku === sku);
      if (!found) return [sku, null];
      const newer = stocks.find((each) => each.sku === sku || (each.sku === null && each.productId === found.id));
      return [sku, { price: found.price, available: availableOf(newer?.stock ?? found.stock) }];
    }),
  );
}

/** By sku: what was asked when the shopper last agreed to it. */
export type PricesBefore = Readonly<Record<string, Money>>;

export interface TakenPrices {
  readonly lines: readonly CartLine[];
  readonly pricesBefore: PricesBefore;
  /** How many skus cost something else than a moment ago. */
  readonly changed: number;
}

/** The price of lenses or of a bundle is not that of the sku alone. */
const isPricedBySku = ({ productOption: { custom, bundle } }: CartLine) => custom.length + bundle.length === 0;

/** The lines at the prices that were found, and what they cost before; a price that is back again has not changed. */
export function takePrices(lines: readonly CartLine[], pricesBefore: PricesBefore, findings: Findings): TakenPrices {
  const before = new Map<string, Money>();
  const changed = new Set<string>();
  const priced = lines.map((line) => {
    const { sku, price } = line;
    const now = isPricedBySku(line) ? (findings[sku]?.price ?? price) : price;
    const agreed = pricesBefore[sku] ?? price.current;
    if (agreed.minor !== now.current.minor) before.set(sku, agreed);
    if (price.current.minor === now.current.minor) return now === price ? line : { ...line, price: now };
    changed.add(sku);
    return { ...line, price: now, totals: null };
  });
  return { lines: priced, pricesBefore: Object.fromEntries(before), changed: changed.size };
}
