import { type InLanguages, type Language, timeInWords } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { signature } from "../../kernel/mail/signature.ts";

/** What somebody stated, and when it arrived. */
export interface WithdrawalFacts {
  readonly reference: string;
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly reason: string | null;
  readonly receivedAt: Date;
  /** Number and e-mail name an order. Where they do not, nothing that was typed is repeated: the address may be a stranger's. */
  readonly isKnown: boolean;
}

const words: InLanguages<{
  readonly subject: (order: string) => string;
  readonly unknown: { readonly subject: string; readonly text: string };
  readonly greeting: string;
  readonly received: string;
  readonly rows: Readonly<Record<"reference" | "name" | "order" | "email" | "reason" | "at", string>>;
  readonly next: string;
}> = {
  pl: {
    subject: (order) => `Potwierdzenie otrzymania odstąpienia od umowy – zamówienie ${order}`,
    unknown: {
      subject: "Potwierdzenie otrzymania odstąpienia od umowy",
      text: "potwierdzamy, że otrzymaliśmy oświadczenie o odstąpieniu od umowy z tym adresem e-mail. Podany numer nie pasuje do żadnego zamówienia złożonego z tego adresu, dlatego nie powtarzamy tu treści oświadczenia. Jeśli nie pochodzi ono od Ciebie, nie musisz nic robić.",
    },
    greeting: "Dzień dobry,",
    received: "potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy. Oto jego treść:",
    rows: {
      reference: "Numer oświadczenia",
      name: "Imię i nazwisko",
      order: "Numer zamówienia",
      email: "E-mail",
      reason: "Powód",
      at: "Data i godzina otrzymania",
    },
    next: "Towar odeślij w ciągu 14 dni. Pieniądze zwrócimy w ciągu 14 dni od otrzymania oświadczenia; możemy się z tym wstrzymać, dopóki towar nie wróci albo nie otrzymamy dowodu jego odesłania. Zachowaj tę wiadomość.",
  },
  de: {
    subject: (order) => `Eingangsbestätigung Ihres Widerrufs – Bestellung ${order}`,
    unknown: {
      subject: "Eingangsbestätigung Ihres Widerrufs",
      text: "wir bestätigen den Eingang eines Widerrufs mit dieser E-Mail-Adresse. Die angegebene Nummer gehört zu keiner Bestellung mit dieser Adresse, deshalb wiederholen wir den Inhalt hier nicht. Stammt der Widerruf nicht von Ihnen, brauchen Sie nichts zu tun.",
    },
    greeting: "Guten Tag,",
    received: "wir bestätigen den Eingang Ihres Widerrufs. Er lautet:",
    rows: {
      reference: "Nummer des Widerrufs",
      name: "Name",
      order: "Bestellnummer",
      email: "E-Mail",
      reason: "Grund",
      at: "Datum und Uhrzeit des Eingangs",
    },
    next: "Bitte senden Sie die Ware innerhalb von 14 Tagen zurück. Wir erstatten Ihnen den Betrag innerhalb von 14 Tagen nach Eingang des Widerrufs; wir können damit warten, bis die Ware wieder bei uns ist oder Sie nachgewiesen haben, dass Sie sie abgesandt haben. Bitte bewahren Sie diese Nachricht auf.",
  },
  en: {
    subject: (order) => `We have received your withdrawal – order ${order}`,
    unknown: {
      subject: "We have received your withdrawal",
      text: "we confirm that we have received a withdrawal from a contract with this e-mail address. The number given does not match any order placed with this address, so we do not repeat what it says here. If it was not you, there is nothing to do.",
    },
    greeting: "Hello,",
    received: "we confirm that we have received your withdrawal from the contract. It reads:",
    rows: {
      reference: "Reference",
      name: "Name",
      order: "Order number",
      email: "E-mail",
      reason: "Reason",
      at: "Date and time of receipt",
    },
    next: "Please send the goods back within 14 days. We refund you within 14 days of receiving your withdrawal; we may wait until the goods are back or you have shown that you sent them. Please keep this message.",
  },
};

/** Confirms on a durable medium that a withdrawal has arrived, with its content, date and time (Directive 2023/2673; § 356a BGB). */
export function withdrawalReceipt(facts: WithdrawalFacts, language: Language): Letter {
  const { subject, unknown, greeting, received, rows, next } = words[language];
  const receipt = [
    { label: rows.at, value: timeInWords(facts.receivedAt, language) },
    { label: rows.reference, value: facts.reference },
  ];
  if (!facts.isKnown) {
    const parts = [paragraph(unknown.text), { kind: "rows", rows: receipt } as const];
    return { subject: unknown.subject, greeting, parts, closing: signature[language] };
  }
  return {
    subject: subject(facts.orderNumber),
    greeting,
    parts: [
      paragraph(received),
      {
        kind: "rows",
        rows: [
          { label: rows.order, value: facts.orderNumber },
          { label: rows.name, value: facts.name },
          { label: rows.email, value: facts.email },
          ...(facts.reason ? [{ label: rows.reason, value: "", note: facts.reason }] : []),
          ...receipt,
        ],
      },
      paragraph(next),
    ],
    closing: signature[language],
  };
}
