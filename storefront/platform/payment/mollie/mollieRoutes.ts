import { Hono } from "hono";
import {
  molliePaymentBody,
  mollieTransactionBody,
  type WireMollieMethods,
  type WireMolliePayment,
} from "#contract/payment/mollie.ts";
import { toWireMoney } from "#contract/payment/providerPayment.ts";
import { ok } from "#domain/result.ts";
import type { OfferedMethod, ProviderCalls, StartedPayment } from "../provider.ts";
import { storeViewOf } from "../../stores/storeViews.ts";
import { answer, readBody, refusal } from "../../kernel/http/answer.ts";
import { toConfirmation, answerWithList } from "../wireAnswers.ts";

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

/** Writes the fields of Mollie's own answer that a shop needs. */
const wireStarted = ({ payment, order }: StartedPayment): WireMolliePayment & Record<string, unknown> => ({
  resource: "payment",
  id: payment.transactionId,
  status: payment.status,
  method: payment.method || null,
  description: `Order # ${order.number}`,
  amount: toWireMoney({ minor: payment.amount, currency: payment.currency }),
  _links: payment.checkoutUrl === null ? {} : { checkout: { href: payment.checkoutUrl, type: "text/html" } },
});

/** Creates Mollie's calls (docs/specification/calls.md#call-52). */
export function mollieRoutes({ offeredMethods, startPayment, checkLink, commonRoutes }: ProviderCalls): Hono {
  return new Hono()
    .get("/payment-methods", (c) =>
      answerWithList(c, async () => {
        const store = storeViewOf(c.req.query("storeCode"));
        const locale = c.req.query("localeCode") ?? store?.locale ?? "pl";
        const methods = await offeredMethods(locale);
        return methods && wireMethods(methods);
      }),
    )
    .post("/post-payment", async (c) => {
      const body = await readBody(c, molliePaymentBody);
      if (!body.ok) return refusal(c, body.error);
      const started = await startPayment(body.value);
      return answer(c, started.ok ? ok(wireStarted(started.value)) : started);
    })
    .post("/set-mollie-transaction-data", async (c) => {
      const body = await readBody(c, mollieTransactionBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, toConfirmation(await checkLink(body.value)));
    })
    .route("/", commonRoutes());
}
