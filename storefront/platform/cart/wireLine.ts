import { toWireAmount } from "#contract/wire/value.ts";
import type { WireLine } from "#contract/cart/cart.ts";
import { toWireProductOption } from "#contract/catalog/productOption.ts";
import type { Currency } from "#domain/money.ts";
import { openOptions, placeInCart } from "../prescription/sealedOptions.ts";
import { linePrice } from "./linePrice.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import type { Line } from "./readLines.ts";

/** A line as `cart/pull` and `cart/update` answer it; the price is for one piece, gross. */
export const wireLine = (
  line: Line,
  currency: Currency,
  { fields, now }: { readonly fields: FieldCipher; readonly now: Date },
): WireLine & { readonly price: number } => {
  const {
    item,
    listed: { variant, product, text },
  } = line;
  const custom = openOptions(fields, item, placeInCart(item));
  return {
    item_id: item.id,
    sku: variant.sku,
    qty: item.quantity,
    name: text.name,
    price: toWireAmount(linePrice(line, currency, now)),
    product_type: product.typeId,
    quote_id: item.cartId,
    product_option: toWireProductOption({ ...item.productOption, custom }),
  };
};
