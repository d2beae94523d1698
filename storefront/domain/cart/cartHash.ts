import type { CartLine } from "./cart.ts";
import { sha3 } from "./sha3.ts";
import { isPlain, wireOption } from "./wireOption.ts";

type Hashed = Pick<CartLine, "sku" | "quantity" | "serverItemId" | "productOption">;

/** Changes when, and only when, something changed that the platform has to hear of (decision 23). */
export function cartHash(lines: readonly Hashed[], token: string | null): string {
  const items = lines.map(({ sku, quantity, serverItemId, productOption }) => ({
    sku,
    qty: quantity,
    ...(serverItemId !== null && { server_item_id: serverItemId }),
    ...(!isPlain(productOption) && { product_option: wireOption(productOption) }),
  }));
  return sha3(JSON.stringify({ items, token: token ?? "" }));
}
