import * as z from "zod/mini";
import { compare } from "#domain/money.ts";
import { isTpayCertificate, tpayChecksum } from "#domain/payment/tpaySignature.ts";
import { tpayNotification } from "#domain/payment/status.ts";
import { isEqualInConstantTime } from "../../kernel/secrets/tokens.ts";
import type { TpaySettings } from "./settings.ts";
import type { WebhookMessage, WebhookReading } from "../gateway.ts";
import { inZloty } from "./tpayAnswers.ts";
import { createCertificates, isSignedBy, readSignature } from "./signature.ts";

const notification = z.object({
  id: z.string(),
  tr_id: z.string().check(z.minLength(1)),
  tr_amount: z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,2})?$/)),
  tr_paid: z.optional(z.string()),
  tr_crc: z._default(z.string(), ""),
  tr_status: z.string(),
  /** Sent only to shops with several currencies. */
  tr_currency: z._default(z.string(), "PLN"),
  md5sum: z.string(),
  test_mode: z._default(z.string(), "0"),
});

type Notification = z.output<typeof notification>;

/** Returns the update in a genuine notification. A payment of less than the amount is still pending. */
function readingOf({ tr_id, tr_amount, tr_paid, tr_crc, tr_status, tr_currency }: Notification): WebhookReading {
  const outcome = tpayNotification(tr_status);
  if (outcome === "ignore") return { kind: "ignored" };
  const of = { transactionId: null, title: tr_id, paymentId: tr_crc || null };
  if (outcome === "returned") return { kind: "update", update: { of, status: "paid", amount: null, returned: "some" } };
  const requested = inZloty.safeParse(tr_amount);
  if (!requested.success) return { kind: "ignored" };
  if (tr_currency !== "PLN") return { kind: "forged" };
  const amount = requested.data;
  const paid = inZloty.safeParse(tr_paid ?? tr_amount);
  const isWhole = paid.success && compare(paid.data, amount) >= 0;
  return { kind: "update", update: { of, status: isWhole ? "paid" : "pending", amount, returned: null } };
}

/**
 * Creates a reader of Tpay's notifications (docs/specification/trade.md#trade-15): form fields whose raw body is signed
 * with a certificate that Tpay hosts and that chains to its root, with a checksum that only the shop and Tpay can make.
 */
export function createNotificationReader(
  settings: TpaySettings,
  clock: () => Date,
): (message: WebhookMessage) => Promise<WebhookReading> {
  const { confirmationCode, isLive, url } = settings;
  const certificates = createCertificates({ isLive, url }, clock);

  function hasChecksum({ id, tr_id, tr_amount, tr_crc, md5sum }: Notification): boolean {
    const sum = { merchantId: id, title: tr_id, amount: tr_amount, reference: tr_crc };
    return isEqualInConstantTime(tpayChecksum(sum, confirmationCode), md5sum.toLowerCase());
  }

  return async ({ headers, body }) => {
    const signature = readSignature(headers.get("x-jws-signature") ?? "");
    const read = notification.safeParse(Object.fromEntries(new URLSearchParams(body)));
    if (!signature || !read.success) return { kind: "forged" };
    if (!isTpayCertificate(signature.x5u, isLive ? "live" : "sandbox")) return { kind: "forged" };
    const certificate = await certificates(signature.x5u);
    if (!certificate || !isSignedBy(certificate, signature, body) || !hasChecksum(read.data)) return { kind: "forged" };
    // A test notification must not pay an order of a live shop.
    const isTest = isLive && read.data.test_mode !== "0";
    return isTest ? { kind: "forged" } : readingOf(read.data);
  };
}
