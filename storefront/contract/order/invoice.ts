import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { orderDetails } from "./orderDetails.ts";

export const invoiceEndpoints = {
  /**
   * Our extension (docs/specification/calls.md#call-60): what the invoice of an order states, for the holder of a link to
   * the order's status page. 404 for a wrong token and for an order without an invoice.
   */
  orderInvoice: defineEndpoint({
    method: "GET",
    path: "/api/order/invoice",
    query: ["status_token"],
    body: null,
    result: inAnyCurrency(orderDetails),
  }),
};
