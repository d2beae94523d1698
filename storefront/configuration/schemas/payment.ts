import * as z from "zod/mini";
import type { PaymentConfiguration } from "../payment.ts";
import { code, country, listOf, mapOf, milliseconds, oneOf, path, settings, size, someOf } from "./values.ts";

const shelf = settings({ id: code, codes: listOf(code), restOf: z.nullable(oneOf(["mollie", "tpay", "paypal"])) });

export const paymentSchema = settings({
  redirectDelay: milliseconds,
  mollieMethods: mapOf(code),
  shelves: someOf(shelf),
  cashOnDeliveryCode: code,
  aggregateCodes: listOf(code),
  tpayCountries: listOf(country),
  startableProviders: listOf(oneOf(["mollie", "tpay", "paypal"])),
  blik: settings({ methodCode: code, codeLength: size, codeLifetime: milliseconds }),
  paypalMode: oneOf(["sandbox", "live"]),
  errorPath: path,
}) satisfies z.ZodMiniType<PaymentConfiguration>;
