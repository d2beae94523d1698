import { configuration } from "#configuration/index.ts";
import { definePaymentProvider } from "../provider.ts";
import { createMollieGateway } from "./createMollieGateway.ts";
import { mollieRoutes } from "./mollieRoutes.ts";
import { mollieSandbox } from "./sandbox.ts";
import { mollieSettings } from "./settings.ts";

/** Mollie, for all countries and currencies (docs/specification/payment.md#payment-9). */
export const mollie = definePaymentProvider({
  code: "mollie",
  name: "Mollie",
  settings: mollieSettings,
  createGateway: createMollieGateway,
  sandbox: mollieSandbox,
  routes: mollieRoutes,
  webhook: { headers: [], acknowledgement: "" },
  methodCodes: configuration.payment.mollieMethods,
  hasMethodChoice: true,
});
