import type { Refusal } from "#client/failures.ts";
import type { AddLineRefusal } from "#domain/cart/addLine.ts";
import type { NoticeMessage } from "#domain/notification/notice.ts";

/** Why a product was not added, or a quantity not taken, in the shop's messages. */
export function refusalMessage(refusal: AddLineRefusal): NoticeMessage {
  switch (refusal.reason) {
    case "price-unknown":
      return { id: "notice.priceUnknown" };
    case "product-errors":
      return { id: "notice.noVariants" };
    case "out-of-stock":
      return { id: "notice.outOfStock" };
    case "too-many":
      return { id: "notice.tooMany", values: { maxQuantity: refusal.available } };
    case "not-a-quantity":
      return { id: "notice.notQuantity" };
  }
}

/** What the platform says against a line; its own words where we have none. */
export function platformMessage({ code, available, message }: Refusal): NoticeMessage {
  if (code === "OUT_OF_STOCK") return { id: "notice.outOfStock" };
  if (code === "TOO_MANY" && available !== null) return { id: "notice.tooMany", values: { maxQuantity: available } };
  return { id: "notice.platform", values: { message: message ?? "" } };
}
