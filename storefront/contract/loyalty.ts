import * as z from "zod/mini";
import type { LoyaltyCard } from "#domain/customer/customer.ts";
import { call, inAnyCurrency } from "./endpoint.ts";

const card = z.pipe(
  z.object({ card_number: z.string(), points: z.int() }),
  z.transform(({ card_number, points }): LoyaltyCard => ({ number: card_number, points })),
);

export const loyaltyEndpoints = {
  /** Ours: the specification names the card (section 2, Screens), and no call for it. */
  loyaltyCard: call({
    method: "GET",
    path: "/api/user/loyalty-card",
    query: ["token"],
    body: null,
    result: inAnyCurrency(card),
    loud: true,
  }),
};
