import * as z from "zod/mini";
import { sentenceCode } from "#domain/platformSentences.ts";

/** The reasons for which our platform refuses a call. Other platforms may have other reasons, or give none. */
export const refusalCodes = [
  /** The call does not match the contract. */
  "MALFORMED",
  /** Fields of a form are refused; `fields` names them with the reasons. */
  "FIELDS_REFUSED",
  /** The call exists, but not the resource that it names. */
  "ENOTFOUND",
  /** The product is not sold in the chosen combination. */
  "NO_SUCH_CONFIGURATION",
  /** There is no cart with this id, or it belongs to another store view. */
  "CART_UNKNOWN",
  /** The cart has been ordered; its id can no longer be used. */
  "CART_CLOSED",
  /** The cart has no such line. */
  "CART_ITEM_UNKNOWN",
  /** The cart has changed since the shopper saw it. */
  "CART_CHANGED",
  /** Prices have changed since the shopper saw them; `skus` names the products. */
  "PRICE_CHANGED",
  /** The requested product, or each of `skus`, is sold out. */
  "OUT_OF_STOCK",
  /** Fewer pieces are left than requested; `available` is their number. */
  "TOO_MANY",
  /** The cart has the maximum number of lines, which is `available`. */
  "CART_FULL",
  /** The powers of the contact lenses must be chosen first. */
  "PARAMETERS_REQUIRED",
  /** Contact lenses with these powers and measures are not made. */
  "NOT_MADE",
  /** The product is shown but cannot be ordered yet. */
  "NOT_SOLD_YET",
  /** The delivery address is missing. */
  "ADDRESS_REQUIRED",
  /** The phone number or the token does not belong to the order, or it had no lenses. The answer does not reveal which. */
  "REORDER_REFUSED",
  /** The values of the lenses were erased after their retention period; the shopper must enter them again. */
  "VALUES_ERASED",
  "SHIPPING_NOT_OFFERED",
  /** The delivery method needs a pick-up point, and none was chosen. */
  "POINT_REQUIRED",
  /** The pick-up point does not exist or is not accepting parcels. */
  "POINT_NOT_AVAILABLE",
  /** The pick-up point accepts no payment. */
  "POINT_TAKES_NO_PAYMENT",
  "PAYMENT_NOT_OFFERED",
  /** The price of delivery has changed since the shopper saw it. */
  "SHIPPING_PRICE_CHANGED",
  /** The cost of the payment method has changed since the shopper saw it. */
  "PAYMENT_PRICE_CHANGED",
  /** The call needs a login. */
  "LOGIN_REQUIRED",
  /** The token is unknown, used up or expired: refresh it or log in again. */
  "TOKEN_INVALID",
  /** No coupon of this store view has this code. */
  "COUPON_UNKNOWN",
  "COUPON_NOT_YET",
  "COUPON_EXPIRED",
  /** The coupon has reached its maximum number of uses, in total or by this shopper. */
  "COUPON_USED_UP",
  /** The coupon is for first-time customers only. */
  "COUPON_FOR_FIRST_ORDER",
  /** The coupon applies to nothing in the cart. */
  "COUPON_APPLIES_TO_NOTHING",
  /** The discount has changed since the shopper saw it. */
  "DISCOUNT_CHANGED",
  "GIFT_CARD_CHANGED",
  /** The last day of the gift card is over. */
  "GIFT_CARD_EXPIRED",
  /** The e-mail address or the password is wrong. The answer does not reveal which. */
  "CREDENTIALS_WRONG",
  /** There is already an account with this e-mail address. */
  "EMAIL_TAKEN",
  /** Only customers who bought the product may review it. */
  "REVIEW_NOT_ALLOWED",
  /** The customer has already reviewed the product. */
  "REVIEW_EXISTS",
  /** The resource belongs to another customer. */
  "FORBIDDEN",
  /** The status of the order or subscription cannot change to the requested one. */
  "STATUS_REFUSED",
  /** Too many attempts; the header `Retry-After` states when to try again. */
  "TOO_MANY_TRIES",
  /** The answer is not available now; the header `Retry-After` states when to try again. */
  "UNAVAILABLE",
  /** The hash does not belong to the order. */
  "HASH_INCORRECT",
  /** The link to the order's status is invalid. */
  "LINK_INVALID",
  /** The download opens once the order has been paid. */
  "DOWNLOAD_UNPAID",
  /** The order of the download was canceled or refunded. */
  "DOWNLOAD_ENDED",
  /** The order or this payment is paid, canceled or expired. */
  "ORDER_NOT_PAYABLE",
  /** The payment provider refused the payment. */
  "PAYMENT_REFUSED",
  /** The transaction does not belong to this order. */
  "PAYMENT_NOT_LINKED",
  /** The line waits for no prescription, or not any more. */
  "NOT_AWAITED",
  /** A BLIK code was refused; `reason` states why, where it is known. */
  "BLIK_REFUSED",
  /** The time of a visit to a salon is not free; `fields` names the nearest ones that are. */
  "APPOINTMENT_TAKEN",
  /** The amount cannot be refunded; `available` is the amount that can, in minor units. */
  "REFUND_REFUSED",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A refused field of a form. `problem` is a word of the rules, such as `required`. */
const fieldProblem = z.object({ field: z.string(), problem: z.string() });

export interface FieldProblem extends z.output<typeof fieldProblem> {
  /**
   * Possible values near a refused one, or the limits that it is beyond. For other clients: our forms compute them, so the
   * shop's pages do not read them.
   */
  readonly nearest?: readonly (string | number)[];
}

/** Why a call was refused, in one form for all platforms. */
export interface Refusal {
  /** For the log, or for the shopper when the code has no message. */
  readonly message: string | null;
  readonly code: string | null;
  /** The products concerned. */
  readonly skus: readonly string[];
  /** The available quantity, where the code is about one. */
  readonly available: number | null;
  /** A more precise reason, for codes that have one. */
  readonly reason: string | null;
  readonly fields: readonly FieldProblem[];
}

const emptyRefusal: Refusal = { message: null, code: null, skus: [], available: null, reason: null, fields: [] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);

const fieldsOf = (value: unknown): readonly FieldProblem[] =>
  Array.isArray(value) ? value.flatMap((entry) => fieldProblem.safeParse(entry).data ?? []) : [];

/**
 * Reads the result of a failed call: a text, an object with a message, or a list of fields. Sentences that are known from
 * platforms without codes get the code. Never throws.
 */
export function readRefusal(result: unknown): Refusal {
  if (typeof result === "string") return { ...emptyRefusal, message: result, code: sentenceCode(result) };
  if (Array.isArray(result)) return { ...emptyRefusal, fields: fieldsOf(result) };
  if (!isObject(result)) return emptyRefusal;
  const available = result["available"];
  // Some platforms put the envelope's text one level deeper.
  const message = text(result["result"]) ?? text(result["message"]) ?? text(result["errorMessage"]);
  return {
    message,
    code: text(result["code"]) ?? (message === null ? null : sentenceCode(message)),
    skus: texts(result["skus"]),
    available: typeof available === "number" ? available : null,
    reason: text(result["reason"]),
    fields: fieldsOf(result["fields"]),
  };
}

/**
 * A refusal as our platform sends it. `skus`, `available`, `reason` and `fields` come with the codes that describe them.
 * `errorMessage` repeats the message for clients that expect it under that name.
 */
export interface WireRefusal {
  readonly message: string;
  readonly code: RefusalCode;
  readonly skus?: readonly string[];
  readonly available?: number;
  readonly reason?: string;
  readonly errorMessage?: string;
  readonly fields?: readonly FieldProblem[];
}
