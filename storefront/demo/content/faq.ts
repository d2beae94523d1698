import type { Language } from "#domain/store.ts";
import { perLanguage, translate } from "../texts/index.ts";
import { offer } from "#configuration/offer.ts";

/** A frequently asked question. */
export interface SeedQuestion {
  readonly code: string;
  readonly category: "ordering" | "prescription" | "contact-lenses" | "returns";
  readonly texts: Readonly<Record<Language, { readonly question: string; readonly answer: string }>>;
}

const { returnDays, deliveryWorkingDays, prescriptionDeliveryWorkingDays } = offer;

/** In display order. */
export const questions: readonly SeedQuestion[] = [
  {
    code: "delivery-time",
    category: "ordering",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.delivery-time.question"),
      answer: translate(locale, "content.faq.delivery-time.answer", {
        deliveryWorkingDays,
        prescriptionDeliveryWorkingDays,
      }),
    })),
  },
  {
    code: "order-without-account",
    category: "ordering",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.order-without-account.question"),
      answer: translate(locale, "content.faq.order-without-account.answer"),
    })),
  },
  {
    code: "prescription-values",
    category: "prescription",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.prescription-values.question"),
      answer: translate(locale, "content.faq.prescription-values.answer"),
    })),
  },
  {
    code: "pupillary-distance",
    category: "prescription",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.pupillary-distance.question"),
      answer: translate(locale, "content.faq.pupillary-distance.answer"),
    })),
  },
  {
    code: "glasses-prescription-for-lenses",
    category: "contact-lenses",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.glasses-prescription-for-lenses.question"),
      answer: translate(locale, "content.faq.glasses-prescription-for-lenses.answer"),
    })),
  },
  {
    code: "sleeping-in-lenses",
    category: "contact-lenses",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.sleeping-in-lenses.question"),
      answer: translate(locale, "content.faq.sleeping-in-lenses.answer"),
    })),
  },
  {
    code: "return-period",
    category: "returns",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.return-period.question"),
      answer: translate(locale, "content.faq.return-period.answer", { returnDays }),
    })),
  },
  {
    code: "return-prescription-glasses",
    category: "returns",
    texts: perLanguage((locale) => ({
      question: translate(locale, "content.faq.return-prescription-glasses.question"),
      answer: translate(locale, "content.faq.return-prescription-glasses.answer"),
    })),
  },
];
