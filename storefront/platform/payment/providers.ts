import { mollie } from "./mollie/index.ts";
import { paypal } from "./paypal/index.ts";
import type { PaymentProvider } from "./provider.ts";
import { tpay } from "./tpay/index.ts";

/** The payment providers of the shop. A new one is registered here and nowhere else. */
export const paymentProviders: readonly PaymentProvider[] = [mollie, tpay, paypal];
