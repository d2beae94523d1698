import { Hono } from "hono";
import {
  blikBody,
  tpayPaymentBody,
  tpayTransactionBody,
  type WireTpayBank,
  type WireTpayPayment,
} from "#contract/payment/tpay.ts";
import { formatDecimal } from "#domain/decimal.ts";
import { ok } from "#domain/result.ts";
import { createOfferedMethods } from "../onlineMethods.ts";
import { checkLink } from "../orderForPayment.ts";
import type { PaymentParts } from "../paymentParts.ts";
import { payWithBlik } from "../payWithBlik.ts";
import { type StartedPayment, startPayment } from "../startPayment.ts";
import { clientOf } from "../../kernel/http/client.ts";
import { tooManyTries } from "../../kernel/http/refused.ts";
import { answer, readBody, refusal } from "../../kernel/http/answer.ts";
import { commonCalls, confirmation, listed, wirePayment } from "../calls.ts";

const wireStarted = ({ payment, order }: StartedPayment): WireTpayPayment & Record<string, unknown> => ({
  title: payment.title ?? payment.transactionId,
  transaction_id: payment.transactionId,
  increment_id: order.number,
  amount: formatDecimal({ minor: payment.amount, currency: payment.currency }),
  currency: payment.currency,
  url: payment.checkoutUrl,
});

/** The second provider's calls (docs/specification/calls.md#call-52). */
export function tpayRoutes(parts: PaymentParts): Hono {
  const { database } = parts;
  const offered = createOfferedMethods(parts);
  return new Hono()
    .get("/banks", (c) =>
      listed(c, async () => {
        const methods = await offered("tpay", c.req.query("localeCode") ?? "pl");
        return (
          methods && methods.map(({ code, title, image }): WireTpayBank => ({ id: code, name: title, img: image }))
        );
      }),
    )
    .post("/post-payment", async (c) => {
      const body = await readBody(c, tpayPaymentBody);
      if (!body.ok) return refusal(c, body.error);
      const started = await startPayment(parts, { provider: "tpay", issuer: null, ...body.value });
      return answer(c, started.ok ? ok(wireStarted(started.value)) : started);
    })
    .post("/post-payment-blik", async (c) => {
      const body = await readBody(c, blikBody);
      if (!body.ok) return refusal(c, body.error);
      const wait = await parts.limits.take("blikPerClient", clientOf(c));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const paid = await payWithBlik(parts, body.value);
      return answer(c, paid.ok ? ok(wirePayment(paid.value)) : paid);
    })
    .post("/set-transaction-data", async (c) => {
      const body = await readBody(c, tpayTransactionBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, confirmation(await database.read((session) => checkLink(session, "tpay", body.value))));
    })
    .route("/", commonCalls(parts, "tpay"));
}
