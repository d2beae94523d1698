import type { Refusal } from "#client/failures.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import type { Findings } from "#domain/cart/findings.ts";

/** What the platform's no to a line says of its sku; nothing when it was about something else. */
export function refusedFinding({ sku, price }: CartLine, { code, available }: Refusal): Findings {
  switch (code) {
    case "ENOTFOUND":
    case "NO_SUCH_CONFIGURATION":
    case "CART_ITEM_UNKNOWN":
      return { [sku]: null };
    case "OUT_OF_STOCK":
      return { [sku]: { price, available: 0 } };
    case "TOO_MANY":
      return { [sku]: { price, available } };
    default:
      return {};
  }
}
