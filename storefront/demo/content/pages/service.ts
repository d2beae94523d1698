import { perLanguage, translate } from "../../texts/index.ts";
import { offer } from "#configuration/offer.ts";
import { paragraphs } from "../seedArticle.ts";
import type { SeedPage } from "../seedPage.ts";

const { deliveryWorkingDays, prescriptionDeliveryWorkingDays } = offer;

/** What shoppers ask about before and after an order. */
export const servicePages: readonly SeedPage[] = [
  {
    id: 1,
    identifier: "customer-service",
    below: null,
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
    below: "customer-service",
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
    below: "customer-service",
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
    id: 4,
    identifier: "order-tracking",
    below: "customer-service",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.service.order-tracking.title"),
      metaDescription: translate(locale, "content.pages.service.order-tracking.metaDescription"),
      content: paragraphs(translate(locale, "content.pages.service.order-tracking.content.1")),
    })),
  },
  {
    id: 5,
    identifier: "size-guide",
    below: "customer-service",
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
