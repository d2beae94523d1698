import type { Refusal } from "#client/failures.ts";
import type { AddLineRefusal } from "#domain/cart/lines.ts";
import type { NoticeMessage } from "#domain/notification.ts";
import { sentenceMessage } from "#domain/platformSentences.ts";
import type { ProductError } from "#domain/product/productErrors.ts";

const productErrorMessages = {
  "no-available-variants": "notice.noVariants",
  "parameters-required": "notice.parametersRequired",
  "not-sold-yet": "notice.notSoldYet",
} as const satisfies Record<ProductError, string>;

/** Why a product was not added, or a quantity not taken, in the shop's messages. */
export function refusalMessage(refusal: AddLineRefusal): NoticeMessage {
  switch (refusal.reason) {
    case "price-unknown":
      return { id: "notice.priceUnknown" };
    case "product-errors":
      return { id: productErrorMessages[refusal.errors[0] ?? "no-available-variants"] };
    case "out-of-stock":
      return { id: "notice.outOfStock" };
    case "too-many":
      return { id: "notice.tooMany", values: { maxQuantity: refusal.available } };
    case "cart-full":
      return { id: "notice.cartFull", values: { count: refusal.most } };
    case "not-a-quantity":
      return { id: "notice.notQuantity" };
  }
}

/** What the platform says against a line; its own words where we have none. */
export function platformMessage({ code, available, message }: Refusal): NoticeMessage {
  if (code === "OUT_OF_STOCK") return { id: "notice.outOfStock" };
  if (code === "TOO_MANY" && available !== null) return { id: "notice.tooMany", values: { maxQuantity: available } };
  if (code === "CART_FULL" && available !== null) return { id: "notice.cartFull", values: { count: available } };
  if (code === "PARAMETERS_REQUIRED") return { id: productErrorMessages["parameters-required"] };
  if (code === "NOT_SOLD_YET") return { id: productErrorMessages["not-sold-yet"] };
  if (code === "ENOTFOUND") return { id: "notice.someUnavailable" };
  return sentenceMessage(message ?? "Something went wrong, try later.");
}
