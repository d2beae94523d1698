import { Hono } from "hono";
import { paypalCreateBody, type WirePaypalPayment } from "#contract/payment/paypal.ts";
import { paymentIdBody } from "#contract/payment/providerPayment.ts";
import { ok } from "#domain/result.ts";
import { clientOf } from "../../kernel/http/client.ts";
import type { ProviderCalls, StartedPayment } from "../provider.ts";
import { tooManyTries } from "../../kernel/http/refused.ts";
import { answer, readBody, refusal } from "../../kernel/http/answer.ts";
import { wirePayment } from "../wireAnswers.ts";

const wireCreated = ({ payment }: StartedPayment): WirePaypalPayment => ({
  id: payment.transactionId,
  status: payment.status,
  approve_url: payment.checkoutUrl,
});

/** Creates PayPal's two calls (docs/specification/calls.md#call-53). */
export function paypalRoutes({ limits, startPayment, readStatus }: ProviderCalls): Hono {
  return new Hono()
    .post("/create", async (c) => {
      const body = await readBody(c, paypalCreateBody);
      if (!body.ok) return refusal(c, body.error);
      const started = await startPayment({ method: "", issuer: null, ...body.value });
      return answer(c, started.ok ? ok(wireCreated(started.value)) : started);
    })
    .post("/execute", async (c) => {
      const body = await readBody(c, paymentIdBody);
      if (!body.ok) return refusal(c, body.error);
      const wait = await limits.take("paymentStatusPerClient", clientOf(c));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const payment = await readStatus(body.value.id);
      return answer(c, payment.ok ? ok(wirePayment(payment.value)) : payment);
    });
}
