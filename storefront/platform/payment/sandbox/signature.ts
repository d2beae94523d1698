import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { isSame } from "../../kernel/secrets/digest.ts";
import { keyFor } from "../../kernel/secrets/seal.ts";
import type { PaymentNews, WebhookMessage, WebhookReading } from "../gateway.ts";

const header = "x-dioptra-signature";

const amount = z.object({
  minor: z.int(),
  currency: z.enum(["PLN", "EUR", "USD"] satisfies Currency[]),
});
const body = z.object({
  of: z.object({ transactionId: z.string(), title: z.string(), paymentId: z.string() }),
  status: z.enum(["open", "pending", "paid", "failed", "expired", "canceled"] satisfies PaymentStatus[]),
  amount,
  returned: z.nullable(amount),
});

/** Signs what the sandbox tells the shop, and knows what it signed: HMAC-SHA256 of the body to the letter. */
export function createSandboxSignature(secret: string) {
  const key = keyFor(secret, "webhook");
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("hex");
  return {
    /** A message to the shop's own webhook. */
    message(url: string, news: PaymentNews): Request {
      const text = JSON.stringify(news);
      const headers = { "content-type": "application/json", [header]: sign(text) };
      return new Request(url, { method: "POST", headers, body: text });
    },
    read({ headers, body: text }: WebhookMessage): WebhookReading {
      if (!isSame(sign(text), headers.get(header) ?? "")) return { kind: "forged" };
      const read = body.safeParse(JSON.parse(text));
      return read.success ? { kind: "news", news: read.data } : { kind: "ignored" };
    },
  };
}
