import { configuration } from "#configuration/index.ts";
import { definePaymentProvider } from "../provider.ts";
import { createTpayGateway } from "./createTpayGateway.ts";
import { tpaySandbox } from "./sandbox.ts";
import { tpaySettings } from "./settings.ts";
import { tpayRoutes } from "./tpayRoutes.ts";

/** Tpay, for Poland and złoty only (docs/specification/payment.md#payment-16). */
export const tpay = definePaymentProvider({
  code: "tpay",
  name: "Tpay",
  settings: tpaySettings,
  createGateway: createTpayGateway,
  sandbox: tpaySandbox,
  routes: tpayRoutes,
  webhook: { headers: ["x-jws-signature"], acknowledgement: "TRUE" },
  // The numbers of Tpay's groups, which change with the banks that it offers.
  isMethodCode: (code) => /^\d+$/.test(code),
  currencies: ["PLN"],
  countries: configuration.payment.tpayCountries,
  hasMethodChoice: true,
});
