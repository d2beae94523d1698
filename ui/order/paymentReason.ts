/** Why a payment was not made, or is not known (specification, "Payment error reasons"). */
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
