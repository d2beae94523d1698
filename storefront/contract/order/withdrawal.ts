import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { moment } from "../wire/value.ts";

const text = z.string().check(z.maxLength(300));

/** Name, contract and e-mail are all that may be asked for (Directive 2023/2673); the reason is optional. */
export const withdrawalBody = z.object({
  name: text,
  order_number: text,
  email: text,
  reason: z.nullish(z.string().check(z.maxLength(2000))),
});

/** That a withdrawal has arrived, and when: the statement counts from its sending, whatever becomes of it. */
export interface ReceivedWithdrawal {
  readonly reference: string;
  readonly receivedAt: Date;
}

const wireReceived = z.object({ reference: z.string(), received_at: moment });
export type WireReceivedWithdrawal = z.input<typeof wireReceived>;

const received = z.pipe(
  wireReceived,
  z.transform(({ reference, received_at }): ReceivedWithdrawal => ({ reference, receivedAt: received_at })),
);

export const withdrawalEndpoints = {
  /**
   * Withdraws from a contract, without a login; a receipt goes out at once (docs/specification/law.md#law-5). It is
   * answered alike whether there is such an order or not. Ours (docs/specification/calls.md#call-31).
   */
  orderWithdraw: call({
    method: "POST",
    path: "/api/order/withdraw",
    query: ["localeCode", "storeCode"],
    body: withdrawalBody,
    result: inAnyCurrency(received),
    loud: true,
  }),
};
