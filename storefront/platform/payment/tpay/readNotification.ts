import * as z from "zod/mini";
import { compare } from "#domain/money.ts";
import { isTpayCertificate, tpayChecksum } from "#domain/payment/tpaySignature.ts";
import { tpayNotification } from "#domain/payment/status.ts";
import { isSame } from "../../kernel/secrets/tokens.ts";
import type { TpaySettings } from "../../kernel/settings.ts";
import type { WebhookMessage, WebhookReading } from "../gateway.ts";
import { inZloty } from "../wireMoney.ts";
import { createCertificates, isSignedBy, readSignature } from "./signature.ts";

const notification = z.object({
  id: z.string(),
  tr_id: z.string().check(z.minLength(1)),
  tr_amount: z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,2})?$/)),
  tr_paid: z.optional(z.string()),
  tr_crc: z._default(z.string(), ""),
  tr_status: z.string(),
  /** Said to shops with several currencies. */
  tr_currency: z._default(z.string(), "PLN"),
  md5sum: z.string(),
  test_mode: z._default(z.string(), "0"),
});

type Notification = z.output<typeof notification>;

/** What a genuine notification tells. Less money than was asked for is not yet the money. */
function readingOf({ tr_id, tr_amount, tr_paid, tr_crc, tr_status, tr_currency }: Notification): WebhookReading {
  const told = tpayNotification(tr_status);
  if (told === "ignore") return { kind: "ignored" };
  const of = { transactionId: null, title: tr_id, paymentId: tr_crc || null };
  if (told === "returned") return { kind: "news", news: { of, status: "paid", amount: null, returned: "some" } };
  const asked = inZloty.safeParse(tr_amount);
  if (!asked.success) return { kind: "ignored" };
  if (tr_currency !== "PLN") return { kind: "forged" };
  const amount = asked.data;
  const paid = inZloty.safeParse(tr_paid ?? tr_amount);
  const isWhole = paid.success && compare(paid.data, amount) >= 0;
  return { kind: "news", news: { of, status: isWhole ? "paid" : "pending", amount, returned: null } };
}

/**
 * Reads a notification of Tpay (docs/specification/trade.md#trade-15): form fields, signed to the letter by a
 * certificate that lies at Tpay and chains to its root, with a checksum that only the shop and Tpay can make.
 */
export function createNotificationReader(
  setting: TpaySettings,
  clock: () => Date,
): (message: WebhookMessage) => Promise<WebhookReading> {
  const { confirmationCode, isLive, url } = setting;
  const certificates = createCertificates({ isLive, url }, clock);

  function isChecked({ id, tr_id, tr_amount, tr_crc, md5sum }: Notification): boolean {
    const sum = { merchantId: id, title: tr_id, amount: tr_amount, reference: tr_crc };
    return isSame(tpayChecksum(sum, confirmationCode), md5sum.toLowerCase());
  }

  return async ({ headers, body }) => {
    const signature = readSignature(headers.get("x-jws-signature") ?? "");
    const read = notification.safeParse(Object.fromEntries(new URLSearchParams(body)));
    if (!signature || !read.success) return { kind: "forged" };
    if (!isTpayCertificate(signature.x5u, isLive ? "live" : "sandbox")) return { kind: "forged" };
    const certificate = await certificates(signature.x5u);
    if (!certificate || !isSignedBy(certificate, signature, body) || !isChecked(read.data)) return { kind: "forged" };
    // A rehearsal at Tpay pays nothing in a shop that sells.
    const isRehearsal = isLive && read.data.test_mode !== "0";
    return isRehearsal ? { kind: "forged" } : readingOf(read.data);
  };
}
