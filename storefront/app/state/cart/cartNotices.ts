import type { Refusal } from "#client/failures.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { prescriptionOptionNames } from "#domain/cart/customChoices.ts";
import { choiceKey, type Findings } from "#domain/cart/findings.ts";
import type { AddLineRefusal } from "#domain/cart/lines.ts";
import type { NoticeAction, NoticeMessage } from "#domain/notification.ts";
import { type SentenceCode, sentenceCode } from "#domain/platformSentences.ts";
import type { ProductError } from "#domain/product/productErrors.ts";

/** Returns what the platform's refusal of a line says about its sku or its choices; empty when it has another reason. */
export function refusedFinding(line: CartLine, { code, available }: Refusal): Findings {
  const { sku, price, productOption } = line;
  switch (code) {
    case "NO_SUCH_CONFIGURATION":
      return { [productOption.bundle.length > 0 ? choiceKey(line) : sku]: null };
    case "ENOTFOUND":
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

const productErrorMessages = {
  "no-available-variants": "notice.noVariants",
  "parameters-required": "notice.parametersRequired",
  "not-sold-yet": "notice.notSoldYet",
} as const satisfies Record<ProductError, string>;

/** Returns the message for a product that was not added or a quantity that was not set. */
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
      return { id: "notice.cartFull", values: { count: refusal.maximum } };
    case "not-a-quantity":
      return { id: "notice.notQuantity" };
  }
}

/** Messages for the platform's codes that need no further values. */
const codeMessages = {
  OUT_OF_STOCK: "notice.outOfStock",
  PARAMETERS_REQUIRED: productErrorMessages["parameters-required"],
  NOT_SOLD_YET: productErrorMessages["not-sold-yet"],
  NOT_MADE: "notice.notMade",
  ENOTFOUND: "notice.someUnavailable",
  SOME_UNAVAILABLE: "notice.someUnavailable",
  NO_SUCH_CONFIGURATION: "notice.noConfiguration",
  CART_ITEM_UNKNOWN: "notice.noCartItem",
  CART_UNKNOWN: "notice.noCartItem",
  CART_CLOSED: "notice.noCartItem",
  BAD_CONTENT_TYPE: "notice.badContentType",
  BAD_FORMAT: "notice.wrongFormat",
  TRY_LATER: "notice.somethingWrong",
} as const satisfies Record<Exclude<SentenceCode, "CREDENTIALS_WRONG">, string> & Record<string, string>;

const messageOf: ReadonlyMap<string, string> = new Map(Object.entries(codeMessages));

/**
 * Returns the message for the platform's refusal of a line; the platform's own sentence if the shop has none for its
 * code.
 */
export function platformMessage({ code, available, message, fields }: Refusal): NoticeMessage {
  if (code === "TOO_MANY" && available !== null) return { id: "notice.tooMany", values: { maxQuantity: available } };
  if (code === "CART_FULL" && available !== null) return { id: "notice.cartFull", values: { count: available } };
  const id = messageOf.get(code ?? "") ?? messageOf.get(sentenceCode(message ?? "") ?? "");
  if (id !== undefined) return { id };
  if (fields.some(({ field }) => field.endsWith(`.${prescriptionOptionNames.photo}`)))
    return { id: "notice.photoGone" };
  if (fields.some(({ field }) => field.includes("custom_options"))) return { id: codeMessages.NOT_MADE };
  // That the shop has made a mistake tells the shopper nothing more.
  return message === null || code === "MALFORMED"
    ? { id: codeMessages.TRY_LATER }
    : { id: "notice.platform", values: { message } };
}

/**
 * Returns the action of the notice that confirms an added line: it leads to the checkout. Null with an external checkout,
 * to which only the cart leads (docs/specification/cart.md#cart-18).
 */
export const addedAction = (
  go: (path: string) => void,
  { externalCheckoutUrl }: { readonly externalCheckoutUrl: string | null },
): NoticeAction | null =>
  externalCheckoutUrl === null ? { label: "notice.checkout", onAction: () => go("/checkout") } : null;
