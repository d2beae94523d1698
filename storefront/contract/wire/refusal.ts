import * as z from "zod/mini";
import { sentenceCode } from "#domain/platformSentences.ts";

/** Why our platform refuses a call; another platform may know other reasons, or give none. */
export const refusalCodes = [
  /** The call is not in the form of the contract. */
  "MALFORMED",
  /** Fields of a form are refused: `fields` says which and why. */
  "FIELDS_REFUSED",
  /** The address exists, but not what it was asked about. */
  "ENOTFOUND",
  /** The product is not sold in the combination that was chosen. */
  "NO_SUCH_CONFIGURATION",
  /** No cart has this id, or it is another store view's. */
  "CART_UNKNOWN",
  /** The cart was ordered; its order is made, and the id is of no further use. */
  "CART_CLOSED",
  /** The cart has no such line. */
  "CART_ITEM_UNKNOWN",
  /** The cart is not what the shopper saw. */
  "CART_CHANGED",
  /** A price is not what the shopper saw: `skus` says whose. */
  "PRICE_CHANGED",
  /** Nothing is left: of the one asked for, or of the `skus` named. */
  "OUT_OF_STOCK",
  /** Less is left than was asked for: `available` says how much. */
  "TOO_MANY",
  /** The cart holds as many lines as one may: `available` says how many. */
  "CART_FULL",
  /** It cannot be bought as it is: the powers of contact lenses have to be chosen first. */
  "PARAMETERS_REQUIRED",
  /** Contact lenses of these powers and measures are not made. */
  "NOT_MADE",
  /** The product is shown but cannot be ordered yet. */
  "NOT_SOLD_YET",
  /** The delivery address is missing. */
  "ADDRESS_REQUIRED",
  /** The phone number or the token is not the order's, or it had no lenses; which of them is not said. */
  "REORDER_REFUSED",
  /** The values of the lenses were erased, for their time was over: they have to be typed again. */
  "VALUES_ERASED",
  "SHIPPING_NOT_OFFERED",
  /** This way of sending needs a point, which was not chosen. */
  "POINT_REQUIRED",
  /** There is no such point, or it takes no parcels now. */
  "POINT_NOT_AVAILABLE",
  /** The pick-up point accepts no payment. */
  "POINT_TAKES_NO_PAYMENT",
  "PAYMENT_NOT_OFFERED",
  /** Delivery does not cost what the shopper saw. */
  "SHIPPING_PRICE_CHANGED",
  /** Paying this way does not cost what the shopper saw. */
  "PAYMENT_PRICE_CHANGED",
  /** The call needs a login. */
  "LOGIN_REQUIRED",
  /** The token is unknown, used up or too old: refresh it, or log in again. */
  "TOKEN_INVALID",
  /** No coupon has this code here. */
  "COUPON_UNKNOWN",
  "COUPON_NOT_YET",
  "COUPON_EXPIRED",
  /** It was used as often as it may be, by everybody or by this shopper. */
  "COUPON_USED_UP",
  /** The coupon is for first-time customers only. */
  "COUPON_FOR_FIRST_ORDER",
  /** Nothing in the cart is what it is for. */
  "COUPON_APPLIES_TO_NOTHING",
  /** The coupon does not take off what the shopper saw. */
  "DISCOUNT_CHANGED",
  /** The e-mail address or the password is wrong; which of them is never revealed. */
  "CREDENTIALS_WRONG",
  /** An account of this address exists. */
  "EMAIL_TAKEN",
  /** Only who bought a product may review it. */
  "REVIEW_NOT_ALLOWED",
  /** One review of a customer and a product. */
  "REVIEW_EXISTS",
  /** The resource belongs to another customer. */
  "FORBIDDEN",
  /** An order does not go from its status to that one. */
  "STATUS_REFUSED",
  /** It was tried too often; the header `Retry-After` says when it may be tried again. */
  "TOO_MANY_TRIES",
  /** It cannot be said now; the header `Retry-After` says when to ask again. */
  "UNAVAILABLE",
  /** The hash is not the order's. */
  "HASH_INCORRECT",
  /** The link to an order's status is invalid. */
  "LINK_INVALID",
  /** The order, or this payment of it, is paid or has ended. */
  "ORDER_NOT_PAYABLE",
  /** The payment provider said no. */
  "PAYMENT_REFUSED",
  /** The transaction is not this order's. */
  "PAYMENT_NOT_LINKED",
  /** A mobile code was refused: `reason` says why, as far as anybody knows. */
  "BLIK_REFUSED",
  /** This cannot be given back: `available` says how much can, in minor units. */
  "REFUND_REFUSED",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A field of a form that the platform refuses, and why: the problem is one of the rules' words, such as `required`. */
const fieldProblem = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.output<typeof fieldProblem>;

/** What went wrong, whichever of its three forms the platform chose. */
export interface Refusal {
  /** For a log, or for a shopper when nothing better is known. */
  readonly message: string | null;
  readonly code: string | null;
  /** The products that it is about. */
  readonly skus: readonly string[];
  /** How many can be had, when that is why. */
  readonly available: number | null;
  /** Why, more closely, where the code says that there is such a word. */
  readonly reason: string | null;
  readonly fields: readonly FieldProblem[];
}

const nothing: Refusal = { message: null, code: null, skus: [], available: null, reason: null, fields: [] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);

const fieldsOf = (value: unknown): readonly FieldProblem[] =>
  Array.isArray(value) ? value.flatMap((entry) => fieldProblem.safeParse(entry).data ?? []) : [];

/**
 * Reads the result of a failed call: a text, an object with a message, or a list of schema errors. Sentences that
 * platforms are known to say without a code are given theirs. Never fails.
 */
export function readRefusal(result: unknown): Refusal {
  if (typeof result === "string") return { ...nothing, message: result, code: sentenceCode(result) };
  if (Array.isArray(result)) return { ...nothing, fields: fieldsOf(result) };
  if (!isObject(result)) return nothing;
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
 * The wire form of a refusal with a code; `skus`, `available` and `fields` go with the codes that speak of them.
 * `errorMessage` is the message once more, where clients look for it by that name.
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
