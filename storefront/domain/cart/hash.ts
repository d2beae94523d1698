import { sha3_224 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { CartLine, ConfigurableChoice, ProductOption } from "./cart.ts";

/** SHA3-224 of a text, in hexadecimal digits. */
const sha3 = (text: string): string => bytesToHex(sha3_224(utf8ToBytes(text)));

/**
 * A product option in the platform's own words. Hashes are made of its JSON, so names, their order and numbers written
 * as text are part of what both sides agreed on (docs/specification/cart.md#cart-3).
 */
const wireOption = (option: ProductOption) => ({
  extension_attributes: {
    custom_options: option.custom.map(wireChoice),
    configurable_item_options: option.configurable.map(wireChoice),
    bundle_options: option.bundle.map(({ optionId, optionQuantity, optionSelections }) => ({
      option_id: optionId,
      option_qty: String(optionQuantity),
      option_selections: optionSelections.map(String),
    })),
  },
});

export const isPlain = ({ bundle, custom, configurable }: ProductOption): boolean =>
  bundle.length + custom.length + configurable.length === 0;

const wireChoice = ({ optionId, optionValue }: ConfigurableChoice) => ({
  option_id: optionId,
  option_value: optionValue,
});

/**
 * What tells two lines of one sku apart: the hash of the first options that there are
 * (docs/specification/cart.md#cart-3).
 */
export function checksum(option: ProductOption | null): string {
  if (!option) return sha3("null");
  const wire = wireOption(option);
  if (isPlain(option)) return sha3(JSON.stringify(wire));
  const { bundle_options, custom_options, configurable_item_options } = wire.extension_attributes;
  const lists = [bundle_options, custom_options, configurable_item_options];
  return sha3(JSON.stringify(lists.find((list) => list.length > 0)));
}

type Hashed = Pick<CartLine, "sku" | "quantity" | "serverItemId" | "productOption">;

/**
 * Changes exactly when something has changed that the platform needs to know (docs/decisions/product.md#decision-23).
 */
export function cartHash(lines: readonly Hashed[], token: string | null): string {
  const items = lines.map(({ sku, quantity, serverItemId, productOption }) => ({
    sku,
    qty: quantity,
    ...(serverItemId !== null && { server_item_id: serverItemId }),
    ...(!isPlain(productOption) && { product_option: wireOption(productOption) }),
  }));
  return sha3(JSON.stringify({ items, token: token ?? "" }));
}
