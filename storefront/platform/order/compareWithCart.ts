import type { OrderRequest } from "#domain/order/order.ts";
import type { Money } from "#domain/money.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";

/** What the platform knows of a line that is to be ordered. */
export interface OrderableLine {
  readonly sku: string;
  readonly quantity: number;
  readonly price: Money;
}

const quantities = (lines: readonly { readonly sku: string; readonly quantity: number }[]) => {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of lines) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return bySku;
};

/** Refuses an order for other things, or other prices, than the shopper saw. */
export function compareWithCart(sent: OrderRequest["products"], lines: readonly OrderableLine[]): Refused | null {
  const seen = quantities(sent);
  const there = quantities(lines);
  const changed = [...new Set([...seen.keys(), ...there.keys()])].filter((sku) => seen.get(sku) !== there.get(sku));
  if (changed.length > 0) {
    return refused("CART_CHANGED", "The cart is not what was shown.", { skus: changed }).error;
  }
  const dearer = sent.filter(({ sku, price }) =>
    lines.some((line) => line.sku === sku && line.price.minor !== price.minor),
  );
  if (dearer.length === 0) return null;
  const skus = [...new Set(dearer.map(({ sku }) => sku))];
  return refused("PRICE_CHANGED", "A price is not what was shown.", { skus }).error;
}
