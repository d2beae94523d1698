import { definePaymentProvider } from "../provider.ts";
import { createPaypalGateway } from "./createPaypalGateway.ts";
import { paypalRoutes } from "./paypalRoutes.ts";
import { signatureHeaders } from "./paypalTransport.ts";
import { paypalSandbox } from "./sandbox.ts";
import { paypalSettings } from "./settings.ts";

/** PayPal, by the shop's own contract (docs/specification/payment.md#payment-21). */
export const paypal = definePaymentProvider({
  code: "paypal",
  name: "PayPal",
  settings: paypalSettings,
  createGateway: createPaypalGateway,
  sandbox: paypalSandbox,
  routes: paypalRoutes,
  webhook: { headers: Object.values(signatureHeaders), acknowledgement: "" },
  isMethodCode: (code) => code === "paypal",
  hasMethodChoice: false,
  // Mollie can offer PayPal too. The shop's own contract with PayPal takes precedence.
  isListedFirst: true,
});
