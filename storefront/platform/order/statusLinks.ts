import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { linkedCorrectionHref } from "#domain/order/correction.ts";
import { linkedDownloadHref } from "#domain/order/download.ts";
import type { Correction } from "#domain/order/order.ts";
import { linkedInvoiceHref } from "#domain/order/invoice.ts";
import { withPrefix } from "#domain/store.ts";
import { isEqualInConstantTime, keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** The content of a link to an order's status. The hash is a secret that only the platform can make. */
export interface StatusLink {
  readonly orderId: number;
  readonly hash: string;
}

type LinkedOrder = Pick<StoredOrder, "id" | "number" | "currency" | "grandTotal">;

/** Hashes of orders, and the tokens of the links to their status. */
export interface StatusLinks {
  /** The order's hash. Only the platform can make it, so it proves access to the order. */
  readonly hashOf: (order: LinkedOrder) => string;
  readonly isHashOf: (order: LinkedOrder, hash: string) => boolean;
  /** The parameter of `/order-status/{token}`. */
  readonly tokenOf: (order: LinkedOrder) => string;
  /** Null for an invalid token. */
  readonly readToken: (token: string) => StatusLink | null;
}

const content = z.pipe(
  z.object({ order_id: z.int(), hash: z.string() }),
  z.transform(({ order_id, hash }): StatusLink => ({ orderId: order_id, hash })),
);

/** Creates and reads links with keys derived from the platform's secret; changing the secret invalidates older links. */
export function createStatusLinks(secret: string): StatusLinks {
  const hashKey = keyFor(secret, "payment-link");
  const tokenKey = keyFor(secret, "order-status");
  const hashOf = ({ id, number, currency, grandTotal }: LinkedOrder) =>
    createHmac("sha256", hashKey).update([id, number, currency, grandTotal].join("|")).digest("hex");
  return {
    hashOf,
    isHashOf: (order, hash) => isEqualInConstantTime(hashOf(order), hash),
    tokenOf: (order) => seal(tokenKey, JSON.stringify({ order_id: order.id, hash: hashOf(order) })),
    readToken(token) {
      const text = unseal(tokenKey, token);
      return text === null ? null : content.parse(JSON.parse(text));
    },
  };
}

/** Returns the address of an order's status page in the order's store view. It holds the order only encrypted. */
export function statusHref(
  { origin, secret }: Pick<PlatformSettings, "origin" | "secret">,
  order: StoredOrder,
): string {
  const store = storeViewOf(order.storeCode) ?? { prefix: "" };
  return origin + withPrefix(`/order-status/${createStatusLinks(secret).tokenOf(order)}`, store);
}

/** Returns the address of a correction of an order's invoice, as a PDF, for whoever has the link. */
export const correctionUrl = (
  { origin, secret }: Pick<PlatformSettings, "origin" | "secret">,
  order: StoredOrder,
  correction: Correction,
): string =>
  origin + linkedCorrectionHref(createStatusLinks(secret).tokenOf(order), correction, { code: order.storeCode });

/** Returns the address of an order's invoice, as a PDF, for whoever has the link. */
export const invoiceUrl = (
  { origin, secret }: Pick<PlatformSettings, "origin" | "secret">,
  order: StoredOrder,
): string => origin + linkedInvoiceHref(createStatusLinks(secret).tokenOf(order), { code: order.storeCode });

/** Returns the address of a paid download, for whoever has the link. */
export const downloadUrl = (
  { origin, secret }: Pick<PlatformSettings, "origin" | "secret">,
  order: StoredOrder,
  itemId: number,
): string => origin + linkedDownloadHref(createStatusLinks(secret).tokenOf(order), itemId, { code: order.storeCode });
