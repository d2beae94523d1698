import { Hono } from "hono";
import {
  molliePaymentBody,
  mollieTransactionBody,
  type WireMollieMethods,
  type WireMolliePayment,
} from "#contract/payment/mollie.ts";
import { toWireMoney } from "#contract/payment/providerPayment.ts";
import { ok } from "#domain/result.ts";
import { createOfferedMethods, type OfferedMethod } from "../onlineMethods.ts";
import { checkLink } from "../orderForPayment.ts";
import type { PaymentParts } from "../paymentParts.ts";
import { type StartedPayment, startPayment } from "../startPayment.ts";
import { storeViewOf } from "../../stores/storeViews.ts";
import { answer, readBody, refusal } from "../../kernel/http/answer.ts";
import { commonCalls, confirmation, listed } from "../calls.ts";

const wireMethods = (methods: readonly OfferedMethod[]): WireMollieMethods =>
  Object.fromEntries(
    methods.map(({ title, code, image, countries: { allowed, excluded } }) => [
      title,
      {
        code,
        img: image,
        allowed_all_countries: allowed === "all",
        allowed_countries: allowed === "all" ? [] : [...allowed],
        excluded_countries: [...excluded],
      },
    ]),
  );

/** In the form of the provider's own answer, as far as a shop needs it. */
const wireStarted = ({ payment, order }: StartedPayment): WireMolliePayment & Record<string, unknown> => ({
  resource: "payment",
  id: payment.transactionId,
  status: payment.status,
  method: payment.method || null,
  description: `Order # ${order.number}`,
  amount: toWireMoney({ minor: payment.amount, currency: payment.currency }),
  _links: payment.checkoutUrl === null ? {} : { checkout: { href: payment.checkoutUrl, type: "text/html" } },
});

/** The first provider's calls (docs/specification/calls.md#call-52). */
export function mollieRoutes(parts: PaymentParts): Hono {
  const { database } = parts;
  const offered = createOfferedMethods(parts);
  return new Hono()
    .get("/payment-methods", (c) =>
      listed(c, async () => {
        const store = storeViewOf(c.req.query("storeCode"));
        const locale = c.req.query("localeCode") ?? store?.locale ?? "pl";
        const methods = await offered("mollie", locale);
        return methods && wireMethods(methods);
      }),
    )
    .post("/post-payment", async (c) => {
      const body = await readBody(c, molliePaymentBody);
      if (!body.ok) return refusal(c, body.error);
      const started = await startPayment(parts, { provider: "mollie", ...body.value });
      return answer(c, started.ok ? ok(wireStarted(started.value)) : started);
    })
    .post("/set-mollie-transaction-data", async (c) => {
      const body = await readBody(c, mollieTransactionBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, confirmation(await database.read((session) => checkLink(session, "mollie", body.value))));
    })
    .route("/", commonCalls(parts, "mollie"));
}
