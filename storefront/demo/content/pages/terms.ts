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
    texts: {
      pl: {
        title: "Zwroty",
        metaDescription: `${returnDays} dni na zwrot. Co można zwrócić, a czego nie.`,
        content: paragraphs(
          `Od umowy możesz odstąpić bez podania przyczyny w ciągu ${returnDays} dni od otrzymania paczki. Pieniądze oddajemy w ciągu 14 dni, razem z kosztem najtańszej zwykłej dostawy.`,
          "## Czego nie można zwrócić",
          "Okularów z soczewkami wykonanymi na receptę, bo są zrobione na Twoje zamówienie, ani soczewek kontaktowych i płynów po otwarciu zabezpieczonego opakowania. Oprawki bez soczewek i okulary przeciwsłoneczne można zwrócić.",
          "Za zgodność towaru z umową odpowiadamy przez co najmniej dwa lata; dotyczy to wszystkiego, co kupujesz.",
        ),
      },
      de: {
        title: "Rückgabe",
        metaDescription: `${returnDays} Tage Zeit zur Rückgabe. Was Sie zurückgeben können und was nicht.`,
        content: paragraphs(
          `Sie können den Vertrag innerhalb von ${returnDays} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Das Geld erstatten wir innerhalb von 14 Tagen, samt den Kosten der günstigsten Standardlieferung.`,
          "## Was Sie nicht zurückgeben können",
          "Brillen mit Gläsern nach Rezept, weil sie für Sie angefertigt werden, sowie Kontaktlinsen und Pflegemittel, deren Versiegelung geöffnet ist. Fassungen ohne Gläser und Sonnenbrillen können Sie zurückgeben.",
          "Die gesetzliche Gewährleistung gilt für alles, was Sie kaufen, zwei Jahre lang.",
        ),
      },
      en: {
        title: "Returns",
        metaDescription: `${returnDays} days to return. What can be returned and what cannot.`,
        content: paragraphs(
          `You can withdraw from the contract within ${returnDays} days of receiving the parcel without giving a reason. We refund within 14 days, with the cost of the cheapest standard delivery.`,
          "## What cannot be returned",
          "Glasses with lenses made to a prescription, since they are made for you, and contact lenses and solutions whose seal is broken. Frames without lenses and sunglasses can be returned.",
          "The legal guarantee covers everything you buy for at least two years.",
        ),
      },
    },
  },
  {
    id: 7,
    identifier: "legal",
    below: null,
    texts: {
      pl: {
        title: "Regulamin w skrócie",
        metaDescription: "Jak dochodzi do umowy, co zawiera cena i jakie masz prawa.",
        content: paragraphs(
          "Umowa zostaje zawarta, gdy potwierdzimy zamówienie. Ceny zawierają VAT; dostawa i płatność są podane osobno przed złożeniem zamówienia.",
          "Przy każdej obniżce podajemy najniższą cenę z 30 dni przed nią. Opinie, które nie pochodzą od kupujących, są oznaczone jako przykładowe.",
          "Okulary korekcyjne i soczewki kontaktowe są wyrobami medycznymi. Używaj ich zgodnie z instrukcją i zaleceniami specjalisty.",
        ),
      },
      de: {
        title: "Bedingungen in Kürze",
        metaDescription: "Wie ein Vertrag zustande kommt, was der Preis enthält und welche Rechte Sie haben.",
        content: paragraphs(
          "Der Vertrag kommt zustande, wenn wir die Bestellung bestätigen. Preise enthalten die Mehrwertsteuer; Versand und Zahlungsart sind vor der Bestellung gesondert angegeben.",
          "Bei jeder Ermäßigung nennen wir den niedrigsten Preis der 30 Tage davor. Bewertungen, die nicht von Käufern stammen, sind als Beispiele gekennzeichnet.",
          "Korrektionsbrillen und Kontaktlinsen sind Medizinprodukte. Verwenden Sie sie nach der Gebrauchsanweisung und der Empfehlung von Fachleuten.",
        ),
      },
      en: {
        title: "Terms in short",
        metaDescription: "How a contract comes about, what a price contains and which rights you have.",
        content: paragraphs(
          "The contract is concluded when we confirm the order. Prices include VAT; delivery and payment are shown separately before you order.",
          "With every reduction we state the lowest price of the 30 days before it. Reviews that are not by buyers are marked as samples.",
          "Prescription glasses and contact lenses are medical devices. Use them as the instructions and your specialist say.",
        ),
      },
    },
  },
  {
    id: 8,
    identifier: "privacy",
    below: "legal",
    texts: {
      pl: {
        title: "Prywatność",
        metaDescription: "Jakie dane przetwarzamy i co dzieje się z receptą.",
        content: paragraphs(
          "Przetwarzamy dane, które są potrzebne do zamówienia: imię i nazwisko, adres, e-mail, telefon i to, co kupujesz.",
          "Recepta to dane o zdrowiu. Przetwarzamy ją tylko za Twoją wyraźną zgodą, przechowujemy zaszyfrowaną i nie używamy do niczego innego niż wykonanie okularów lub soczewek. Zgodę możesz wycofać. Wartości z recepty usuwamy trzy lata po dostawie, a z koszyka i subskrypcji po 24 miesiącach bez zmian.",
          "Masz prawo do wglądu w swoje dane, ich poprawienia, przeniesienia i usunięcia oraz do skargi do organu nadzorczego. Obraz z przymierzalni nie opuszcza Twojego urządzenia.",
        ),
      },
      de: {
        title: "Datenschutz",
        metaDescription: "Welche Daten wir verarbeiten und was mit einem Rezept geschieht.",
        content: paragraphs(
          "Wir verarbeiten die Daten, die eine Bestellung braucht: Name, Anschrift, E-Mail, Telefon und was Sie kaufen.",
          "Ein Rezept enthält Gesundheitsdaten. Wir verarbeiten sie nur mit Ihrer ausdrücklichen Einwilligung, bewahren sie verschlüsselt auf und verwenden sie für nichts anderes als die Anfertigung von Brille oder Linsen. Die Einwilligung können Sie widerrufen. Die Werte des Rezepts löschen wir drei Jahre nach der Lieferung, in Warenkorb und Abonnement nach 24 Monaten ohne Änderung.",
          "Sie haben das Recht auf Auskunft, Berichtigung, Übertragung und Löschung Ihrer Daten und auf Beschwerde bei einer Aufsichtsbehörde. Das Bild der Anprobe verlässt Ihr Gerät nicht.",
        ),
      },
      en: {
        title: "Privacy",
        metaDescription: "Which data we process and what happens to a prescription.",
        content: paragraphs(
          "We process the data that an order needs: name, address, e-mail, phone and what you buy.",
          "A prescription is data about health. We process it only with your explicit consent, keep it encrypted and use it for nothing but making your glasses or lenses. You can withdraw the consent. We erase the values of a prescription three years after delivery, and those in a cart or a subscription after 24 months without a change.",
          "You have the right to see, correct, move and delete your data, and to complain to a supervisory authority. The picture of the try-on does not leave your device.",
        ),
      },
    },
  },
];
