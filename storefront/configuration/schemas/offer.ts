import * as z from "zod/mini";
import type { OfferConfiguration } from "../offer.ts";
import { code, count, listOf, percent, settings, size, text, textLike } from "./values.ts";

const dayOfYear = textLike(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day of the year, such as "06-01"');

export const offerSchema = settings({
  returnDays: count,
  deliveryWorkingDays: size,
  prescriptionDeliveryWorkingDays: size,
  expressBeforeHour: count,
  newsletterDiscount: percent,
  registrationDiscount: percent,
  summerPromotion: settings({ discount: percent, couponCode: code }),
  summerSeason: settings({ from: dayOfYear, to: dayOfYear }),
  personalCouponDays: size,
  loyaltyPointAmounts: settings({ PLN: size, EUR: size, USD: size }),
  annualSubscription: settings({
    freeSunglassesInStores: listOf(code),
    glassesDiscount: percent,
    paymentIntervalMonths: size,
  }),
  satisfiedCustomers: settings({ percent, source: z.nullable(text) }),
}) satisfies z.ZodMiniType<OfferConfiguration>;
