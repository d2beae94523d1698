import * as z from "zod/mini";
import type { SkuStock } from "#domain/cart/findings.ts";
import type { Stock } from "#domain/product/product.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { list, numeric } from "../wire/value.ts";

const figures = { is_in_stock: z.boolean(), qty: z.number(), manage_stock: z.optional(z.boolean()) };

/** Stock that is not managed never counts as there (docs/specification/products.md#product-27). */
function readStock({ is_in_stock, qty, manage_stock = true }: z.output<z.ZodMiniObject<typeof figures>>): Stock {
  const quantity = Math.max(0, Math.floor(qty));
  return { inStock: is_in_stock && manage_stock && quantity > 0, quantity };
}

/** Stock as products and the stock service carry it. */
export const stock = z.pipe(z.object(figures), z.transform(readStock));

/**
 * The stock of one sku; a shop that queues its checks knows this one by its name (docs/specification/calls.md#call-37).
 */
const checkedStock = z.pipe(z.object({ ...figures, task_id: z.nullish(z.string()) }), z.transform(readStock));

/** Whether there is any, as lists ask for it: they do not tell how much, and stay right while some is left. */
export const listedStock = z.pipe(
  z.object({ ...figures, qty: z.optional(z.number()) }),
  z.transform(({ qty = 1, ...others }) => readStock({ ...others, qty }).inStock),
);

/** A stock of several: whose it is says its sku, or where a platform does not give it, the id of the product. */
const skuStock = z.pipe(
  z.object({ ...figures, product_id: numeric, sku: z.nullish(z.string()) }),
  z.transform((wire): SkuStock => ({ sku: wire.sku ?? null, productId: wire.product_id, stock: readStock(wire) })),
);

/**
 * A product without stock data can be had (docs/specification/products.md#product-27), up to what one order may hold.
 */
export const unknownStock: Stock = { inStock: true, quantity: 10_000 };

/** What `stock/check` answers, and `stock/list` for each sku. */
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

/**
 * A check that a shop keeps until it is answered: what names it comes back with the answer
 * (docs/specification/calls.md#call-38).
 */
export const stockCheckBody = z.object({
  sku: z.string().check(z.minLength(1), z.maxLength(64)),
  task_id: z.nullish(z.string().check(z.maxLength(128))),
  callback_event: z.nullish(z.string().check(z.maxLength(128))),
});

/** What a queued check answers: the stock, and whose answer it is. */
const queuedStock = z.pipe(
  z.object({ ...figures, task_id: z.string(), callback_event: z.nullish(z.string()) }),
  z.transform(({ task_id, callback_event, ...wire }) => ({
    taskId: task_id,
    callback: callback_event ?? null,
    stock: readStock(wire),
  })),
);

/** As many skus a call may name. */
export const maxSkus = 200;

export const stockEndpoints = {
  /** How many of a sku can be had now; of a product with variants, all of them together. */
  stockCheck: call({
    method: "GET",
    path: "/api/stock/check",
    query: ["sku", "storeCode"],
    body: null,
    result: inAnyCurrency(checkedStock),
  }),
  /** The same for a queue: the platform gives the check a name where the shop gave it none. */
  stockQueuedCheck: call({
    method: "POST",
    path: "/api/stock/check",
    query: ["storeCode"],
    body: stockCheckBody,
    result: inAnyCurrency(queuedStock),
  }),
  /** Stock of several skus, in no particular order; unknown skus are left out. */
  stockList: call({
    method: "GET",
    path: "/api/stock/list",
    query: ["skus", "storeCode"],
    body: null,
    result: inAnyCurrency(list(skuStock)),
  }),
};
