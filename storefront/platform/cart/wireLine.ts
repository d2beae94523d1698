import { toWireAmount } from "#contract/amount.ts";
import type { WireLine } from "#contract/cart.ts";
import { toWireProductOption } from "#contract/productOption.ts";
import type { Currency } from "#domain/money/money.ts";
import { askedAt } from "../pricing/priceNow.ts";
import type { Line } from "./readLines.ts";

/** A line as `cart/pull` and `cart/update` answer it; the price is for one piece, gross. */
export const wireLine = (
  { item, listed: { variant, product, text, price } }: Line,
  currency: Currency,
  now: Date,
): WireLine & { readonly price: number } => ({
  item_id: item.id,
  sku: variant.sku,
  qty: item.quantity,
  name: text.name,
  price: toWireAmount(askedAt(price, currency, now)),
  product_type: product.typeId,
  quote_id: item.cartId,
  product_option: toWireProductOption(item.productOption),
});
