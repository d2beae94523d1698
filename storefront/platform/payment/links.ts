import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { StoredOrder } from "../order/writeOrder.ts";
import { isSame } from "../kernel/secrets/digest.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/seal.ts";

/** What the link to an order's status holds: whose order, and a secret that only the platform can make. */
export interface StatusLink {
  readonly orderId: number;
  readonly hash: string;
}

type LinkedOrder = Pick<StoredOrder, "id" | "number" | "currency" | "grandTotal">;

/** Hashes of orders, and the tokens of the links to their status. */
export interface PaymentLinks {
  /** The order's hash: who has it was told it by the platform. */
  readonly hashOf: (order: LinkedOrder) => string;
  readonly isHashOf: (order: LinkedOrder, hash: string) => boolean;
  /** The parameter of `/order-status/{token}`. */
  readonly tokenOf: (order: LinkedOrder) => string;
  /** Null for whatever is none of our tokens. */
  readonly readToken: (token: string) => StatusLink | null;
}

const content = z.pipe(
  z.object({ order_id: z.int(), hash: z.string() }),
  z.transform(({ order_id, hash }): StatusLink => ({ orderId: order_id, hash })),
);

/** Makes and reads links with keys derived from the platform's secret: whoever changes that makes older links void. */
export function createPaymentLinks(secret: string): PaymentLinks {
  const hashKey = keyFor(secret, "payment-link");
  const tokenKey = keyFor(secret, "order-status");
  const hashOf = ({ id, number, currency, grandTotal }: LinkedOrder) =>
    createHmac("sha256", hashKey).update([id, number, currency, grandTotal].join("|")).digest("hex");
  return {
    hashOf,
    isHashOf: (order, hash) => isSame(hashOf(order), hash),
    tokenOf: (order) => seal(tokenKey, JSON.stringify({ order_id: order.id, hash: hashOf(order) })),
    readToken(token) {
      const text = unseal(tokenKey, token);
      return text === null ? null : content.parse(JSON.parse(text));
    },
  };
}
