import { perLanguage, translate } from "../texts/index.ts";
import { lenses } from "#configuration/lenses.ts";
import { offer } from "#configuration/offer.ts";
import type { SeedBlock } from "./seedPage.ts";

const { newsletterDiscount, returnDays, deliveryWorkingDays, prescriptionDeliveryWorkingDays } = offer;
const { uvClass1 } = lenses;

/** Words that stand on several pages. */
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
