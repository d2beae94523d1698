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
    texts: {
      pl: {
        title: "Dostawa i zwrot",
        content: `Dostawa do ${deliveryWorkingDays} dni roboczych, okulary na receptę do ${prescriptionDeliveryWorkingDays}. ${returnDays} dni na zwrot; okularów z soczewkami na receptę nie można zwrócić.`,
      },
      de: {
        title: "Lieferung und Rückgabe",
        content: `Lieferung in bis zu ${deliveryWorkingDays} Werktagen, Brillen nach Rezept in bis zu ${prescriptionDeliveryWorkingDays}. ${returnDays} Tage Rückgaberecht; Brillen mit Gläsern nach Rezept sind ausgenommen.`,
      },
      en: {
        title: "Delivery and returns",
        content: `Delivery within ${deliveryWorkingDays} working days, prescription glasses within ${prescriptionDeliveryWorkingDays}. ${returnDays} days to return; glasses with prescription lenses cannot be returned.`,
      },
    },
  },
  {
    id: 2,
    code: "newsletter",
    texts: {
      pl: {
        title: `${newsletterDiscount}% za zapis do newslettera`,
        content: `Po potwierdzeniu zapisu wysyłamy kod na ${newsletterDiscount}% zniżki na jedno zamówienie. Wypisać się można w każdej chwili.`,
      },
      de: {
        title: `${newsletterDiscount}\u00A0% für die Anmeldung zum Newsletter`,
        content: `Nach der Bestätigung der Anmeldung senden wir einen Code über ${newsletterDiscount}\u00A0% Rabatt auf eine Bestellung. Abmelden können Sie sich jederzeit.`,
      },
      en: {
        title: `${newsletterDiscount}% for subscribing to the newsletter`,
        content: `Once you have confirmed the subscription we send a code for ${newsletterDiscount}% off one order. You can unsubscribe at any time.`,
      },
    },
  },
  {
    id: 3,
    code: "lens-facts",
    texts: {
      pl: {
        title: "Filtr UV w soczewkach",
        content: `Filtr UV klasy 1 zatrzymuje ponad ${uvClass1.uva}% promieniowania UVA i ${uvClass1.uvb}% UVB. Soczewka nie zakrywa całego oka i nie zastępuje okularów przeciwsłonecznych.`,
      },
      de: {
        title: "UV-Filter in Kontaktlinsen",
        content: `Ein UV-Filter der Klasse 1 hält über ${uvClass1.uva}\u00A0% der UVA- und ${uvClass1.uvb}\u00A0% der UVB-Strahlung zurück. Eine Linse bedeckt nicht das ganze Auge und ersetzt keine Sonnenbrille.`,
      },
      en: {
        title: "UV filters in contact lenses",
        content: `A UV filter of class 1 keeps back over ${uvClass1.uva}% of UVA and ${uvClass1.uvb}% of UVB. A lens does not cover the whole eye and replaces no sunglasses.`,
      },
    },
  },
  {
    id: 4,
    code: "medical-device",
    texts: {
      pl: {
        title: "To jest wyrób medyczny",
        content: "Używaj go zgodnie z instrukcją używania lub etykietą.",
      },
      de: {
        title: "Dies ist ein Medizinprodukt",
        content: "Verwenden Sie es nach Gebrauchsanweisung oder Kennzeichnung.",
      },
      en: {
        title: "This is a medical device",
        content: "Use it as its instructions or its label say.",
      },
    },
  },
];
