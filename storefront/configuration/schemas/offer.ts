import * as z from "zod/mini";
import type { OfferConfiguration } from "../offer.ts";
import { code, count, listOf, percent, settings, size, text } from "./values.ts";

export const offerSchema = settings({
  returnDays: count,
  deliveryWorkingDays: size,
  prescriptionDeliveryWorkingDays: size,
  newsletterDiscount: percent,
  registrationDiscount: percent,
  summerPromotion: settings({ discount: percent, couponCode: code }),
  annualSubscription: settings({
    freeSunglassesInStores: listOf(code),
    glassesDiscount: percent,
    paymentIntervalMonths: size,
  }),
  satisfiedCustomers: settings({ percent, source: z.nullable(text) }),
}) satisfies z.ZodMiniType<OfferConfiguration>;
