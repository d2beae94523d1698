import * as z from "zod/mini";
import type { CartLine, ProductOption, ServerLine } from "#domain/cart/cart.ts";
import { defineEndpoint, inAnyCurrency, perCurrency } from "../wire/endpoint.ts";
import { productTypes } from "../catalog/product.ts";
import { productOption, toWireProductOption } from "../catalog/productOption.ts";
import { list, numeric, readAmount, textual, wireAmount } from "../wire/value.ts";

/** A line as `cart/pull` and `cart/update` return it. `sku` is the variant's. */
const wireLine = z.object({
  item_id: numeric,
  quote_id: textual,
  sku: z.string(),
  qty: numeric,
  name: z.string(),
  product_type: z.enum(productTypes),
  product_option: productOption,
  /** Our extension: the present gross price of one piece, with everything chosen. */
  price_incl_tax: z.optional(wireAmount),
  /** Our extension: the chosen options in the language of the store view, without typed values. */
  options: z.nullish(z.array(z.object({ label: z.string(), value: z.string() }))),
});
export type WireLine = z.input<typeof wireLine>;

export const line = perCurrency((currency) =>
  z.pipe(
    wireLine,
    z.transform((wire): ServerLine => ({
      itemId: wire.item_id,
      cartId: wire.quote_id,
      sku: wire.sku,
      quantity: wire.qty,
      name: wire.name,
      type: wire.product_type,
      productOption: wire.product_option,
      price: wire.price_incl_tax === undefined ? null : readAmount(wire.price_incl_tax, currency),
      options: wire.options ?? null,
    })),
  ),
);
const lines = perCurrency((currency) => list(line(currency)));

const name = z.string().check(z.minLength(1), z.maxLength(64));
const quantity = numeric.check(z.positive(), z.lte(10_000));

/** A change of the cart. With `itemId` it sets the line's quantity; without it, the quantity is added to an equal line. */
export interface LineUpdate {
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
    z.transform(({ sku, qty, item_id, quoteId, product_option }): LineUpdate => ({
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

type LineIds = Pick<CartLine, "sku" | "serverItemId" | "serverCartId">;

/** Returns the body of `cart/update`. If options choose the variant, the sku is its product's (docs/specification/cart.md#cart-8). */
export const toWireUpdate = (
  line: LineIds & Pick<CartLine, "parentSku" | "quantity" | "productOption">,
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

/** Returns the body of `cart/delete`. */
export const toWireDelete = (
  line: LineIds & { readonly serverItemId: number },
  cartId: string,
): z.input<typeof deleteBody> => ({
  cartItem: { sku: line.sku, item_id: line.serverItemId, quoteId: line.serverCartId ?? cartId },
});

const query = ["token", "cartId", "storeCode"] as const;

export const cartEndpoints = {
  /**
   * Returns the id of a new cart of this store view, or of the customer's existing one. With a guest's `cartId`, its lines
   * are moved into the customer's cart once, so that shops must not add them again (docs/specification/cart.md#cart-31).
   */
  cartCreate: defineEndpoint({
    method: "POST",
    path: "/api/cart/create",
    query: ["token", "cartId", "storeCode", "guest"],
    body: null,
    result: inAnyCurrency(textual),
  }),
  /**
   * Our extension (docs/specification/calls.md#call-56): returns the id of the open cart of this customer or visitor, for
   * a browser whose storage has lost it; null without one, and for a cart without lines. Creates nothing.
   */
  cartResume: defineEndpoint({
    method: "GET",
    path: "/api/cart/resume",
    query: ["token", "storeCode"],
    body: null,
    result: inAnyCurrency(z.nullable(textual)),
  }),
  cartPull: defineEndpoint({
    method: "GET",
    path: "/api/cart/pull",
    query,
    body: null,
    result: lines,
  }),
  cartUpdate: defineEndpoint({
    method: "POST",
    path: "/api/cart/update",
    query,
    body: updateBody,
    result: line,
    loud: true,
  }),
  cartDelete: defineEndpoint({
    method: "POST",
    path: "/api/cart/delete",
    query,
    body: deleteBody,
    result: inAnyCurrency(z.literal(true)),
  }),
};
