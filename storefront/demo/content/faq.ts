import { offer } from "#configuration/offer.ts";
import type { SeedLocale } from "../words.ts";

/** A question that is asked often. */
export interface SeedQuestion {
  readonly code: string;
  readonly category: "ordering" | "prescription" | "contact-lenses" | "returns";
  readonly texts: Readonly<Record<SeedLocale, { readonly question: string; readonly answer: string }>>;
}

const { returnDays, deliveryWorkingDays, prescriptionDeliveryWorkingDays } = offer;

/** In the order shown. */
export const questions: readonly SeedQuestion[] = [
  {
    code: "delivery-time",
    category: "ordering",
    texts: {
      pl: {
        question: "Kiedy dostanę paczkę?",
        answer: `Produkty gotowe w ciągu ${deliveryWorkingDays} dni roboczych, okulary z soczewkami na receptę w ciągu ${prescriptionDeliveryWorkingDays}.`,
      },
      de: {
        question: "Wann kommt mein Paket?",
        answer: `Fertige Ware innerhalb von ${deliveryWorkingDays} Werktagen, Brillen mit Gläsern nach Rezept innerhalb von ${prescriptionDeliveryWorkingDays}.`,
      },
      en: {
        question: "When will my parcel arrive?",
        answer: `Ready-made goods within ${deliveryWorkingDays} working days, glasses with prescription lenses within ${prescriptionDeliveryWorkingDays}.`,
      },
    },
  },
  {
    code: "order-without-account",
    category: "ordering",
    texts: {
      pl: {
        question: "Czy muszę mieć konto?",
        answer: "Nie. Można zamówić jako gość; konto można założyć przy zamówieniu.",
      },
      de: {
        question: "Brauche ich ein Konto?",
        answer: "Nein. Sie können als Gast bestellen und bei der Bestellung ein Konto anlegen.",
      },
      en: {
        question: "Do I need an account?",
        answer: "No. You can order as a guest, and open an account with the order.",
      },
    },
  },
  {
    code: "prescription-values",
    category: "prescription",
    texts: {
      pl: {
        question: "Co znaczą SPH, CYL i AX na recepcie?",
        answer:
          "SPH to moc sfery w dioptriach: minus przy krótkowzroczności, plus przy dalekowzroczności. CYL to moc cylindra przy astygmatyzmie, a AX jego oś od 0 do 180 stopni.",
      },
      de: {
        question: "Was bedeuten SPH, CYL und AX auf dem Rezept?",
        answer:
          "SPH ist die Sphäre in Dioptrien: minus bei Kurzsichtigkeit, plus bei Weitsichtigkeit. CYL ist der Zylinder bei einer Hornhautverkrümmung, AX seine Achse von 0 bis 180 Grad.",
      },
      en: {
        question: "What do SPH, CYL and AX mean on a prescription?",
        answer:
          "SPH is the sphere in dioptres: minus for short sight, plus for long sight. CYL is the cylinder for astigmatism, AX its axis from 0 to 180 degrees.",
      },
    },
  },
  {
    code: "pupillary-distance",
    category: "prescription",
    texts: {
      pl: {
        question: "Na recepcie nie ma rozstawu źrenic. Co zrobić?",
        answer:
          "Zmierz go w domu kartą płatniczą albo poproś o pomiar w salonie. Przy soczewkach progresywnych zmierz go u optyka.",
      },
      de: {
        question: "Auf dem Rezept steht keine Pupillendistanz. Was nun?",
        answer:
          "Messen Sie sie zu Hause mit einer Bankkarte oder lassen Sie sie im Geschäft messen. Für Gleitsichtgläser misst sie der Optiker.",
      },
      en: {
        question: "There is no pupillary distance on my prescription. What now?",
        answer:
          "Measure it at home with a bank card or have it measured in a salon. For progressive lenses, leave it to an optician.",
      },
    },
  },
  {
    code: "glasses-prescription-for-lenses",
    category: "contact-lenses",
    texts: {
      pl: {
        question: "Czy mogę kupić soczewki kontaktowe według recepty na okulary?",
        answer:
          "Nie. Soczewka leży na oku, dlatego moc bywa inna, a do tego potrzebne są krzywizna i średnica. Dobiera je okulista lub optometrysta.",
      },
      de: {
        question: "Kann ich Kontaktlinsen nach dem Brillenrezept kaufen?",
        answer:
          "Nein. Eine Linse liegt auf dem Auge: Die Stärke kann eine andere sein, und es braucht Krümmung und Durchmesser. Angepasst werden sie von Augenarzt oder Augenoptiker.",
      },
      en: {
        question: "Can I buy contact lenses by my prescription for glasses?",
        answer:
          "No. A lens lies on the eye: its power may be another, and curve and diameter are needed. An eye doctor or an optometrist fits them.",
      },
    },
  },
  {
    code: "sleeping-in-lenses",
    category: "contact-lenses",
    texts: {
      pl: {
        question: "Czy można spać w soczewkach?",
        answer:
          "Tylko w takich, które są do tego przeznaczone, i tylko jeśli zgodził się na to specjalista. We wszystkich innych nie.",
      },
      de: {
        question: "Darf man mit Linsen schlafen?",
        answer:
          "Nur mit solchen, die dafür gemacht sind, und nur wenn ein Fachmann zugestimmt hat. Mit allen anderen nicht.",
      },
      en: {
        question: "May one sleep in lenses?",
        answer: "Only in those that are made for it, and only if a specialist has agreed. Not in any others.",
      },
    },
  },
  {
    code: "return-period",
    category: "returns",
    texts: {
      pl: {
        question: "Ile mam czasu na zwrot?",
        answer: `${returnDays} dni od otrzymania paczki, bez podawania przyczyny.`,
      },
      de: {
        question: "Wie lange kann ich zurückgeben?",
        answer: `${returnDays} Tage ab Erhalt der Ware, ohne Angabe von Gründen.`,
      },
      en: {
        question: "How long can I return something?",
        answer: `${returnDays} days from receiving the parcel, without giving a reason.`,
      },
    },
  },
  {
    code: "return-prescription-glasses",
    category: "returns",
    texts: {
      pl: {
        question: "Czy mogę zwrócić okulary z soczewkami na receptę?",
        answer:
          "Nie, bo powstają na Twoje zamówienie. Jeśli są wykonane inaczej niż w zamówieniu albo mają wadę, reklamacja przysługuje Ci zawsze.",
      },
      de: {
        question: "Kann ich eine Brille mit Gläsern nach Rezept zurückgeben?",
        answer:
          "Nein, denn sie wird für Sie angefertigt. Ist sie anders als bestellt oder mangelhaft, haben Sie immer Anspruch auf Gewährleistung.",
      },
      en: {
        question: "Can I return glasses with prescription lenses?",
        answer: "No, since they are made for you. If they are not as ordered or faulty, you can always make a claim.",
      },
    },
  },
];
