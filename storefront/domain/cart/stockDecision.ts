import type { Stock } from "../product/product.ts";

/** What the platform says of the stock; volatile when it is not sure. */
export type StockStatus = "ok" | "volatile" | "out_of_stock";

/** Without stock data it is what the caller takes it for (specification, section 4, Stock status). */
export function stockStatus(stock: Stock | null, fallback: StockStatus): StockStatus {
  if (!stock) return fallback;
  return stock.inStock ? "ok" : "out_of_stock";
}

export interface StockDecision {
  readonly added: boolean;
  /** What the shopper has to be told. */
  readonly notice: "unsafe-quantity" | "out-of-stock" | null;
}

/** Whether a product is added, and with which notice (specification, section 4, Add to cart). */
export function stockDecision(status: StockStatus, rules: { readonly allowOutOfStock: boolean }): StockDecision {
  switch (status) {
    case "ok":
      return { added: true, notice: null };
    case "volatile":
      return { added: true, notice: rules.allowOutOfStock ? null : "unsafe-quantity" };
    case "out_of_stock":
      return { added: false, notice: "out-of-stock" };
  }
}
