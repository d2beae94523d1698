import { expect, type Page } from "./fixtures.ts";

/** One language of the shop, as a shopper reads it. */
export interface Language {
  readonly prefix: string;
  readonly see: string;
  readonly add: string;
  readonly added: string;
  /** The landmark of the notices. */
  readonly notices: string;
  readonly cart: RegExp;
  readonly toCheckout: string;
  readonly continue: readonly [toShipping: string, toPayment: string, toReview: string];
  readonly order: string;
  readonly thanks: string;
  readonly labels: Readonly<
    Record<"firstName" | "lastName" | "email" | "street" | "postcode" | "city" | "phone", string>
  >;
  readonly address: Readonly<Record<"street" | "postcode" | "city" | "phone", string>>;
}

export const polish: Language = {
  prefix: "",
  see: "Zobacz oprawki",
  add: "Dodaj do koszyka",
  added: "Produkt został dodany do koszyka!",
  notices: "Powiadomienia",
  cart: /^Koszyk, /,
  toCheckout: "Przejdź do kasy",
  continue: ["Dalej: dostawa", "Dalej: płatność", "Dalej: sprawdzenie"],
  order: "Zamówienie z obowiązkiem zapłaty",
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
  prefix: "/de",
  see: "Fassungen ansehen",
  add: "In den Warenkorb",
  added: "Das Produkt wurde in den Warenkorb gelegt!",
  notices: "Mitteilungen",
  cart: /^Warenkorb, /,
  toCheckout: "Zur Kasse",
  continue: ["Weiter zur Lieferung", "Weiter zur Zahlung", "Weiter zur Prüfung"],
  order: "zahlungspflichtig bestellen",
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

/** The cart in the header names its count only once the page has been taken over by the browser. */
export const ready = (page: Page, { cart }: Language) => expect(page.getByRole("link", { name: cart })).toBeVisible();

/** From the home page to the first frame that can be bought. */
export async function openFrame(page: Page, language: Language, name = "Nela"): Promise<void> {
  await page.goto(language.prefix || "/");
  await ready(page, language);
  await page.getByRole("main").getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function addToCart(page: Page, { add, added, notices }: Language): Promise<void> {
  await page.getByRole("button", { name: add, exact: true }).click();
  await expect(page.getByRole("region", { name: notices }).getByText(added)).toBeVisible();
}

export async function fillPersonal(page: Page, { labels, continue: [next] }: Language): Promise<void> {
  await page.getByLabel(labels.firstName, { exact: true }).fill("Anna");
  await page.getByLabel(labels.lastName, { exact: true }).fill("Brzęczyszczykiewicz");
  await page.getByLabel(labels.email, { exact: true }).fill("anna@example.com");
  await page.getByRole("button", { name: next }).click();
}

export async function fillShipping(page: Page, { labels, address, continue: [, next] }: Language): Promise<void> {
  await page.getByLabel(labels.street, { exact: true }).fill(address.street);
  await page.getByLabel(labels.postcode, { exact: true }).fill(address.postcode);
  await page.getByLabel(labels.city, { exact: true }).fill(address.city);
  await page.getByLabel(labels.phone, { exact: true }).fill(address.phone);
  await expect(page.getByRole("radio", { checked: true })).toBeVisible();
  await page.getByRole("button", { name: next }).click();
}

/** From an open product to the last step of the checkout, as a guest who pays on delivery. */
export async function goToReview(page: Page, language: Language): Promise<void> {
  await addToCart(page, language);
  await page.goto(`${language.prefix}/checkout`);
  await fillPersonal(page, language);
  await fillShipping(page, language);
  await page.getByRole("button", { name: language.continue[2] }).click();
  await expect(page.getByRole("button", { name: language.order })).toBeVisible();
}

export async function placeOrder(page: Page, { order, thanks }: Language): Promise<string> {
  await page.getByRole("button", { name: order }).click();
  await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
