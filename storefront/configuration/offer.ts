import type { Currency } from "#domain/money.ts";

/** What the shop promises, as it is said on its pages (docs/specification/settings.md#setting-42). */
export interface OfferConfiguration {
  /** Days to return for free; the statutory end counts when it is later (docs/decisions/product.md#decision-18). */
  readonly returnDays: number;
  /** Working days until a parcel is there. */
  readonly deliveryWorkingDays: number;
  /** Working days until glasses with lenses made to a prescription are there. */
  readonly prescriptionDeliveryWorkingDays: number;
  /** Until this hour of a working day an express parcel leaves the same day. */
  readonly expressBeforeHour: number;
  /** Coupon for subscribing to the newsletter, percent. */
  readonly newsletterDiscount: number;
  /** Discount for registering or for the first purchase, percent. */
  readonly registrationDiscount: number;
  /** Summer promotion on frames, percent, and the code for it. */
  readonly summerPromotion: { readonly discount: number; readonly couponCode: string };
  /** When the summer's code counts, in days of any year such as `06-01`; both are part of it. */
  readonly summerSeason: { readonly from: string; readonly to: string };
  /** How long a code of one's own counts, in days. */
  readonly personalCouponDays: number;
  /** A completed order brings a point of the loyalty card for each of these, in minor units. */
  readonly loyaltyPointAmounts: Readonly<Record<Currency, number>>;
  /**
   * What an annual subscription brings; the free sunglasses only in these stores
   * (docs/decisions/product.md#decision-11).
   */
  readonly annualSubscription: {
    readonly freeSunglassesInStores: readonly string[];
    readonly glassesDiscount: number;
    readonly paymentIntervalMonths: number;
  };
  /** The share of satisfied customers, percent; said only where its source can be named beside it. */
  readonly satisfiedCustomers: { readonly percent: number; readonly source: string | null };
}

export const offer: OfferConfiguration = {
  returnDays: 15,
  deliveryWorkingDays: 3,
  prescriptionDeliveryWorkingDays: 7,
  expressBeforeHour: 14,
  newsletterDiscount: 10,
  registrationDiscount: 5,
  summerPromotion: { discount: 30, couponCode: "OPRAWECZKI" },
  summerSeason: { from: "06-01", to: "08-31" },
  personalCouponDays: 90,
  loyaltyPointAmounts: { PLN: 1000, EUR: 250, USD: 250 },
  annualSubscription: { freeSunglassesInStores: ["pl"], glassesDiscount: 50, paymentIntervalMonths: 1 },
  satisfiedCustomers: { percent: 98, source: null },
};
