import * as z from "zod/mini";
import type { Stock } from "#domain/product/product.ts";
import { call, inAnyCurrency } from "./endpoint.ts";

/** Stock as products and the stock service carry it. Stock that is not managed never counts as there (specification, section 4). */
export const stock = z.pipe(
  z.object({ is_in_stock: z.boolean(), qty: z.number(), manage_stock: z.optional(z.boolean()) }),
  z.transform(({ is_in_stock, qty, manage_stock = true }): Stock => {
    const quantity = Math.max(0, Math.floor(qty));
    return { inStock: is_in_stock && manage_stock && quantity > 0, quantity };
  }),
);

/** A product without stock data can be had (storefront behaviour, section 8), up to what one order may hold. */
export const unknownStock: Stock = { inStock: true, quantity: 10_000 };

/** What `stock/check` answers. */
export interface WireStock {
  readonly item_id: number;
  readonly product_id: number;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly manage_stock: boolean;
  readonly min_sale_qty: number;
  readonly max_sale_qty: number;
}

export const stockEndpoints = {
  /** How many of a sku can be had now; of a product with variants, all of them together. */
  stockCheck: call({
    method: "GET",
    path: "/api/stock/check",
    query: ["sku", "storeCode"],
    body: null,
    result: inAnyCurrency(stock),
  }),
};
