import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { dateTime } from "../wire/value.ts";

const text = z.string().check(z.maxLength(300));

/** Only name, contract and e-mail may be required (Directive 2023/2673); the reason is optional. */
export const withdrawalBody = z.object({
  name: text,
  order_number: text,
  email: text,
  reason: z.nullish(z.string().check(z.maxLength(2000))),
});

/** The receipt of a withdrawal. The statement is valid from the time of its sending, whatever happens to it afterwards. */
export interface ReceivedWithdrawal {
  readonly reference: string;
  readonly receivedAt: Date;
}

const wireReceived = z.object({ reference: z.string(), received_at: dateTime });
export type WireReceivedWithdrawal = z.input<typeof wireReceived>;

const received = z.pipe(
  wireReceived,
  z.transform(({ reference, received_at }): ReceivedWithdrawal => ({ reference, receivedAt: received_at })),
);

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
    result: inAnyCurrency(received),
    loud: true,
  }),
};
