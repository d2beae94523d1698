import * as z from "zod/mini";
import { payment } from "#configuration/payment.ts";
import { providerSettings, secretVariable, switchVariable, testUrl, textVariable } from "../providerSettings.ts";

const schema = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  /** PayPal's id of the shop's webhook, with which each notification is verified; null for none. */
  webhookId: z.nullable(z.string()),
  isLive: z.boolean(),
  url: testUrl,
});
export type PaypalSettings = z.output<typeof schema>;

/** The webhook's id is optional. Without it, a notification only triggers a request to PayPal. */
export const paypalSettings = providerSettings({
  schema,
  variables: {
    PAYPAL_CLIENT_ID: textVariable,
    PAYPAL_CLIENT_SECRET: secretVariable,
    PAYPAL_WEBHOOK_ID: {
      schema: z._default(z.string().check(z.regex(/^[a-zA-Z0-9]{0,50}$/)), ""),
      remedy: "Give the id that PayPal shows beside the webhook, such as 9XL90610J3647323C, or remove it.",
    },
    PAYPAL_LIVE: switchVariable,
  },
  enabledBy: "PAYPAL_CLIENT_ID",
  required: ["PAYPAL_CLIENT_SECRET"],
  read: (value) => ({
    clientId: value("PAYPAL_CLIENT_ID"),
    clientSecret: value("PAYPAL_CLIENT_SECRET"),
    webhookId: value("PAYPAL_WEBHOOK_ID") || null,
    isLive: payment.paypalMode === "live" || value("PAYPAL_LIVE") === "on",
    url: null,
  }),
});
