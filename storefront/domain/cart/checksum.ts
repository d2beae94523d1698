import type { ProductOption } from "./cart.ts";
import { sha3 } from "./sha3.ts";
import { isPlain, wireOption } from "./wireOption.ts";

/** What tells two lines of one sku apart: the hash of the first options that there are (storefront behaviour, 3.5). */
export function checksum(option: ProductOption | null): string {
  if (!option) return sha3("null");
  const wire = wireOption(option);
  if (isPlain(option)) return sha3(JSON.stringify(wire));
  const { bundle_options, custom_options, configurable_item_options } = wire.extension_attributes;
  const lists = [bundle_options, custom_options, configurable_item_options];
  return sha3(JSON.stringify(lists.find((list) => list.length > 0)));
}
