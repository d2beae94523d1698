import { perLanguage, translate } from "../../texts/index.ts";
import { offer } from "#configuration/offer.ts";
import { paragraphs } from "../seedArticle.ts";
import type { SeedPage } from "../seedPage.ts";

const { returnDays } = offer;

/** What the law has a shop say, in short (docs/specification/law.md#law-8). */
export const termPages: readonly SeedPage[] = [
  {
    id: 6,
    identifier: "returns",
    below: "customer-service",
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
    below: null,
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
    below: "legal",
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
