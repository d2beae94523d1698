import { sha3_224 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { CartLine, ConfigurableChoice, ProductOption } from "./cart.ts";

/** Returns the SHA3-224 hash of a text in hexadecimal digits. */
const sha3 = (text: string): string => bytesToHex(sha3_224(utf8ToBytes(text)));

/**
 * Returns a product option in the platform's format. Hashes are computed from its JSON, so the names, their order and
 * numbers written as text must not change (docs/specification/cart.md#cart-3).
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

/** Returns whether a product option has no options of any kind. */
export const hasNoOptions = ({ bundle, custom, configurable }: ProductOption): boolean =>
  bundle.length + custom.length + configurable.length === 0;

const wireChoice = ({ optionId, optionValue }: ConfigurableChoice) => ({
  option_id: optionId,
  option_value: optionValue,
});

/**
 * Returns the hash that distinguishes lines of one sku. It is computed from the first list of options that is not
 * empty: bundle, custom, configurable (docs/specification/cart.md#cart-3). A bundle with custom options is hashed by both,
 * so that two prescriptions for one bundle are two lines.
 */
export function checksum(option: ProductOption | null): string {
  if (!option) return sha3("null");
  const wire = wireOption(option);
  if (hasNoOptions(option)) return sha3(JSON.stringify(wire));
  const { bundle_options, custom_options, configurable_item_options } = wire.extension_attributes;
  if (bundle_options.length > 0 && custom_options.length > 0) {
    return sha3(JSON.stringify([bundle_options, custom_options]));
  }
  const lists = [bundle_options, custom_options, configurable_item_options];
  return sha3(JSON.stringify(lists.find((list) => list.length > 0)));
}

type HashedLine = Pick<CartLine, "sku" | "quantity" | "serverItemId" | "productOption">;

/**
 * Returns the hash of a cart's lines and token. It changes exactly when something changes that the platform has to know
 * (docs/decisions/product.md#decision-23).
 */
export function cartHash(lines: readonly HashedLine[], token: string | null): string {
  const items = lines.map(({ sku, quantity, serverItemId, productOption }) => ({
    sku,
    qty: quantity,
    ...(serverItemId !== null && { server_item_id: serverItemId }),
    ...(!hasNoOptions(productOption) && { product_option: wireOption(productOption) }),
  }));
  return sha3(JSON.stringify({ items, token: token ?? "" }));
}
