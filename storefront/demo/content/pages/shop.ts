import { paragraphs } from "../seedArticle.ts";
import type { SeedPage } from "../seedPage.ts";

/** What the shop says of itself. */
export const shopPages: readonly SeedPage[] = [
  {
    id: 9,
    identifier: "about-us",
    below: null,
    texts: {
      pl: {
        title: "O nas",
        metaDescription: "Dioptra: oprawki, okulary przeciwsłoneczne i soczewki kontaktowe.",
        content: paragraphs(
          "Dioptra sprzedaje oprawki, okulary korekcyjne i przeciwsłoneczne, soczewki kontaktowe i to, czym się o nie dba.",
          "Przy każdej oprawce podajemy wymiary w milimetrach, a przy soczewkach krzywiznę, średnicę i dostępne moce, żeby można było wybierać bez zgadywania.",
        ),
      },
      de: {
        title: "Über uns",
        metaDescription: "Dioptra: Fassungen, Sonnenbrillen und Kontaktlinsen.",
        content: paragraphs(
          "Dioptra verkauft Fassungen, Korrektions- und Sonnenbrillen, Kontaktlinsen und was zu ihrer Pflege gehört.",
          "Zu jeder Fassung nennen wir die Maße in Millimetern, zu Linsen Krümmung, Durchmesser und lieferbare Stärken, damit niemand raten muss.",
        ),
      },
      en: {
        title: "About us",
        metaDescription: "Dioptra: frames, sunglasses and contact lenses.",
        content: paragraphs(
          "Dioptra sells frames, prescription glasses, sunglasses, contact lenses and what they are cared for with.",
          "With every frame we give its measures in millimetres, with lenses curve, diameter and the powers that can be had, so that nobody has to guess.",
        ),
      },
    },
  },
  {
    id: 10,
    identifier: "gift-card",
    below: "about-us",
    texts: {
      pl: {
        title: "Karta podarunkowa",
        metaDescription: "Karta podarunkowa przychodzi e-mailem i jest ważna trzy lata.",
        content: paragraphs(
          "Karta przychodzi e-mailem, do wydrukowania albo przesłania dalej. Jest ważna trzy lata i można ją wydać w częściach, na wszystko, co sprzedajemy.",
        ),
      },
      de: {
        title: "Geschenkkarte",
        metaDescription: "Die Geschenkkarte kommt per E-Mail und gilt drei Jahre.",
        content: paragraphs(
          "Die Karte kommt per E-Mail, zum Ausdrucken oder Weiterleiten. Sie gilt drei Jahre und lässt sich in Teilen einlösen, für alles, was wir verkaufen.",
        ),
      },
      en: {
        title: "Gift card",
        metaDescription: "The gift card comes by e-mail and is valid for three years.",
        content: paragraphs(
          "The card comes by e-mail, to be printed or passed on. It is valid for three years and can be spent bit by bit, on everything that we sell.",
        ),
      },
    },
  },
  {
    id: 11,
    identifier: "loyalty-card",
    below: "about-us",
    texts: {
      pl: {
        title: "Karta stałego klienta",
        metaDescription: "Karta stałego klienta jest bezpłatna i należy do konta.",
        content: paragraphs(
          "Karta jest bezpłatna i należy do Twojego konta. Pokazuje swój numer i zebrane punkty; nie ma na niej danych o zdrowiu ani o płatnościach.",
        ),
      },
      de: {
        title: "Kundenkarte",
        metaDescription: "Die Kundenkarte ist kostenlos und gehört zum Konto.",
        content: paragraphs(
          "Die Karte ist kostenlos und gehört zu Ihrem Konto. Sie zeigt ihre Nummer und die gesammelten Punkte; Angaben zu Gesundheit oder Zahlung stehen nicht darauf.",
        ),
      },
      en: {
        title: "Loyalty card",
        metaDescription: "The loyalty card is free and belongs to the account.",
        content: paragraphs(
          "The card is free and belongs to your account. It shows its number and the points collected; there is nothing on it about health or payments.",
        ),
      },
    },
  },
];
