import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

/** The name of a document that the shop has and shows to nobody else. */
const wireDownload = z.object({ document: z.string() });
export type WireDownload = z.input<typeof wireDownload>;

export const downloadEndpoints = {
  /**
   * Our extension (docs/specification/calls.md#call-62): which document a line of a paid order opens. The order is named by
   * its number, for the browser or account that ordered, or by the token of a link to its status page. 404 for everybody
   * else, 409 before the payment and after the order was canceled or refunded.
   */
  orderDownload: defineEndpoint({
    method: "GET",
    path: "/api/order/download",
    query: ["item_id", "order_id", "status_token"],
    body: null,
    result: inAnyCurrency(wireDownload),
  }),
};
