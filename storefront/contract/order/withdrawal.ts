import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { statementReceipt } from "../wire/receipt.ts";

const text = z.string().check(z.maxLength(300));

/** Only name, contract and e-mail may be required (Directive 2023/2673); the reason is optional. */
export const withdrawalBody = z.object({
  name: text,
  order_number: text,
  email: text,
  reason: z.nullish(z.string().check(z.maxLength(2000))),
});

export const withdrawalEndpoints = {
  /**
   * Our extension (docs/specification/calls.md#call-31): withdraws from a contract, without a login, and sends a receipt at
   * once (docs/specification/law.md#law-5). The answer does not reveal whether there is such an order.
   */
  orderWithdraw: defineEndpoint({
    method: "POST",
    path: "/api/order/withdraw",
    query: ["localeCode", "storeCode"],
    body: withdrawalBody,
    result: inAnyCurrency(statementReceipt),
    loud: true,
  }),
};
