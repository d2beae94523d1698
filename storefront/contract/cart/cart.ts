import * as z from "zod/mini";
import type { CartLine, ProductOption, ServerLine } from "#domain/cart/cart.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { productTypes } from "../catalog/product.ts";
import { productOption, toWireProductOption } from "../catalog/productOption.ts";
import { list, numeric, textual } from "../wire/value.ts";

/** A line as `cart/pull` and `cart/update` answer it; `sku` is the variant's. */
const wireLine = z.object({
  item_id: numeric,
  quote_id: textual,
  sku: z.string(),
  qty: numeric,
  name: z.string(),
  product_type: z.enum(productTypes),
  product_option: productOption,
});
export type WireLine = z.input<typeof wireLine>;

export const line = z.pipe(
  wireLine,
  z.transform((wire): ServerLine => ({
    itemId: wire.item_id,
    cartId: wire.quote_id,
    sku: wire.sku,
    quantity: wire.qty,
    name: wire.name,
    type: wire.product_type,
    productOption: wire.product_option,
  })),
);

const name = z.string().check(z.minLength(1), z.maxLength(64));
const quantity = numeric.check(z.positive(), z.lte(10_000));

/** A line as the shop wants it. Without `itemId` the quantity is added to the equal line, with it it is the new one. */
export interface WantedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly itemId: number | null;
  readonly cartId: string | null;
  readonly productOption: ProductOption;
}

export const updateBody = z.object({
  cartItem: z.pipe(
    z.object({
      sku: name,
      qty: quantity,
      item_id: z.nullish(numeric),
      quoteId: z.nullish(name),
      product_option: productOption,
    }),
    z.transform(({ sku, qty, item_id, quoteId, product_option }): WantedLine => ({
      sku,
      quantity: qty,
      itemId: item_id ?? null,
      cartId: quoteId ?? null,
      productOption: product_option,
    })),
  ),
});

export const deleteBody = z.object({
  cartItem: z.pipe(
    z.object({ sku: name, item_id: numeric, quoteId: z.nullish(name) }),
    z.transform(({ sku, item_id, quoteId }) => ({ sku, itemId: item_id, cartId: quoteId ?? null })),
  ),
});

type Known = Pick<CartLine, "sku" | "serverItemId" | "serverCartId">;

/**
 * What `cart/update` is sent. The parent is named when options choose its child (docs/specification/cart.md#cart-8).
 */
export const toWireUpdate = (
  line: Known & Pick<CartLine, "parentSku" | "quantity" | "productOption">,
  cartId: string,
): z.input<typeof updateBody> => ({
  cartItem: {
    sku: line.productOption.configurable.length > 0 ? line.parentSku : line.sku,
    qty: line.quantity,
    ...(line.serverItemId !== null && { item_id: line.serverItemId }),
    product_option: toWireProductOption(line.productOption),
    quoteId: line.serverCartId ?? cartId,
  },
});

/** What `cart/delete` is sent. */
export const toWireDelete = (
  line: Known & { readonly serverItemId: number },
  cartId: string,
): z.input<typeof deleteBody> => ({
  cartItem: { sku: line.sku, item_id: line.serverItemId, quoteId: line.serverCartId ?? cartId },
});

const query = ["token", "cartId", "storeCode"] as const;

export const cartEndpoints = {
  /**
   * Answers the id of a new cart of this store view, or of the one that a customer has there. With a guest's `cartId` a
   * customer takes over what is in it, once: whoever sends it adds no quantities of his own
   * (docs/specification/cart.md#cart-31).
   */
  cartCreate: call({
    method: "POST",
    path: "/api/cart/create",
    query: ["token", "cartId", "storeCode", "guest"],
    body: null,
    result: inAnyCurrency(textual),
  }),
  cartPull: call({ method: "GET", path: "/api/cart/pull", query, body: null, result: inAnyCurrency(list(line)) }),
  cartUpdate: call({
    method: "POST",
    path: "/api/cart/update",
    query,
    body: updateBody,
    result: inAnyCurrency(line),
    loud: true,
  }),
  cartDelete: call({
    method: "POST",
    path: "/api/cart/delete",
    query,
    body: deleteBody,
    result: inAnyCurrency(z.literal(true)),
  }),
};
