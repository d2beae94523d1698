import type * as z from "zod/mini";
import type { CheckoutConfiguration } from "../checkout.ts";
import { amounts, code, country, milliseconds, settings, someOf } from "./values.ts";

export const checkoutSchema = settings({
  inCheckoutWindow: milliseconds,
  countries: someOf(country),
  defaultShipping: settings({ carrierCode: code, methodCode: code, grossPrices: amounts }),
  defaultPayment: settings({ code, grossCosts: amounts }),
}) satisfies z.ZodMiniType<CheckoutConfiguration>;
