/** The texts and addresses of the shop in one language. */
export interface Language {
  readonly name: "Polish" | "German";
  readonly prefix: "" | "/de";
  readonly navigation: string;
  /** A category with more products than a page holds. */
  readonly frames: { readonly name: string; readonly path: string };
  /** The page of the frame Nela. */
  readonly nela: string;
  /** The box that consents to the use of health data. */
  readonly healthConsent: RegExp;
  readonly add: RegExp;
  /** The accessible name of the link to the cart, which includes the number of pieces. */
  readonly cart: RegExp;
  readonly pieces: (count: 0 | 1 | 2 | 3) => string;
  /** The name of the dialog with the cart. */
  readonly microcart: string;
  readonly added: string;
  readonly close: string;
  readonly emptyCart: string;
  /** The name of the region with the notices. */
  readonly notices: string;
  readonly toCheckout: string;
  readonly continue: readonly [toShipping: string, toPayment: string, toReview: string];
  readonly order: string;
  /** The labels of what is ticked before ordering; the terms only where the shop asks for a tick. */
  readonly consent: { readonly terms: RegExp | null; readonly lenses: RegExp; readonly made: RegExp };
  /** What the summary shows while the total is being reckoned. */
  readonly openTotal: string;
  readonly thanks: string;
  readonly labels: Readonly<
    Record<"firstName" | "lastName" | "email" | "street" | "postcode" | "city" | "phone", string>
  >;
  readonly address: Readonly<Record<"street" | "postcode" | "city" | "phone", string>>;
}

export const polish: Language = {
  name: "Polish",
  prefix: "",
  navigation: "Nawigacja główna",
  frames: { name: "Okulary korekcyjne", path: "/c/okulary-korekcyjne" },
  nela: "/p/HL-NELA/nela-panto-z-acetatu",
  healthConsent: /^Zgadzam się, żeby Dioptra/,
  add: /^Dodaj (samą oprawkę )?do koszyka$/,
  cart: /^Koszyk, /,
  pieces: (count) => `Koszyk, ${["pusty", "1 produkt", "2 produkty", "3 produkty"][count]}`,
  microcart: "Koszyk",
  added: "Produkt dodany do koszyka!",
  close: "Zamknij",
  emptyCart: "Koszyk jest pusty",
  notices: "Powiadomienia",
  toCheckout: "Przejdź do kasy",
  continue: ["Dalej: dostawa", "Dalej: płatność", "Dalej: podsumowanie"],
  order: "Zamówienie z obowiązkiem zapłaty",
  consent: { terms: /^Akceptuję regulamin/, lenses: /^Wiem, że szkieł/, made: /^Wiem, że produktu z moim/ },
  openTotal: "do ponownego przeliczenia",
  thanks: "Dziękujemy za zamówienie",
  labels: {
    firstName: "Imię",
    lastName: "Nazwisko",
    email: "E-mail",
    street: "Ulica i numer",
    postcode: "Kod pocztowy",
    city: "Miasto",
    phone: "Telefon",
  },
  address: { street: "Świętokrzyska 14", postcode: "00-050", city: "Warszawa", phone: "600 100 200" },
};

export const german: Language = {
  name: "German",
  prefix: "/de",
  navigation: "Hauptnavigation",
  frames: { name: "Brillen", path: "/de/c/brillen" },
  nela: "/de/p/HL-NELA/nela-panto-aus-acetat",
  healthConsent: /^Ich willige ein, dass Dioptra/,
  add: /^(Nur die Fassung i|I)n den Warenkorb$/,
  cart: /^Warenkorb, /,
  pieces: (count) => `Warenkorb, ${["leer", "1 Artikel", "2 Artikel", "3 Artikel"][count]}`,
  microcart: "Warenkorb",
  added: "Der Artikel liegt im Warenkorb!",
  close: "Schließen",
  emptyCart: "Ihr Warenkorb ist leer",
  notices: "Mitteilungen",
  toCheckout: "Zur Kasse",
  continue: ["Weiter zur Lieferung", "Weiter zur Zahlung", "Weiter zur Übersicht"],
  order: "Zahlungspflichtig bestellen",
  consent: { terms: null, lenses: /^Mir ist bekannt, dass ich Gläser/, made: /^Mir ist bekannt, dass ich Artikel/ },
  openTotal: "wird neu berechnet",
  thanks: "Vielen Dank für Ihre Bestellung",
  labels: {
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail-Adresse",
    street: "Straße und Hausnummer",
    postcode: "Postleitzahl",
    city: "Ort",
    phone: "Telefon",
  },
  address: { street: "Chausseestraße 8", postcode: "10115", city: "Berlin", phone: "030 901820" },
};
