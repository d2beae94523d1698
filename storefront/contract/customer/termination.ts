import * as z from "zod/mini";
import type { Termination } from "#domain/termination.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { statementReceipt } from "../wire/receipt.ts";

const text = z.string().check(z.maxLength(300));

/** What § 312k BGB lets a shop ask for. `ends_on` is a day such as 2026-12-31; without one, as early as possible. */
export const terminationBody = z.object({
  kind: z.string(),
  reason: z.nullish(z.string().check(z.maxLength(3000))),
  name: text,
  email: text,
  contract: text,
  ends_on: z.nullish(z.string()),
});
type WireTermination = z.input<typeof terminationBody>;

/** Writes a statement for the wire. */
export const toWireTermination = ({ kind, reason, name, email, contract, endsOn }: Termination): WireTermination => ({
  kind,
  name,
  email,
  contract,
  ...(reason !== "" && { reason }),
  ...(endsOn !== "" && { ends_on: endsOn }),
});

export const terminationEndpoints = {
  /**
   * Our extension (docs/specification/calls.md#call-61): ends a subscription, without a login, and sends a receipt at once
   * (docs/specification/law.md#law-7). The answer does not reveal whether there is such a subscription.
   */
  subscriptionTerminate: defineEndpoint({
    method: "POST",
    path: "/api/subscription/terminate",
    query: ["localeCode", "storeCode"],
    body: terminationBody,
    result: inAnyCurrency(statementReceipt),
    loud: true,
  }),
};
