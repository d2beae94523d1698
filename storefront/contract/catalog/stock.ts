import * as z from "zod/mini";
import type { SkuStock } from "#domain/cart/findings.ts";
import type { Stock } from "#domain/product/product.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { list, numeric } from "../wire/value.ts";

const figures = { is_in_stock: z.boolean(), qty: z.number(), manage_stock: z.optional(z.boolean()) };

/** Reads a stock. Stock that is not managed counts as sold out (docs/specification/products.md#product-27). */
function readStock({ is_in_stock, qty, manage_stock = true }: z.output<z.ZodMiniObject<typeof figures>>): Stock {
  const quantity = Math.max(0, Math.floor(qty));
  return { inStock: is_in_stock && manage_stock && quantity > 0, quantity };
}

/** A stock as part of a product. */
export const stock = z.pipe(z.object(figures), z.transform(readStock));

/** The stock of one sku. Shops that queue their checks recognise the answer by `task_id` (docs/specification/calls.md#call-37). */
const checkedStock = z.pipe(z.object({ ...figures, task_id: z.nullish(z.string()) }), z.transform(readStock));

/** Whether a product is in stock, as lists request it. They leave out the quantity, so that they stay valid while some is left. */
export const listedStock = z.pipe(
  z.object({ ...figures, qty: z.optional(z.number()) }),
  z.transform(({ qty = 1, ...others }) => readStock({ ...others, qty }).inStock),
);

/** The stock of one of several skus, with the product's id for platforms that do not send the sku. */
const skuStock = z.pipe(
  z.object({ ...figures, product_id: numeric, sku: z.nullish(z.string()) }),
  z.transform((wire): SkuStock => ({ sku: wire.sku ?? null, productId: wire.product_id, stock: readStock(wire) })),
);

/** The stock of a product without stock data: available up to the maximum of one order (docs/specification/products.md#product-27). */
export const unknownStock: Stock = { inStock: true, quantity: 10_000 };

/** The answer of `stock/check`, and of `stock/list` for each sku. */
export interface WireStock {
  readonly sku: string;
  readonly item_id: number;
  readonly product_id: number;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly manage_stock: boolean;
  readonly min_sale_qty: number;
  readonly max_sale_qty: number;
}

/** A check that a shop queues. `task_id` and `callback_event` come back with the answer (docs/specification/calls.md#call-38). */
export const stockCheckBody = z.object({
  sku: z.string().check(z.minLength(1), z.maxLength(64)),
  task_id: z.nullish(z.string().check(z.maxLength(128))),
  callback_event: z.nullish(z.string().check(z.maxLength(128))),
});

/** The answer of a queued check. */
const queuedStock = z.pipe(
  z.object({ ...figures, task_id: z.string(), callback_event: z.nullish(z.string()) }),
  z.transform(({ task_id, callback_event, ...wire }) => ({
    taskId: task_id,
    callback: callback_event ?? null,
    stock: readStock(wire),
  })),
);

/** The maximum number of skus in one call. */
export const maxSkus = 200;

export const stockEndpoints = {
  /** The stock of a sku; for a product with variants, the sum of their stocks. */
  stockCheck: defineEndpoint({
    method: "GET",
    path: "/api/stock/check",
    query: ["sku", "storeCode"],
    body: null,
    result: inAnyCurrency(checkedStock),
  }),
  /** The same for shops that queue their checks. The platform creates a `task_id` if none was sent. */
  stockQueuedCheck: defineEndpoint({
    method: "POST",
    path: "/api/stock/check",
    query: ["storeCode"],
    body: stockCheckBody,
    result: inAnyCurrency(queuedStock),
  }),
  /** The stock of several skus, in no particular order. Unknown skus are left out. */
  stockList: defineEndpoint({
    method: "GET",
    path: "/api/stock/list",
    query: ["skus", "storeCode"],
    body: null,
    result: inAnyCurrency(list(skuStock)),
  }),
};
