import type { Language } from "#domain/store.ts";
import { offer } from "#configuration/offer.ts";
import { perLanguage, type TextId, translate } from "../texts/index.ts";

/** A frequently asked question. */
export interface SeedQuestion {
  readonly code: string;
  readonly category: string;
  readonly texts: Readonly<Record<Language, { readonly question: string; readonly answer: string }>>;
}

/** The code of a question whose texts exist. */
type QuestionCode = TextId extends infer Id ? (Id extends `content.faq.${infer Code}.question` ? Code : never) : never;

const { returnDays, deliveryWorkingDays, prescriptionDeliveryWorkingDays, personalCouponDays } = offer;
const values = { returnDays, deliveryWorkingDays, prescriptionDeliveryWorkingDays, personalCouponDays };

/** Each question with its category, in display order. */
const order: readonly (readonly [code: QuestionCode, category: string])[] = [
  ["order-without-account", "ordering"],
  ["order-confirmation", "ordering"],
  ["change-order", "ordering"],
  ["company-invoice", "ordering"],
  ["coupon-use", "ordering"],
  ["gift-card-use", "ordering"],
  ["delivery-time", "delivery"],
  ["delivery-countries", "delivery"],
  ["delivery-cost", "delivery"],
  ["track-parcel", "delivery"],
  ["pickup-point", "delivery"],
  ["prescription-values", "prescription"],
  ["pupillary-distance", "prescription"],
  ["old-prescription", "prescription"],
  ["prescription-later", "prescription"],
  ["addition", "prescription"],
  ["prism", "prescription"],
  ["prescription-safe", "prescription"],
  ["lens-index", "lenses"],
  ["anti-reflective", "lenses"],
  ["blue-light", "lenses"],
  ["progressive", "lenses"],
  ["temple-mark", "frames"],
  ["try-on", "frames"],
  ["adjust-frame", "frames"],
  ["uv-protection", "frames"],
  ["glasses-prescription-for-lenses", "contact-lenses"],
  ["sleeping-in-lenses", "contact-lenses"],
  ["lens-parameters", "contact-lenses"],
  ["swimming-in-lenses", "contact-lenses"],
  ["first-lenses", "contact-lenses"],
  ["lens-subscription", "contact-lenses"],
  ["return-period", "returns"],
  ["return-prescription-glasses", "returns"],
  ["how-to-return", "returns"],
  ["claim", "returns"],
  ["payment-methods", "payment"],
  ["payment-failed", "payment"],
  ["cash-on-delivery", "payment"],
  ["forgotten-password", "account"],
  ["delete-account", "account"],
];

/** In display order. */
export const questions: readonly SeedQuestion[] = order.map(([code, category]) => ({
  code,
  category,
  texts: perLanguage((locale) => ({
    question: translate(locale, `content.faq.${code}.question`),
    answer: translate(locale, `content.faq.${code}.answer`, values),
  })),
}));
