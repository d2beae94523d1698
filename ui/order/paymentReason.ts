/** Why a payment was not made, or is not known (docs/specification/messages.md#message-15). */
export type PaymentReason =
  | "backendOrder"
  | "hashesDiffer"
  | "apiFailed"
  | "noTransaction"
  | "notLinked"
  | "invalidToken"
  | "orderDetails"
  | "paymentDetails"
  | "backendFailed"
  | "hashIncorrect";
