import { customerPassword, isExpectedRefusal, register } from "./customer.ts";
import { expect, expectHealthyPage, type Locator, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { keyboardOf } from "./keyboard.ts";
import type { Language } from "./language.ts";
import { newMailbox, visit } from "./shopper.ts";

const words = {
  Polish: {
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
    skip: "Diese Lieferung auslassen",
    skipped: /^Diese Lieferung entfällt\./,
    offline: /^Sie sind offline\. Ändern können Sie das Abo/,
    pause: "Pausieren",
    resume: "Fortsetzen",
    changeAddress: "Adresse ändern",
    postcodeWrong: /in der Form/,
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

const pack = "KR-DZIEN-30";

/** Sends a call of the contract with the login of the page, and returns its result. */
async function send(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).result;
}

/** Subscribes to daily lenses for both eyes, which no page offers yet. */
async function subscribe(page: Page, { prefix, address }: Language): Promise<void> {
  const store = prefix === "" ? "pl" : "de";
  const saved = {
    firstname: "Anna",
    lastname: "Nowak",
    street: [address.street, ""],
    city: address.city,
    postcode: address.postcode,
    country_id: store.toUpperCase(),
    telephone: address.phone,
  };
  await send(page, "user/me", { customer: { addresses: [saved] } });
  const cartId = String(await send(page, `cart/create?storeCode=${store}`, {}));
  for (const eye of ["right", "left"]) {
    const values = { force: "-2.00", BC: "8.6", DIA: "14.2", eye, person: "Anna" };
    const custom_options = Object.entries(values).map(([option_id, option_value]) => ({ option_id, option_value }));
    const product_option = { extension_attributes: { custom_options } };
    await send(page, `cart/update?cartId=${cartId}`, { cartItem: { sku: pack, qty: 1, product_option } });
  }
  await send(page, `subscribe?storeCode=${store}`, {
    currencyCode: store === "pl" ? "PLN" : "EUR",
    productVariantId: pack,
    secondProductVariantId: pack,
  });
}

describeJourney("on a phone", ({ language, isPhone, press }) => {
  const { prefix, labels, address } = language;
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("a subscription is paid, skipped, paused, resumed, moved and canceled", async ({
    page,
    context,
    browser,
    consoleErrors,
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
    await register(page, language, newMailbox());
    await visit(page, `${prefix}/my-account/subscriptions`, language);
    await expect(main.getByText(texts.none)).toBeVisible();
    await expectHealthyPage(page);

    await subscribe(page, language);
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
    await expect(stranger.getByRole("main").getByRole("link", { name: texts.all })).toBeVisible();
    await stranger.close();
    expect(consoleErrors.filter((text) => !isExpectedRefusal(text))).toEqual([]);
  });
});
