import type { Language } from "#domain/store.ts";

/** The texts of an invoice in one language. */
export interface InvoiceTexts {
  /** The name of the saved file without number and extension, in ASCII letters. */
  readonly fileName: string;
  readonly title: (number: string) => string;
  readonly issued: string;
  readonly ordered: string;
  readonly order: string;
  readonly seller: string;
  readonly buyer: string;
  readonly taxId: string;
  readonly columns: Readonly<Record<"item" | "quantity" | "price" | "vat" | "gross", string>>;
  readonly discount: (code: string | null) => string;
  readonly delivery: string;
  readonly payment: string;
  readonly total: string;
  readonly giftCard: string;
  /** What is left after a gift card. */
  readonly toPay: string;
  readonly rates: Readonly<Record<"rate" | "net" | "vat" | "gross" | "sum", string>>;
  readonly method: string;
  readonly correction: CorrectionTexts;
}

/** The texts of an invoice's correction. */
export interface CorrectionTexts {
  /** The name of the saved file without number and extension, in ASCII letters. */
  readonly fileName: string;
  readonly title: (number: string) => string;
  readonly invoice: string;
  readonly invoiceOf: (number: string, day: string) => string;
  readonly reason: string;
  readonly whole: string;
  readonly part: string;
  readonly items: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly returned: string;
}

/** The texts in all languages. They are separate from the message catalogues, so that no page loads them. */
export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  pl: {
    fileName: "Faktura",
    title: (number) => `Faktura ${number}`,
    issued: "Data wystawienia",
    ordered: "Data zamówienia",
    order: "Numer zamówienia",
    seller: "Sprzedawca",
    buyer: "Nabywca",
    taxId: "NIP",
    columns: { item: "Towar lub usługa", quantity: "Ilość", price: "Cena brutto", vat: "VAT", gross: "Wartość brutto" },
    discount: (code) => (code === null ? "Rabat" : `Rabat (${code})`),
    delivery: "Dostawa",
    payment: "Opłata za sposób płatności",
    total: "Do zapłaty",
    giftCard: "Zapłacono kartą podarunkową",
    toPay: "Pozostaje do zapłaty",
    rates: { rate: "Stawka VAT", net: "Netto", vat: "VAT", gross: "Brutto", sum: "Razem" },
    method: "Sposób płatności",
    correction: {
      fileName: "Korekta",
      title: (number) => `Faktura korygująca ${number}`,
      invoice: "Do faktury",
      invoiceOf: (number, day) => `${number} z dnia ${day}`,
      reason: "Przyczyna korekty",
      whole: "zwrot całej zapłaty",
      part: "zwrot części zapłaty",
      items: "Towary i usługi z faktury",
      before: "Przed korektą",
      after: "Po korekcie",
      difference: "Zmniejszenie",
      returned: "Kwota zwrotu",
    },
  },
  de: {
    fileName: "Rechnung",
    title: (number) => `Rechnung ${number}`,
    issued: "Rechnungsdatum",
    ordered: "Bestelldatum",
    order: "Bestellnummer",
    seller: "Verkäufer",
    buyer: "Käufer",
    taxId: "USt-IdNr.",
    columns: { item: "Artikel", quantity: "Menge", price: "Bruttopreis", vat: "USt.", gross: "Bruttobetrag" },
    discount: (code) => (code === null ? "Rabatt" : `Rabatt (${code})`),
    delivery: "Versand",
    payment: "Zahlungsgebühr",
    total: "Rechnungsbetrag",
    giftCard: "Mit Geschenkkarte bezahlt",
    toPay: "Noch zu zahlen",
    rates: { rate: "USt.-Satz", net: "Netto", vat: "USt.", gross: "Brutto", sum: "Summe" },
    method: "Zahlungsart",
    correction: {
      fileName: "Rechnungskorrektur",
      title: (number) => `Rechnungskorrektur ${number}`,
      invoice: "Zu Rechnung",
      invoiceOf: (number, day) => `${number} vom ${day}`,
      reason: "Grund",
      whole: "Erstattung des gesamten Betrags",
      part: "Erstattung eines Teilbetrags",
      items: "Artikel der Rechnung",
      before: "Vor der Korrektur",
      after: "Nach der Korrektur",
      difference: "Minderung",
      returned: "Erstatteter Betrag",
    },
  },
  en: {
    fileName: "Invoice",
    title: (number) => `Invoice ${number}`,
    issued: "Date of issue",
    ordered: "Date of the order",
    order: "Order number",
    seller: "Seller",
    buyer: "Buyer",
    taxId: "Tax number",
    columns: { item: "Item", quantity: "Quantity", price: "Gross price", vat: "VAT", gross: "Gross amount" },
    discount: (code) => (code === null ? "Discount" : `Discount (${code})`),
    delivery: "Delivery",
    payment: "Payment fee",
    total: "Total",
    giftCard: "Paid by gift card",
    toPay: "Left to pay",
    rates: { rate: "VAT rate", net: "Net", vat: "VAT", gross: "Gross", sum: "Total" },
    method: "Payment method",
    correction: {
      fileName: "Correction",
      title: (number) => `Invoice correction ${number}`,
      invoice: "Corrects invoice",
      invoiceOf: (number, day) => `${number} of ${day}`,
      reason: "Reason",
      whole: "refund of the whole amount",
      part: "refund of a part",
      items: "Items on the invoice",
      before: "Before the correction",
      after: "After the correction",
      difference: "Reduction",
      returned: "Amount refunded",
    },
  },
};
