import { invoiceEndpoints } from "#contract/order/invoice.ts";
import { call, type ClientOptions } from "./call.ts";
import { orNull } from "./orderCalls.ts";

/** Creates the call that an invoice is made from. Only the server makes it. */
export const createInvoiceCalls = (options: ClientOptions) => ({
  /** Returns what the invoice of an order states, by the token of a link to its status page; null if there is none. */
  find: (statusToken: string) => orNull(call(options, invoiceEndpoints.orderInvoice, { status_token: statusToken })),
});
