import type { BrowserContext } from "@playwright/test";
import { customerPassword, register } from "./customer.ts";
import { expect, expectHealthyPage, type Locator, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { keyboardOf } from "./keyboard.ts";
import { addToCart, newMailbox, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    lenses: "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30",
    power: "Moc",
    offered: "Jak działa abonament",
    empty: /^Wybierz soczewki i dodaj je do koszyka/,
    fromCart: "Zamów w abonamencie",
    logInFirst: "Zaloguj się albo załóż konto",
    addAddress: "Podaj adres dostawy",
    terms: /^12 dostaw, jedna co miesiąc/,
    place: "Zamówienie z obowiązkiem zapłaty",
    notOrdered: /Abonament nie został zamówiony/,
    ordered: "Abonament zamówiony. Opłać pierwszą dostawę.",
    account: "Moje konto",
    subscriptions: "Abonamenty",
    none: "Nie masz jeszcze abonamentu",
    pending: "Czeka na płatność",
    active: "Aktywny",
    paused: "Wstrzymany",
    canceled: "Zakończony na Twoją prośbę",
    number: /^Abonament nr \d+$/,
    pay: "Zapłać",
    paid: "Opłacona",
    proceed: "Dalej do sklepu",
    paidOf: "1 z 12",
    /** The gift of a whole year exists in Poland only. */
    gifts: 1,
    skip: "Pomiń tę dostawę",
    skipped: /^Ta dostawa nie przyjdzie\./,
    offline: /^Nie masz połączenia\. Zmienisz abonament/,
    pause: "Wstrzymaj",
    resume: "Wznów",
    changeAddress: "Zmień adres",
    postcodeWrong: /Wpisz kod w postaci/,
    saveAddress: "Zapisz adres",
    moved: /^Następne dostawy/,
    expired: /Zaloguj się ponownie\./,
    password: "Hasło",
    logIn: "Zaloguj się",
    cancel: /^Zrezygnuj z abonamentu: /,
    yes: "Zrezygnuj z abonamentu",
    keep: "Zostaw",
    unknown: "Nie ma takiego abonamentu na Twoim koncie",
    all: "Wszystkie abonamenty",
    required: "Zaloguj się, aby zobaczyć tę stronę",
  },
  German: {
    lenses: "/de/p/KR-DZIEN-30/x",
    power: "Stärke",
    offered: "So funktioniert das Abo",
    empty: /^Legen Sie zuerst Kontaktlinsen in den Warenkorb/,
    fromCart: "Als Abo bestellen",
    logInFirst: "Anmelden oder Konto anlegen",
    addAddress: "Lieferadresse angeben",
    terms: /^12 Lieferungen, eine jeden Monat/,
    place: "Zahlungspflichtig bestellen",
    notOrdered: /Das Abo wurde nicht bestellt/,
    ordered: "Ihr Abo ist bestellt. Bitte bezahlen Sie die erste Lieferung.",
    account: "Mein Konto",
    subscriptions: "Abos",
    none: "Noch kein Abo",
    pending: "Zahlung offen",
    active: "Aktiv",
    paused: "Pausiert",
    canceled: "Gekündigt",
    number: /^Abo Nr\. \d+$/,
    pay: "Jetzt bezahlen",
    paid: "Bezahlt",
    proceed: "Weiter zum Shop",
    paidOf: "1 von 12",
    gifts: 0,
    skip: "Diese Lieferung auslassen",
    skipped: /^Diese Lieferung entfällt\./,
    offline: /^Sie sind offline\. Ändern können Sie das Abo/,
    pause: "Pausieren",
    resume: "Fortsetzen",
    changeAddress: "Adresse ändern",
    postcodeWrong: /im Format/,
    saveAddress: "Adresse speichern",
    moved: /^Die nächsten Lieferungen/,
    expired: /Bitte melden Sie sich erneut an\./,
    password: "Passwort",
    logIn: "Anmelden",
    cancel: /^Abo kündigen: /,
    yes: "Abo kündigen",
    keep: "Behalten",
    unknown: "Dieses Abo gibt es in Ihrem Konto nicht",
    all: "Alle Abos",
    required: "Bitte melden Sie sich an, um diese Seite zu sehen",
  },
};

describeJourney("on a phone", ({ language, isPhone, press }) => {
  const { prefix, labels, address } = language;
  const texts = words[language.name];
  test.use({ expectsErrors: "refusals" });

  /** Subscribes to daily lenses for both eyes, from their page to the order button, with a new account. */
  async function subscribe(page: Page, context: BrowserContext, email: string): Promise<void> {
    const main = page.getByRole("main");
    await visit(page, texts.lenses, language);
    await press(page.getByRole("link", { name: texts.offered }));
    await expect(main.getByText(texts.empty)).toBeVisible();
    await page.goBack();
    const powers = main.getByRole("combobox", { name: texts.power });
    await waitForHydrationOf(powers.first());
    for (const power of await powers.all()) {
      await power.fill("-2,00");
      await power.press("Tab");
    }
    await page.getByRole("checkbox", { name: language.healthConsent }).check({ force: true });
    await addToCart(page, language);
    await visit(page, `${prefix}/cart`, language);
    await press(page.getByRole("link", { name: texts.fromCart }));
    await expect(main.getByRole("button", { name: texts.logInFirst })).toBeVisible();
    await expectHealthyPage(page);
    await register(page, language, email);
    await page.reload();

    await press(main.getByRole("button", { name: texts.addAddress }));
    const typed = { firstName: "Anna", lastName: "Nowak", ...address };
    for (const field of ["firstName", "lastName", "street", "postcode", "city", "phone"] as const)
      await main.getByLabel(labels[field], { exact: true }).fill(typed[field]);
    await press(main.getByRole("button", { name: texts.saveAddress }));
    await expect(main.getByText(texts.terms)).toBeVisible();
    await expect(main.getByText(address.street)).toBeVisible();
    await expectHealthyPage(page);
    const place = main.getByRole("button", { name: texts.place });
    await context.setOffline(true);
    if (language.consent.terms) {
      const accepts = main.getByRole("checkbox", { name: language.consent.terms });
      await press(place);
      await expect(accepts).toBeFocused();
      await accepts.check();
    }
    await press(place);
    await expect(main.getByText(texts.notOrdered)).toBeVisible();
    await context.setOffline(false);
    await press(place);
    await expect(page.getByRole("heading", { level: 1, name: texts.number })).toBeFocused();
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.ordered)).toBeVisible();
    await expect(page.getByRole("link", { name: language.pieces(0) })).toBeVisible();
  }

  test("a subscription is ordered, paid, skipped, paused, resumed, moved and canceled", async ({
    page,
    context,
    browser,
  }) => {
    const main = page.getByRole("main");
    const keyboard = keyboardOf(page);
    const notices = page.getByRole("region", { name: language.notices });
    /** Taps on a phone; on a desktop everything is reached by keyboard. */
    async function activate(target: Locator): Promise<void> {
      if (isPhone) return press(target);
      await keyboard.tabTo(target);
      await page.keyboard.press("Enter");
    }
    await subscribe(page, context, newMailbox());
    await visit(page, `${prefix}/my-account`, language);
    const navigation = page.getByRole("navigation", { name: texts.account });
    await activate(navigation.getByRole("link", { name: texts.subscriptions }));
    const card = main.getByRole("region");
    await expect(card.getByText(texts.pending, { exact: true })).toBeVisible();
    await expectHealthyPage(page);
    await activate(card.getByRole("link").first());
    await expect(page.getByRole("heading", { level: 1, name: texts.number })).toBeFocused();
    await expect(card.getByText(address.street)).toBeVisible();
    await expect(card.getByRole("button", { name: texts.skip })).toHaveCount(0);
    await activate(card.getByRole("button", { name: texts.pay }));
    const { pathname } = new URL(page.url());
    await page.getByLabel(texts.paid, { exact: true }).check();
    await page.getByRole("button", { name: texts.proceed }).click();
    await expect(page).not.toHaveURL(/sandbox/);

    await visit(page, pathname, language);
    await expect(card.getByText(texts.active, { exact: true })).toBeVisible();
    await expect(card.getByText(texts.paidOf)).toBeVisible();
    await expect(card.getByText(/50\s?%/)).toHaveCount(texts.gifts);
    await expectHealthyPage(page);
    const next = card.locator("dd").first();
    const day = await next.textContent();
    const skip = card.getByRole("button", { name: texts.skip });
    await context.setOffline(true);
    await activate(skip);
    await expect(card.getByText(texts.offline)).toBeVisible();
    await context.setOffline(false);
    await press(skip);
    await expect(notices.getByText(texts.skipped)).toBeVisible();
    await expect(next).not.toHaveText(day ?? "");

    await activate(card.getByRole("button", { name: texts.pause }));
    await expect(card.getByText(texts.paused, { exact: true })).toBeVisible();
    await expect(card).toBeFocused();
    await expectHealthyPage(page);
    await activate(card.getByRole("button", { name: texts.resume }));
    await expect(card.getByText(texts.active, { exact: true })).toBeVisible();

    await activate(card.getByRole("button", { name: texts.changeAddress }));
    const street = main.getByLabel(labels.street, { exact: true });
    const postcode = main.getByLabel(labels.postcode, { exact: true });
    const save = main.getByRole("button", { name: texts.saveAddress });
    await expect(street).toHaveValue(address.street);
    await street.fill("Inna 99");
    await postcode.fill("1");
    await press(save);
    await expect(postcode).toHaveAccessibleDescription(texts.postcodeWrong);
    await expectHealthyPage(page);
    await postcode.fill(address.postcode);
    // The login expires while the form is open.
    await context.clearCookies({ name: /^__Host-dioptra-(token|refresh)$/ });
    await press(save);
    const panel = page.getByRole("dialog");
    await expect(panel.getByText(texts.expired)).toBeVisible();
    await panel.getByLabel(texts.password, { exact: true }).fill(customerPassword);
    await press(panel.getByRole("button", { name: texts.logIn, exact: true }));
    await expect(panel).toBeHidden();
    await expect(street).toHaveValue("Inna 99");
    await press(save);
    await expect(notices.getByText(texts.moved)).toBeVisible();
    await expect(street).toBeHidden();
    await expect(card.getByText("Inna 99")).toBeVisible();

    const cancel = card.getByRole("button", { name: texts.cancel });
    await activate(cancel);
    await expect(card.getByRole("button", { name: texts.keep })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(cancel).toBeFocused();
    await page.keyboard.press("Enter");
    await press(card.getByRole("button", { name: texts.yes, exact: true }));
    await expect(card.getByText(texts.canceled, { exact: true })).toBeVisible();
    await expect(card.getByRole("button")).toHaveCount(0);
    await activate(main.getByRole("link", { name: texts.all }));
    await expect(card.getByText(texts.canceled, { exact: true })).toBeVisible();
    await page.reload();
    await expect(card.getByText("Inna 99")).toBeVisible();

    // Somebody else, with the address of the page only.
    const stranger = await browser.newPage();
    await stranger.goto(new URL(pathname, page.url()).href);
    await expect(stranger.getByRole("heading", { level: 1, name: texts.required })).toBeVisible();
    await register(stranger, language, newMailbox());
    await stranger.reload();
    await expect(stranger.getByText(texts.unknown)).toBeVisible();
    await stranger.getByRole("main").getByRole("link", { name: texts.all }).click();
    await expect(stranger.getByText(texts.none)).toBeVisible();
    await stranger.close();
  });
});
