import { Hono } from "hono";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { hearWebhook } from "./hearWebhook.ts";
import type { PaymentParts } from "./paymentParts.ts";

const providers = ["mollie", "tpay", "paypal"] as const satisfies readonly PaymentProvider[];

/**
 * Where payment providers tell of changes. They are answered in their own way, without an envelope; what is not genuine
 * gets 400, and 503 asks to be told again.
 */
export function webhookRoutes(parts: PaymentParts): Hono {
  const app = new Hono();
  for (const provider of providers) {
    app.post(`/${provider}`, async (c) => {
      const message = { headers: c.req.raw.headers, body: await c.req.text() };
      const hearing = await hearWebhook(parts, provider, message);
      if (hearing.kind === "heard") return c.text(hearing.acknowledgement);
      if (hearing.kind === "forged") return c.text("", 400);
      c.header("retry-after", "60");
      return c.text("", 503);
    });
  }
  return app;
}
