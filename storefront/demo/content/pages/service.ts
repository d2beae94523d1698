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
    texts: {
      pl: {
        title: "Obsługa klienta",
        metaDescription: "Dostawa, zwroty, rozmiary i kontakt: od czego zacząć, gdy potrzebujesz pomocy.",
        content: paragraphs(
          "Tu zaczyna się pomoc: jak wysyłamy, jak zwrócić produkt, jak dobrać rozmiar i gdzie jest Twoje zamówienie.",
          "Jeśli pytanie dotyczy zamówienia, miej pod ręką jego numer. Jest w wiadomości z potwierdzeniem.",
        ),
      },
      de: {
        title: "Kundenservice",
        metaDescription: "Lieferung, Rückgabe, Größen und Kontakt: wo Sie anfangen, wenn Sie Hilfe brauchen.",
        content: paragraphs(
          "Hier beginnt die Hilfe: wie wir liefern, wie Sie etwas zurückgeben, welche Größe passt und wo Ihre Bestellung ist.",
          "Wenn es um eine Bestellung geht, halten Sie ihre Nummer bereit. Sie steht in der Bestätigung.",
        ),
      },
      en: {
        title: "Customer service",
        metaDescription: "Delivery, returns, sizes and contact: where to begin when you need help.",
        content: paragraphs(
          "Help begins here: how we deliver, how to return something, which size fits and where your order is.",
          "If it is about an order, have its number at hand. It is in the confirmation.",
        ),
      },
    },
  },
  {
    id: 2,
    identifier: "contact",
    below: "customer-service",
    texts: {
      pl: {
        title: "Kontakt",
        metaDescription: "Jak się z nami skontaktować: w salonie, telefonicznie albo odpowiadając na wiadomość.",
        content: paragraphs(
          "Adres, telefon i godziny otwarcia każdego salonu są na jego stronie.",
          "W sprawie zamówienia najprościej odpowiedzieć na wiadomość z potwierdzeniem: wtedy od razu wiemy, o które chodzi. Recepty nie wysyłaj e-mailem; podaje się ją w formularzu przy zamówieniu.",
        ),
      },
      de: {
        title: "Kontakt",
        metaDescription: "Wie Sie uns erreichen: im Geschäft, am Telefon oder als Antwort auf eine Nachricht.",
        content: paragraphs(
          "Adresse, Telefonnummer und Öffnungszeiten jedes Geschäfts stehen auf seiner Seite.",
          "Wenn es um eine Bestellung geht, antworten Sie am einfachsten auf ihre Bestätigung: Dann wissen wir gleich, welche gemeint ist. Senden Sie Ihr Rezept nicht per E-Mail; Sie geben es im Formular bei der Bestellung an.",
        ),
      },
      en: {
        title: "Contact",
        metaDescription: "How to reach us: in a salon, by phone or by answering a message.",
        content: paragraphs(
          "Address, phone and opening hours of each salon are on its page.",
          "About an order, the simplest is to answer its confirmation: then we know at once which one is meant. Do not send a prescription by e-mail; it is given in the form with the order.",
        ),
      },
    },
  },
  {
    id: 3,
    identifier: "delivery",
    below: "customer-service",
    texts: {
      pl: {
        title: "Dostawa",
        metaDescription: `Kurier w ciągu ${deliveryWorkingDays} dni roboczych, okulary korekcyjne w ciągu ${prescriptionDeliveryWorkingDays}.`,
        content: paragraphs(
          `Produkty gotowe dostarczamy w ciągu ${deliveryWorkingDays} dni roboczych. Okulary z soczewkami na receptę powstają na zamówienie: dostarczamy je w ciągu ${prescriptionDeliveryWorkingDays} dni roboczych.`,
          "Koszt dostawy zależy od kraju i jest podany w kasie, zanim zamówisz. Wysyłamy do Polski, Niemiec, Włoch i Stanów Zjednoczonych.",
        ),
      },
      de: {
        title: "Lieferung",
        metaDescription: `Paketdienst innerhalb von ${deliveryWorkingDays} Werktagen, Korrektionsbrillen innerhalb von ${prescriptionDeliveryWorkingDays}.`,
        content: paragraphs(
          `Fertige Ware liefern wir innerhalb von ${deliveryWorkingDays} Werktagen. Brillen mit Gläsern nach Rezept werden für Sie angefertigt: Wir liefern sie innerhalb von ${prescriptionDeliveryWorkingDays} Werktagen.`,
          "Die Versandkosten hängen vom Land ab und stehen an der Kasse, bevor Sie bestellen. Wir liefern nach Polen, Deutschland, Italien und in die Vereinigten Staaten.",
        ),
      },
      en: {
        title: "Delivery",
        metaDescription: `By courier within ${deliveryWorkingDays} working days, prescription glasses within ${prescriptionDeliveryWorkingDays}.`,
        content: paragraphs(
          `Ready-made goods are delivered within ${deliveryWorkingDays} working days. Glasses with prescription lenses are made for you: they are delivered within ${prescriptionDeliveryWorkingDays} working days.`,
          "What delivery costs depends on the country and is shown in the checkout before you order. We deliver to Poland, Germany, Italy and the United States.",
        ),
      },
    },
  },
  {
    id: 4,
    identifier: "order-tracking",
    below: "customer-service",
    texts: {
      pl: {
        title: "Gdzie jest moje zamówienie",
        metaDescription: "Jak sprawdzić, co dzieje się z zamówieniem.",
        content: paragraphs(
          "O każdej zmianie zamówienia piszemy e-mailem: gdy je przyjmiemy, gdy zapłata dojdzie i gdy paczka wyjdzie. Kto ma konto, widzi to także w historii zamówień.",
        ),
      },
      de: {
        title: "Wo ist meine Bestellung",
        metaDescription: "Wie Sie sehen, was mit einer Bestellung geschieht.",
        content: paragraphs(
          "Wenn sich etwas an einer Bestellung ändert, schreiben wir eine E-Mail: wenn wir sie angenommen haben, wenn die Zahlung da ist und wenn das Paket unterwegs ist. Wer ein Konto hat, sieht es auch im Bestellverlauf.",
        ),
      },
      en: {
        title: "Where is my order",
        metaDescription: "How to see what is happening to an order.",
        content: paragraphs(
          "Whenever something about an order changes we write an e-mail: when we have it, when the payment is here and when the parcel has left. With an account you see it in the order history as well.",
        ),
      },
    },
  },
  {
    id: 5,
    identifier: "size-guide",
    below: "customer-service",
    texts: {
      pl: {
        title: "Rozmiary oprawek",
        metaDescription: "Jak czytać zapis 52□18 140 i wybrać oprawki, które nie uciskają.",
        content: paragraphs(
          "Na wewnętrznej stronie zausznika jest zapis w rodzaju 52□18 140: szerokość soczewki, mostek i długość zausznika, w milimetrach.",
          "Porównaj go z okularami, które dobrze leżą. Różnica do 2 mm jest zwykle niewyczuwalna.",
        ),
      },
      de: {
        title: "Größen von Fassungen",
        metaDescription: "Wie man 52□18 140 liest und eine Fassung wählt, die nicht drückt.",
        content: paragraphs(
          "Innen auf dem Bügel steht etwas wie 52□18 140: Glasbreite, Stegweite und Bügellänge in Millimetern.",
          "Vergleichen Sie das mit einer Brille, die gut sitzt. Einen Unterschied bis 2 mm spürt man meist nicht.",
        ),
      },
      en: {
        title: "Sizes of frames",
        metaDescription: "How to read 52□18 140 and choose a frame that does not press.",
        content: paragraphs(
          "Inside the temple there is something like 52□18 140: lens width, bridge and temple length, in millimetres.",
          "Compare it with glasses that fit well. A difference of up to 2 mm is usually not felt.",
        ),
      },
    },
  },
];
