import type { FieldProblem, RefusalCode, WireRefusal } from "#contract/wire/refusal.ts";
import { refuse } from "#domain/result.ts";

/** A refusal of a call: its HTTP status, and the result in the envelope. */
export interface Refused {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503;
  readonly result: WireRefusal | readonly FieldProblem[];
  /** The seconds after which the call may be repeated. */
  readonly retryAfter?: number;
}

const statuses: Readonly<Record<RefusalCode, Refused["status"]>> = {
  MALFORMED: 400,
  FIELDS_REFUSED: 400,
  ENOTFOUND: 404,
  NO_SUCH_CONFIGURATION: 404,
  CART_UNKNOWN: 404,
  CART_CLOSED: 404,
  CART_ITEM_UNKNOWN: 404,
  CART_CHANGED: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  TOO_MANY: 409,
  CART_FULL: 409,
  PARAMETERS_REQUIRED: 409,
  NOT_MADE: 409,
  NOT_SOLD_YET: 409,
  ADDRESS_REQUIRED: 409,
  REORDER_REFUSED: 404,
  VALUES_ERASED: 409,
  SHIPPING_NOT_OFFERED: 409,
  POINT_REQUIRED: 409,
  POINT_NOT_AVAILABLE: 409,
  POINT_TAKES_NO_PAYMENT: 409,
  PAYMENT_NOT_OFFERED: 409,
  SHIPPING_PRICE_CHANGED: 409,
  PAYMENT_PRICE_CHANGED: 409,
  LOGIN_REQUIRED: 401,
  TOKEN_INVALID: 401,
  COUPON_UNKNOWN: 404,
  COUPON_NOT_YET: 409,
  COUPON_EXPIRED: 409,
  COUPON_USED_UP: 409,
  COUPON_FOR_FIRST_ORDER: 409,
  COUPON_APPLIES_TO_NOTHING: 409,
  DISCOUNT_CHANGED: 409,
  GIFT_CARD_CHANGED: 409,
  GIFT_CARD_EXPIRED: 409,
  CREDENTIALS_WRONG: 401,
  EMAIL_TAKEN: 409,
  REVIEW_NOT_ALLOWED: 403,
  REVIEW_EXISTS: 409,
  FORBIDDEN: 403,
  STATUS_REFUSED: 409,
  TOO_MANY_TRIES: 429,
  UNAVAILABLE: 503,
  HASH_INCORRECT: 400,
  LINK_INVALID: 400,
  DOWNLOAD_UNPAID: 409,
  DOWNLOAD_ENDED: 409,
  ORDER_NOT_PAYABLE: 409,
  PAYMENT_REFUSED: 409,
  PAYMENT_NOT_LINKED: 409,
  NOT_AWAITED: 409,
  BLIK_REFUSED: 409,
  APPOINTMENT_TAKEN: 409,
  REFUND_REFUSED: 409,
};

/** Refuses a call with a code. The message is for logs, and for clients that do not know the code. */
export const refused = (code: RefusalCode, message: string, about: Omit<WireRefusal, "message" | "code"> = {}) =>
  refuse<Refused>({ status: statuses[code], result: { message, code, ...about } });

/** Refuses a caller with too many attempts; they may try again after this many seconds. */
export const tooManyTries = (seconds: number, message = "Too many attempts. Try again later.") =>
  refuse<Refused>({
    status: 429,
    result: { message, code: "TOO_MANY_TRIES" },
    retryAfter: seconds,
  });

/** Refuses a call because a service is temporarily unavailable. It may be repeated after this many seconds. */
export const unavailable = (message: string, seconds: number) =>
  refuse<Refused>({ status: 503, result: { message, code: "UNAVAILABLE" }, retryAfter: seconds });

/**
 * Refuses a password, with a sentence for clients that show it (docs/specification/accounts.md#account-18).
 */
export const refusedPassword = (message: string, fields: readonly FieldProblem[]) =>
  refused("FIELDS_REFUSED", message, { errorMessage: message, fields });

/** Refuses a form because of these fields. */
export const refusedFields = (fields: readonly FieldProblem[]) => refuse<Refused>({ status: 400, result: fields });
