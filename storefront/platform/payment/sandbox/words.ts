import type { PaymentStatus } from "#domain/payment/status.ts";
import type { InLanguages } from "../../kernel/language.ts";

/** What a shopper of the sandbox may choose; `open` is how a payment begins. */
export const outcomes = ["paid", "pending", "failed", "expired", "canceled"] as const satisfies PaymentStatus[];
export type Outcome = (typeof outcomes)[number];

interface Words {
  readonly title: (provider: string) => string;
  readonly explanation: string;
  readonly amount: string;
  readonly purpose: string;
  readonly method: string;
  readonly anyMethod: string;
  readonly status: string;
  readonly bank: string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<PaymentStatus, string>>;
  readonly proceed: string;
  readonly back: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly payByCode: string;
  readonly codeRefused: string;
  readonly chooseOutcome: string;
  readonly unknown: string;
}

export const words: InLanguages<Words> = {
  pl: {
    title: (provider) => `Płatność próbna: ${provider}`,
    explanation: "Ta strona zastępuje stronę operatora płatności. Nie pobiera żadnych pieniędzy.",
    amount: "Kwota",
    purpose: "Tytuł",
    method: "Metoda",
    anyMethod: "do wyboru",
    status: "Stan",
    bank: "Bank",
    outcome: "Jak ma się skończyć ta płatność?",
    outcomes: {
      open: "rozpoczęta",
      paid: "Zapłacona",
      pending: "W toku",
      failed: "Nieudana",
      expired: "Wygasła",
      canceled: "Anulowana",
    },
    proceed: "Dalej do sklepu",
    back: "Wróć do sklepu",
    code: "Kod BLIK",
    codeHelp: "6 cyfr. 777123 płaci po chwili, 111234 kończy się błędem.",
    payByCode: "Zapłać kodem",
    codeRefused: "Kod został odrzucony. Wpisz inny.",
    chooseOutcome: "Wybierz, jak ma się skończyć płatność.",
    unknown: "Nie ma takiej płatności.",
  },
  de: {
    title: (provider) => `Testzahlung: ${provider}`,
    explanation: "Diese Seite steht für die Seite des Zahlungsanbieters. Sie bucht kein Geld ab.",
    amount: "Betrag",
    purpose: "Zweck",
    method: "Zahlungsart",
    anyMethod: "zur Wahl",
    status: "Stand",
    bank: "Bank",
    outcome: "Wie soll diese Zahlung ausgehen?",
    outcomes: {
      open: "begonnen",
      paid: "Bezahlt",
      pending: "In Bearbeitung",
      failed: "Fehlgeschlagen",
      expired: "Abgelaufen",
      canceled: "Abgebrochen",
    },
    proceed: "Weiter zum Shop",
    back: "Zurück zum Shop",
    code: "BLIK-Code",
    codeHelp: "6 Ziffern. 777123 zahlt nach einem Augenblick, 111234 schlägt fehl.",
    payByCode: "Mit dem Code zahlen",
    codeRefused: "Der Code wurde abgelehnt. Geben Sie einen anderen ein.",
    chooseOutcome: "Wählen Sie, wie die Zahlung ausgehen soll.",
    unknown: "Diese Zahlung gibt es nicht.",
  },
  en: {
    title: (provider) => `Test payment: ${provider}`,
    explanation: "This page stands in for the payment provider's. It takes no money.",
    amount: "Amount",
    purpose: "Purpose",
    method: "Method",
    anyMethod: "any",
    status: "Status",
    bank: "Bank",
    outcome: "How should this payment end?",
    outcomes: {
      open: "begun",
      paid: "Paid",
      pending: "Pending",
      failed: "Failed",
      expired: "Expired",
      canceled: "Canceled",
    },
    proceed: "Continue to the shop",
    back: "Back to the shop",
    code: "BLIK code",
    codeHelp: "6 digits. 777123 pays after a moment, 111234 fails.",
    payByCode: "Pay with the code",
    codeRefused: "The code was refused. Enter another one.",
    chooseOutcome: "Choose how the payment should end.",
    unknown: "There is no such payment.",
  },
};
