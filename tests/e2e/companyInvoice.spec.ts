import { register } from "./customer.ts";
import { expect, expectHealthyPage, isExpectedRefusal, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { addToCart, fillPersonal, fillShipping, newMailbox, openFrame, placeOrder, visit } from "./shopper.ts";

/** Numbers by what the sandbox's register says about them. */
const words = {
  Polish: {
    company: "Chcę fakturę na firmę",
    name: "Nazwa firmy",
    number: "NIP",
    taxId: (number: string) => `NIP: ${number}`,
    nameMissing: "Brakuje nazwy firmy. Wpisz ją.",
    checksum: "W numerze jest błąd. Sprawdź każdą cyfrę.",
    notFound: "Tego numeru nie ma w rejestrze VIES. Sprawdź numer i kraj.",
    valid: /W rejestrze VIES: Dioptra Sandbox/,
    down: /Rejestr VIES teraz nie odpowiada\./,
    keep: "Zapisz dane i adres firmy na moim koncie",
    kept: "Firma jest zapisana na Twoim koncie.",
    companies: "Twoje firmy",
    another: "Inna firma",
    numbers: { wrong: "1234563217", unknown: "8567346215", valid: "123-456-32-18", stored: "1234563218" },
  },
  German: {
    company: "Rechnung auf eine Firma ausstellen",
    name: "Firmenname",
    number: "USt-IdNr.",
    taxId: (number: string) => `USt-IdNr.: ${number}`,
    nameMissing: "Der Firmenname fehlt. Geben Sie ihn ein.",
    checksum: "In der Nummer ist ein Fehler. Prüfen Sie jede Ziffer.",
    notFound: "Diese Nummer steht nicht im VIES-Register. Prüfen Sie Nummer und Land.",
    valid: /Im VIES-Register: Dioptra Sandbox/,
    down: /Das VIES-Register antwortet gerade nicht\./,
    keep: "Firma mit Adresse in meinem Konto speichern",
    kept: "Die Firma ist in Ihrem Konto gespeichert.",
    companies: "Ihre Firmen",
    another: "Andere Firma",
    numbers: { wrong: "DE136695978", unknown: "DE129273398", valid: "136 695 976", stored: "DE136695976" },
  },
};

describeJourney(null, ({ language, press }) => {
  const texts = words[language.name];
  const name = (page: Page) => page.getByLabel(texts.name, { exact: true });
  const number = (page: Page) => page.getByLabel(texts.number, { exact: true });
  const next = (page: Page) => page.getByRole("button", { name: language.continue[2] });

  async function openCheckout(page: Page): Promise<void> {
    await openFrame(page, language);
    await addToCart(page, language);
    await page.goto(`${language.prefix}/checkout`);
  }
  async function askForCompany(page: Page): Promise<void> {
    await press(page.getByText(texts.company, { exact: true }));
    await expect(name(page)).toBeVisible();
  }
  async function reachPayment(page: Page): Promise<void> {
    await openCheckout(page);
    await fillPersonal(page, language);
    await fillShipping(page, language);
    await askForCompany(page);
  }

  test("an order is placed with an invoice for a company although VIES does not answer, and the company is kept", async ({
    page,
  }) => {
    const email = newMailbox();
    await register(page, language, email);
    await reachPayment(page);
    await press(next(page));
    await expect(name(page)).toBeFocused();
    await expect(name(page)).toHaveAccessibleDescription(texts.nameMissing);
    await name(page).fill("Optyka Nowak");
    await number(page).fill(texts.numbers.valid);
    await page.route("**/api/tax/check**", (route) =>
      route.fulfill({ json: { code: 200, result: { status: "unchecked", vat_id: texts.numbers.stored } } }),
    );
    await name(page).focus();
    await expect(page.getByText(texts.down)).toBeVisible();
    await press(page.getByText(texts.keep, { exact: true }));
    await expectHealthyPage(page);
    await press(next(page));
    await expect(page.getByRole("button", { name: language.order })).toBeVisible();
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.kept)).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.taxId(texts.numbers.stored))).toBeVisible();
    await expectHealthyPage(page);
    const order = await placeOrder(page, language);
    await visit(page, `${language.prefix}/my-account/orders/${order}`, language);
    await expect(page.getByText("Optyka Nowak")).toBeVisible();
    await expect(page.getByText(texts.taxId(texts.numbers.stored))).toBeVisible();

    // The next checkout knows the company.
    await visit(page, `${language.prefix}/my-account/shipping-details`, language);
    await expect(page.getByText("Optyka Nowak")).toBeVisible();
    await openCheckout(page);
    const [toShipping, toPayment] = language.continue;
    await expect(page.getByRole("main").getByLabel(language.labels.email, { exact: true })).toHaveValue(email);
    await press(page.getByRole("button", { name: toShipping }));
    await expect(page.getByLabel(language.labels.street, { exact: true })).toHaveValue(language.address.street);
    await press(page.getByRole("button", { name: toPayment }));
    await askForCompany(page);
    await expect(name(page)).toHaveValue("Optyka Nowak");
    await expect(number(page)).toHaveValue(texts.numbers.stored);
    await expect(page.getByText(texts.keep, { exact: true })).toBeHidden();
    const companies = page.getByRole("radiogroup", { name: texts.companies });
    await expectHealthyPage(page);
    await press(companies.getByText(texts.another, { exact: true }));
    await expect(name(page)).toHaveValue("");
    await press(companies.getByText(/^Optyka Nowak/));
    await press(next(page));
    await expect(page.getByText(texts.taxId(texts.numbers.stored))).toBeVisible();
  });

  test(
    "a number is checked by its country's rule and in the register",
    { tag: "@full" },
    async ({ page, consoleErrors }) => {
      await reachPayment(page);
      await name(page).fill("Optyka Nowak");
      await number(page).fill(texts.numbers.wrong);
      await press(next(page));
      await expect(number(page)).toHaveAccessibleDescription(new RegExp(`^${texts.checksum}`));
      await number(page).fill(texts.numbers.unknown);
      await press(next(page));
      await expect(number(page)).toHaveAccessibleDescription(new RegExp(`^${texts.notFound}`));
      await expect(number(page)).toBeFocused();
      await number(page).fill(texts.numbers.valid);
      await name(page).focus();
      await expect(page.getByText(texts.valid)).toBeVisible();
      await press(next(page));
      await expect(page.getByRole("button", { name: language.order })).toBeVisible();
      expect(consoleErrors.filter((text) => !isExpectedRefusal(text))).toEqual([]);
    },
  );
});
