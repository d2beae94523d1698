import * as z from "zod/mini";
import { ignoredResult } from "../customer/accountForm.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

const text = z.string().check(z.maxLength(300));

/** The number and the e-mail address of an order. */
export const statusLinkBody = z.object({ order_number: text, email: text });

export const statusLinkEndpoints = {
  /**
   * Our extension (docs/specification/calls.md#call-57): mails the link to an order's status page to the address that the
   * order was placed with. The answer does not reveal whether there is such an order.
   */
  orderStatusLink: defineEndpoint({
    method: "POST",
    path: "/api/order/status-link",
    query: [],
    body: statusLinkBody,
    result: ignoredResult,
    loud: true,
  }),
};
