import { perLanguage, translate, words } from "../texts/index.ts";
import { lenses } from "#configuration/lenses.ts";
import { offer } from "#configuration/offer.ts";
import type { SeedBlock } from "./pages.ts";
import type { Labels } from "#platform/catalog/tables/catalog.ts";
import type { StoredLink } from "#platform/content/tables/cms.ts";

const { newsletterDiscount, returnDays, deliveryWorkingDays, prescriptionDeliveryWorkingDays } = offer;
const { uvClass1 } = lenses;

/** Texts that several pages show. */
export const blocks: readonly SeedBlock[] = [
  {
    id: 1,
    code: "delivery-and-returns",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.blocks.delivery-and-returns.title"),
      content: translate(locale, "content.blocks.delivery-and-returns.content", {
        deliveryWorkingDays,
        prescriptionDeliveryWorkingDays,
        returnDays,
      }),
    })),
  },
  {
    id: 2,
    code: "newsletter",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.blocks.newsletter.title", { newsletterDiscount }),
      content: translate(locale, "content.blocks.newsletter.content", { newsletterDiscount }),
    })),
  },
  {
    id: 3,
    code: "lens-facts",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.blocks.lens-facts.title"),
      content: translate(locale, "content.blocks.lens-facts.content", { uva: uvClass1.uva, uvb: uvClass1.uvb }),
    })),
  },
  {
    id: 4,
    code: "medical-device",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.blocks.medical-device.title"),
      content: translate(locale, "content.blocks.medical-device.content"),
    })),
  },
];

/** A short text at a fixed place of a page, with its link. */
export interface SeedFrontBlock {
  readonly page: "home" | "product" | "checkout";
  readonly section: string;
  readonly titles: Labels;
  readonly words: Labels;
  readonly link: StoredLink | null;
}

/** Short texts for sections of pages. */
export const frontBlocks: readonly SeedFrontBlock[] = [
  {
    page: "home",
    section: "sizes",
    titles: words("content.front.1.titles"),
    words: words("content.front.1.words"),
    link: { kind: "page", code: "size-guide" },
  },
  {
    page: "home",
    section: "prescription",
    titles: words("content.front.2.titles"),
    words: words("content.front.2.words"),
    link: { kind: "article", code: "pupillary-distance" },
  },
  {
    page: "home",
    section: "care",
    titles: words("content.front.3.titles"),
    words: words("content.front.3.words"),
    link: { kind: "article", code: "lens-care" },
  },
  {
    page: "product",
    section: "returns",
    titles: words("content.front.4.titles"),
    words: words("content.front.4.words"),
    link: { kind: "page", code: "returns" },
  },
  {
    page: "checkout",
    section: "delivery",
    titles: words("content.front.5.titles"),
    words: words("content.front.5.words"),
    link: { kind: "page", code: "delivery" },
  },
];
