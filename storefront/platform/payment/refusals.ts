import { refused, unavailable } from "../kernel/http/refused.ts";

const retrySeconds = 10;

/** The provider cannot be reached now. Nothing is lost, and the request can be repeated. */
export const providerUnreachable = () =>
  unavailable("The payment provider cannot be reached; try again later.", retrySeconds);

/** The shop does not offer this provider or this method. */
export const notOffered = () => refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.");

/** The order is paid, canceled or free of charge, or the payment has ended. */
export const notPayable = () => refused("ORDER_NOT_PAYABLE", "This order or payment can no longer be paid.");

/**
 * The provider refused the request (docs/specification/messages.md#message-15). Its own words are not passed on, since
 * they may repeat what was sent to it.
 */
export const apiFailed = (providerName: string, reason: string) =>
  refused(
    "PAYMENT_REFUSED",
    reason === "no-transaction-id" ? "No transaction id generated" : `API ${providerName} failed`,
  );
