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
import type { ProviderCalls, StartedPayment } from "../provider.ts";
import { clientOf } from "../../kernel/http/client.ts";
import { tooManyTries } from "../../kernel/http/refused.ts";
import { answer, readBody, refusal } from "../../kernel/http/answer.ts";
import { toConfirmation, answerWithList, wirePayment } from "../wireAnswers.ts";

const wireStarted = ({ payment, order }: StartedPayment): WireTpayPayment & Record<string, unknown> => ({
  title: payment.title ?? payment.transactionId,
  transaction_id: payment.transactionId,
  increment_id: order.number,
  amount: formatDecimal({ minor: payment.amount, currency: payment.currency }),
  currency: payment.currency,
  url: payment.checkoutUrl,
});

/** Creates Tpay's calls (docs/specification/calls.md#call-52). */
export function tpayRoutes(calls: ProviderCalls): Hono {
  const { limits, offeredMethods, startPayment, payWithBlik, checkLink, commonRoutes } = calls;
  return new Hono()
    .get("/banks", (c) =>
      answerWithList(c, async () => {
        const methods = await offeredMethods(c.req.query("localeCode") ?? "pl");
        return (
          methods && methods.map(({ code, title, image }): WireTpayBank => ({ id: code, name: title, img: image }))
        );
      }),
    )
    .post("/post-payment", async (c) => {
      const body = await readBody(c, tpayPaymentBody);
      if (!body.ok) return refusal(c, body.error);
      const started = await startPayment({ issuer: null, ...body.value });
      return answer(c, started.ok ? ok(wireStarted(started.value)) : started);
    })
    .post("/post-payment-blik", async (c) => {
      const body = await readBody(c, blikBody);
      if (!body.ok) return refusal(c, body.error);
      const wait = await limits.take("blikPerClient", clientOf(c));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const paid = await payWithBlik(body.value);
      return answer(c, paid.ok ? ok(wirePayment(paid.value)) : paid);
    })
    .post("/set-transaction-data", async (c) => {
      const body = await readBody(c, tpayTransactionBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, toConfirmation(await checkLink(body.value)));
    })
    .route("/", commonRoutes());
}
