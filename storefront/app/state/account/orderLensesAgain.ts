import type { Refusal } from "#client/failures.ts";
import type { LensReorder } from "#client/orderCalls.ts";
import { sendForm } from "../sendForm.ts";
import type { Cart } from "../cart/createCart.ts";

export type { LensReorder };

const problems: ReadonlyMap<string | null, "no-match" | "values-erased" | "out-of-stock"> = new Map([
  ["REORDER_REFUSED", "no-match"],
  ["VALUES_ERASED", "values-erased"],
  ["OUT_OF_STOCK", "out-of-stock"],
  ["TOO_MANY", "out-of-stock"],
  ["ENOTFOUND", "out-of-stock"],
  ["NOT_MADE", "out-of-stock"],
]);

function problemOf({ code }: Refusal) {
  const refused = problems.get(code);
  return refused ? { refused } : null;
}

/**
 * Puts the lenses of an earlier order into the cart. Returns why that was refused, as its form names it, or the skus of
 * lenses that are out of stock.
 */
export async function orderLensesAgain(cart: Cart, proof: LensReorder) {
  let missing: readonly string[] = [];
  const problem = await sendForm(async () => {
    missing = await (await cart.load()).reorderLenses(proof);
  }, problemOf);
  return { problem, missing };
}
