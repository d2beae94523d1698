import type { Language } from "#domain/store.ts";
import { offer } from "#configuration/offer.ts";
import { seller } from "#configuration/seller.ts";
import { fillPlaceholders, perLanguage, type TextId, translate, wordList } from "../texts/index.ts";
import { paragraphs } from "./articles.ts";
import { deliveryCosts } from "./deliveryCosts.ts";

export interface PageText {
  readonly title: string;
  readonly metaDescription: string;
  /** Paragraphs, headings, lists and links (`domain/content.ts`, `domain/richText.ts`). */
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

/** What the texts state about the shop. It is said once, in the configuration. */
const values = {
  expressBeforeHour: offer.expressBeforeHour,
  returnDays: offer.returnDays,
  deliveryWorkingDays: offer.deliveryWorkingDays,
  prescriptionDeliveryWorkingDays: offer.prescriptionDeliveryWorkingDays,
  sellerName: seller.name,
  // A postcode does not break at its hyphen.
  sellerPostalAddress: `${seller.street}, ${seller.postcode.replace("-", "\u2011")}\u00A0${seller.city}`,
  sellerAddress: `${seller.street}, ${seller.postcode} ${seller.city}, ${seller.register}`,
  sellerTaxId: seller.taxId,
};

/** The identifier of a page whose texts exist. */
type PageCode = TextId extends infer Id ? (Id extends `content.pages.${infer Code}.title` ? Code : never) : never;

/** Creates a page from the texts `content.pages.{identifier}`. */
function page<Code extends PageCode>(id: number, identifier: Code, parent: PageCode | null): SeedPage {
  const parts = wordList(`content.pages.${identifier}.content`);
  return {
    id,
    identifier,
    parent,
    texts: perLanguage((locale) => ({
      title: translate(locale, `content.pages.${identifier}.title`),
      metaDescription: translate(locale, `content.pages.${identifier}.metaDescription`, values),
      content: paragraphs(
        ...parts.map((words) => fillPlaceholders(words[locale], { ...values, deliveryCosts: deliveryCosts(locale) })),
      ),
    })),
  };
}

/** In listing order, children after their parent. Those of `legal` are templates for the shop's lawyer. */
export const pages: readonly SeedPage[] = [
  page(1, "customer-service", null),
  page(2, "contact", "customer-service"),
  page(12, "faq", "customer-service"),
  page(3, "delivery", "customer-service"),
  page(6, "returns", "customer-service"),
  page(5, "size-guide", "customer-service"),
  page(13, "order-from-catalog", "customer-service"),
  page(7, "legal", null),
  page(8, "privacy", "legal"),
  page(14, "cookies", "legal"),
  page(25, "guarantee", "legal"),
  page(9, "about-us", null),
  page(15, "magazine", "about-us"),
  page(16, "sale", "about-us"),
  page(17, "franchise", "about-us"),
  page(10, "gift-card", "about-us"),
  page(11, "loyalty-card", "about-us"),
  page(18, "lens-subscription", null),
  page(19, "abonament-na-wszystkie-soczewki", "lens-subscription"),
  page(20, "express-lenses", "lens-subscription"),
  page(21, "american-lens", null),
  page(22, "always-focus", "american-lens"),
  page(23, "blue-deer", "american-lens"),
  page(24, "sensitive-look", "american-lens"),
];
