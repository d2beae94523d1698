import { code, count, dayOfYear, defaultsOf, listOf, mapOf, nullable, percent, size } from "./setting.ts";

/** What the shop promises on its pages (docs/specification/settings.md#setting-42). */
export const offerSettings = {
  /** Days for a free return; the statutory end counts when it is later (docs/decisions/product.md#decision-18). */
  returnDays: count(15),
  /** Working days until a parcel arrives. */
  deliveryWorkingDays: size(3),
  /** Working days until glasses with prescription lenses arrive. */
  prescriptionDeliveryWorkingDays: size(7),
  /** The hour of a working day, in the shop's time zone, before which an express order leaves on the same day. */
  expressBeforeHour: count(14),
  /** The discount of the coupon for newsletter subscribers, percent. */
  newsletterDiscount: percent(10),
  /** The discount for registering or for the first purchase, percent. */
  registrationDiscount: percent(5),
  /** The summer promotion on frames: its discount, percent, and its coupon code. */
  summerPromotion: { discount: percent(30), couponCode: code("OPRAWECZKI") },
  /** The first and last day of each year on which the summer coupon is valid. */
  summerSeason: { from: dayOfYear("06-01"), to: dayOfYear("08-31") },
  /** How long a personal coupon code is valid, in days. */
  personalCouponDays: size(90),
  /** The amount of a completed order, in minor units, that earns one point of the loyalty card. */
  loyaltyPointAmounts: { PLN: size(1000), EUR: size(250), USD: size(250) },
  /**
   * The benefits of an annual subscription. Free sunglasses come only in the listed stores; the discount on glasses is in
   * percent (docs/decisions/product.md#decision-11).
   */
  annualSubscription: {
    freeSunglassesInStores: listOf("code", ["pl"]),
    glassesDiscount: percent(50),
    paymentIntervalMonths: size(1),
    /** The stores in which every page leads to the page that ends contracts (docs/specification/law.md#law-7). */
    terminationLinkInStores: listOf("code", ["de"]),
  },
  /** The stores that name medical devices on the pages of products (docs/specification/law.md#law-20). */
  medicalDevicesNamedInStores: listOf("code", ["pl"]),
  /**
   * The official notice of the legal guarantee by language: the names of its pictures in the media folder, such as
   * `legal/notice-pl`. A language without one shows none (docs/specification/law.md#law-21).
   */
  guaranteeNotices: mapOf<string>("text", {}),
  /** The brands of payment and the carriers that the footer names, by store. Cash on delivery is named besides. */
  paymentBrands: mapOf<readonly string[]>(
    { listOf: "text" },
    {
      pl: ["BLIK", "Visa", "Mastercard", "Google Pay", "Apple Pay", "PayPal"],
      de: ["PayPal", "Visa", "Mastercard", "Klarna", "Apple Pay"],
    },
  ),
  carriers: mapOf<readonly string[]>({ listOf: "text" }, { pl: ["DPD", "InPost"], de: ["DPD"] }),
  /** The share of satisfied customers, percent. It is stated only where its source can be named beside it. */
  satisfiedCustomers: { percent: percent(98), source: nullable<string>("text", null) },
};

export const offer = defaultsOf(offerSettings);
