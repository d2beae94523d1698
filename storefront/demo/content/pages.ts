import type { Language } from "#domain/store.ts";
import { perLanguage, translate } from "../texts/index.ts";
import { paragraphs } from "./articles.ts";
import { offer } from "#configuration/offer.ts";

export interface PageText {
  readonly title: string;
  readonly metaDescription: string;
  /** Paragraphs and headings (`domain/content.ts`). */
  readonly content: string;
}

/** A text page. */
export interface SeedPage {
  readonly id: number;
  /** The last part of its URL, which is the same in every language (docs/specification/pages.md#page-21). */
  readonly identifier: string;
  /** The identifier of its parent page; null for a top-level page. */
  readonly parent: string | null;
  readonly texts: Readonly<Record<Language, PageText>>;
}

/** A block of text that several pages show. */
export interface SeedBlock {
  readonly id: number;
  readonly code: string;
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly content: string }>>;
}

/** Pages about the shop. */
const shopPages: readonly SeedPage[] = [
  {
    id: 9,
    identifier: "about-us",
    parent: null,
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.shop.about-us.title"),
      metaDescription: translate(locale, "content.pages.shop.about-us.metaDescription"),
      content: paragraphs(
        translate(locale, "content.pages.shop.about-us.content.1"),
        translate(locale, "content.pages.shop.about-us.content.2"),
      ),
    })),
  },
  {
    id: 10,
    identifier: "gift-card",
    parent: "about-us",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.shop.gift-card.title"),
      metaDescription: translate(locale, "content.pages.shop.gift-card.metaDescription"),
      content: paragraphs(translate(locale, "content.pages.shop.gift-card.content.1")),
    })),
  },
  {
    id: 11,
    identifier: "loyalty-card",
    parent: "about-us",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.shop.loyalty-card.title"),
      metaDescription: translate(locale, "content.pages.shop.loyalty-card.metaDescription"),
      content: paragraphs(translate(locale, "content.pages.shop.loyalty-card.content.1")),
    })),
  },
];

const { deliveryWorkingDays, prescriptionDeliveryWorkingDays } = offer;

/** Pages about ordering, delivery and returns. */
const servicePages: readonly SeedPage[] = [
  {
    id: 1,
    identifier: "customer-service",
    parent: null,
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.service.customer-service.title"),
      metaDescription: translate(locale, "content.pages.service.customer-service.metaDescription"),
      content: paragraphs(
        translate(locale, "content.pages.service.customer-service.content.1"),
        translate(locale, "content.pages.service.customer-service.content.2"),
      ),
    })),
  },
  {
    id: 2,
    identifier: "contact",
    parent: "customer-service",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.service.contact.title"),
      metaDescription: translate(locale, "content.pages.service.contact.metaDescription"),
      content: paragraphs(
        translate(locale, "content.pages.service.contact.content.1"),
        translate(locale, "content.pages.service.contact.content.2"),
      ),
    })),
  },
  {
    id: 3,
    identifier: "delivery",
    parent: "customer-service",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.service.delivery.title"),
      metaDescription: translate(locale, "content.pages.service.delivery.metaDescription", {
        deliveryWorkingDays,
        prescriptionDeliveryWorkingDays,
      }),
      content: paragraphs(
        translate(locale, "content.pages.service.delivery.content.1", {
          deliveryWorkingDays,
          prescriptionDeliveryWorkingDays,
        }),
        translate(locale, "content.pages.service.delivery.content.2"),
      ),
    })),
  },
  {
    id: 5,
    identifier: "size-guide",
    parent: "customer-service",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.service.size-guide.title"),
      metaDescription: translate(locale, "content.pages.service.size-guide.metaDescription"),
      content: paragraphs(
        translate(locale, "content.pages.service.size-guide.content.1"),
        translate(locale, "content.pages.service.size-guide.content.2"),
      ),
    })),
  },
];

const { returnDays } = offer;

/** Pages that the law requires, in short (docs/specification/law.md#law-8). */
const termPages: readonly SeedPage[] = [
  {
    id: 6,
    identifier: "returns",
    parent: "customer-service",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.terms.returns.title"),
      metaDescription: translate(locale, "content.pages.terms.returns.metaDescription", { returnDays }),
      content: paragraphs(
        translate(locale, "content.pages.terms.returns.content.1", { returnDays }),
        translate(locale, "content.pages.terms.returns.content.2"),
        translate(locale, "content.pages.terms.returns.content.3"),
        translate(locale, "content.pages.terms.returns.content.4"),
      ),
    })),
  },
  {
    id: 7,
    identifier: "legal",
    parent: null,
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.terms.legal.title"),
      metaDescription: translate(locale, "content.pages.terms.legal.metaDescription"),
      content: paragraphs(
        translate(locale, "content.pages.terms.legal.content.1"),
        translate(locale, "content.pages.terms.legal.content.2"),
        translate(locale, "content.pages.terms.legal.content.3"),
      ),
    })),
  },
  {
    id: 8,
    identifier: "privacy",
    parent: "legal",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.terms.privacy.title"),
      metaDescription: translate(locale, "content.pages.terms.privacy.metaDescription"),
      content: paragraphs(
        translate(locale, "content.pages.terms.privacy.content.1"),
        translate(locale, "content.pages.terms.privacy.content.2"),
        translate(locale, "content.pages.terms.privacy.content.3"),
      ),
    })),
  },
];

/** In listing order, children after their parent. */
export const pages: readonly SeedPage[] = [...servicePages, ...termPages, ...shopPages];
