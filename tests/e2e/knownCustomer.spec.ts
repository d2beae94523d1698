import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import {
  addToCart,
  fillPersonal,
  fillShipping,
  type Language,
  microcart,
  newMailbox,
  openFrame,
  giveConsents,
  placeOrder,
  visit,
  waitForHydrationOf,
} from "./shopper.ts";

const words = {
  Polish: {
    logIn: "Zaloguj się",
    password: "Hasło",
    ownAccount: (email: string) => `Zamawiasz z konta ${email}`,
    offer: /^Masz konto\?/,
    addresses: "Twoje adresy",
    home: "Prosta 5 / 7, 90-001 Łódź",
    office: "Polna 1, 00-050 Warszawa",
    another: "Inny adres",
    same: "Taki sam jak adres dostawy",
    expired: /Zaloguj się ponownie\./,
    retry: "Spróbuj ponownie",
    logOut: "Wyloguj się",
    createAccount: "Załóż konto z tym zamówieniem",
    repeated: "Powtórz hasło",
    terms: /^Akceptuję/,
    tooShort: /co najmniej 8/,
    noAccount: /^Zamówienie jest złożone, ale nie założyliśmy/,
    named: "Konto: Anna",
    keep: "Zapisz ten adres na moim koncie",
    kept: "Adres jest zapisany na Twoim koncie.",
    notKept: /^Nie udało się zapisać adresu/,
  },
  German: {
    logIn: "Anmelden",
    password: "Passwort",
    ownAccount: (email: string) => `Sie bestellen mit Ihrem Kundenkonto ${email}`,
    offer: /^Haben Sie ein Konto\?/,
    addresses: "Ihre Adressen",
    home: "Prosta 5 / 7, 90-001 Łódź",
    office: "Polna 1, 00-050 Warszawa",
    another: "Andere Adresse",
    same: "Wie die Lieferadresse",
    expired: /Bitte melden Sie sich erneut an\./,
    retry: "Erneut versuchen",
    logOut: "Abmelden",
    createAccount: "Mit dieser Bestellung ein Konto anlegen",
    repeated: "Passwort wiederholen",
    terms: /^Ich akzeptiere die/,
    tooShort: /mindestens 8/,
    noAccount: /^Ihre Bestellung ist eingegangen, aber ein Konto/,
    named: "Konto: Anna",
    keep: "Diese Adresse in meinem Konto speichern",
    kept: "Die Adresse ist in Ihrem Konto gespeichert.",
    notKept: /^Die Adresse konnte nicht/,
  },
};

const password = "zielona łódka pod lasem";
const address = (change: object) => ({
  firstname: "Anna",
  lastname: "Nowak",
  street: ["Prosta 5", "7"],
  city: "Łódź",
  postcode: "90-001",
  country_id: "PL",
  telephone: "+48600100200",
  ...change,
});
const office = address({ street: ["Polna 1"], city: "Warszawa", postcode: "00-050", firstname: "Jan" });

/** Creates an account with two addresses, which logs this browser in. */
async function register(page: Page, { prefix }: Language, email: string): Promise<void> {
  const addresses = [address({ default_shipping: true }), { ...office, default_billing: true }];
  const answer = await page.request.post(`/api/user/create?storeCode=${prefix === "" ? "pl" : "de"}`, {
    data: { customer: { firstname: "Anna", lastname: "Nowak", email, addresses }, password, conditions: true },
  });
  expect(answer.status()).toBe(200);
}

/** Waits until the shop knows the customer, so that the cart is the customer's before anything is put into it. */
async function waitForCustomer(page: Page, language: Language): Promise<void> {
  await visit(page, `${language.prefix}/my-account/orders`, language);
  await expect(page.getByRole("banner").getByRole("link", { name: /: Anna$/ })).toBeVisible();
}

async function openCheckout(page: Page, language: Language): Promise<void> {
  await openFrame(page, language);
  await addToCart(page, language);
  await microcart(page, language).getByRole("link", { name: language.toCheckout }).click();
}

/** The browser logs answers with an error status. */
const isExpected = (text: string) => /status of 4(00|01|04|09)/.test(text);

describeJourney(null, ({ language, isPhone, press }) => {
  const { prefix, labels, continue: next } = language;
  const texts = words[language.name];
  const field = (page: Page, name: keyof typeof labels) =>
    page.getByRole("main").getByLabel(labels[name], { exact: true });
  const saved = (page: Page) => page.getByRole("radiogroup", { name: texts.addresses });
  const option = (page: Page, name: string) => saved(page).getByRole("radio", { name });
  const forward = (page: Page, step: 0 | 1 | 2) => press(page.getByRole("button", { name: next[step] }));

  /** Logs in by the panel that the checkout opens. */
  async function logIn(page: Page, email: string): Promise<void> {
    const panel = page.getByRole("dialog");
    await panel.getByLabel(labels.email, { exact: true }).fill(email);
    await panel.getByLabel(texts.password, { exact: true }).fill(password);
    await press(panel.getByRole("button", { name: texts.logIn, exact: true }));
    await expect(panel).toBeHidden();
  }

  test.describe("for a customer", () => {
    test.use({ expectsErrors: true });

    test(
      "details and addresses are filled in, others are offered, and the order is in the account",
      { tag: "@full" },
      async ({ page, consoleErrors }) => {
        const email = newMailbox();
        await register(page, language, email);
        await waitForCustomer(page, language);
        await openCheckout(page, language);
        await expect(page.getByText(texts.ownAccount(email))).toBeVisible();
        await expect(field(page, "firstName")).toHaveValue("Anna");
        await expect(field(page, "lastName")).toHaveValue("Nowak");
        await expect(field(page, "email")).toHaveValue(email);
        await expectHealthyPage(page);
        await forward(page, 0);

        await expect(option(page, texts.home)).toBeChecked();
        await expect(field(page, "street")).toHaveValue("Prosta 5");
        await expect(field(page, "phone")).toHaveValue("+48600100200");
        await expectHealthyPage(page);
        // The choice by keyboard. What was typed as another address comes back.
        await option(page, texts.home).focus();
        await page.keyboard.press("ArrowDown");
        await expect(option(page, texts.office)).toBeChecked();
        await expect(field(page, "city")).toHaveValue("Warszawa");
        await expect(field(page, "firstName")).toHaveValue("Jan");
        await page.keyboard.press("ArrowDown");
        await expect(option(page, texts.another)).toBeChecked();
        await expect(option(page, texts.another)).toBeFocused();
        await expect(field(page, "street")).toHaveValue("");
        await field(page, "street").fill("Krzywa 3");
        await press(saved(page).getByText(texts.office));
        await expect(field(page, "street")).toHaveValue("Polna 1");
        await press(saved(page).getByText(texts.another));
        await expect(field(page, "street")).toHaveValue("Krzywa 3");
        await press(saved(page).getByText(texts.home));
        await forward(page, 1);

        // The invoice goes to another address by default.
        await expect(page.getByRole("checkbox", { name: texts.same })).not.toBeChecked();
        await expect(option(page, texts.office)).toBeChecked();
        await expect(field(page, "street")).toHaveValue("Polna 1");
        await expectHealthyPage(page);
        await forward(page, 2);
        await expect(page.getByRole("main").getByText("Polna 1")).toBeVisible();
        const number = await placeOrder(page, language);
        await visit(page, `${prefix}/my-account/orders`, language);
        await expect(page.getByText(number)).toBeVisible();
        expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
      },
    );

    test(
      "a typed address is kept in the account when that is asked for, and the order goes on if it cannot be",
      { tag: "@full" },
      async ({ page, consoleErrors }) => {
        const email = newMailbox();
        await register(page, language, email);
        await waitForCustomer(page, language);
        await openCheckout(page, language);
        await expect(field(page, "email")).toHaveValue(email);
        await forward(page, 0);
        await expect(option(page, texts.home)).toBeChecked();
        const keep = page.getByRole("checkbox", { name: texts.keep });
        await expect(keep).toBeHidden();
        await field(page, "street").fill("Krzywa 3");
        await expect(keep).not.toBeChecked();
        await keep.check();
        await expectHealthyPage(page);
        const notices = page.getByRole("region", { name: language.notices });
        const profile = "**/api/user/me*";
        await page.route(profile, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
        await forward(page, 1);
        await expect(notices.getByText(texts.notKept)).toBeVisible();
        await page.unroute(profile);
        await page.goBack();
        await expect(field(page, "street")).toHaveValue("Krzywa 3");
        await keep.check();
        await forward(page, 1);
        await expect(notices.getByText(texts.kept)).toBeVisible();
        await visit(page, `${prefix}/my-account/shipping-details`, language);
        await expect(page.getByRole("main").getByText("Krzywa 3")).toBeVisible();
        expect(consoleErrors.filter((text) => !isExpected(text) && !text.includes("ERR_FAILED"))).toEqual([]);
      },
    );

    test(
      "a guest who logs in keeps what was typed, and a logout elsewhere leaves nothing",
      { tag: "@full" },
      async ({ page, browser, context, consoleErrors }) => {
        const email = newMailbox();
        const elsewhere = await browser.newContext();
        await register(await elsewhere.newPage(), language, email);
        await elsewhere.close();
        await openCheckout(page, language);
        const line = page.getByRole("paragraph").filter({ hasText: texts.offer });
        await expect(line).toBeVisible();
        await expectHealthyPage(page);
        await field(page, "firstName").fill("Hanna");
        const entry = line.getByRole("button");
        if (isPhone) await entry.tap();
        else {
          await entry.focus();
          await page.keyboard.press("Enter");
        }
        await logIn(page, email);
        const own = page.getByText(texts.ownAccount(email));
        await expect(own).toBeVisible();
        await expect(own).toBeFocused();
        await expect(field(page, "firstName")).toHaveValue("Hanna");
        await expect(field(page, "lastName")).toHaveValue("Nowak");
        await expect(field(page, "email")).toHaveValue(email);
        await forward(page, 0);
        await expect(field(page, "street")).toHaveValue("Prosta 5");
        await field(page, "city").fill("Pabianice");
        await expect(option(page, texts.another)).toBeChecked();
        // A reload in the middle keeps what was typed, and the step before.
        await page.reload();
        await expect(field(page, "city")).toHaveValue("Pabianice");
        await expect(page.getByText(`Hanna Nowak, ${email}`)).toBeVisible();

        const other = await context.newPage();
        await visit(other, `${prefix}/my-account`, language);
        const reloaded = page.waitForEvent("load");
        await press(other.getByRole("button", { name: texts.logOut }));
        await reloaded;
        await expect(page.getByText(language.emptyCart)).toBeVisible();
        await other.close();
        // A tab in the background draws one frame a second.
        await page.bringToFront();
        await openFrame(page, language);
        const add = page.getByRole("button", { name: language.add, exact: true });
        await waitForHydrationOf(add);
        await press(add);
        await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
        await expect(page.getByText(texts.offer)).toBeVisible();
        for (const name of ["firstName", "lastName", "email"] as const) await expect(field(page, name)).toHaveValue("");
        expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
      },
    );

    test(
      "a profile that comes late overwrites nothing; without it the checkout goes on",
      { tag: "@full" },
      async ({ page, consoleErrors }) => {
        const email = newMailbox();
        await register(page, language, email);
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route("**/api/user/me*", async (route) => {
          await released;
          await route.continue();
        });
        await openCheckout(page, language);
        await fillPersonal(page, language, "inna@example.com");
        await field(page, "street").fill("Krzywa 3");
        release();
        await expect(saved(page)).toBeVisible();
        await expect(option(page, texts.another)).toBeChecked();
        await expect(field(page, "street")).toHaveValue("Krzywa 3");
        await expect(field(page, "city")).toHaveValue("");
        await expect(field(page, "phone")).toHaveValue("+48600100200");
        expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
      },
    );

    test("details that come late leave the field alone that has the focus", { tag: "@full" }, async ({ page }) => {
      await register(page, language, newMailbox());
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/api/user/me*", async (route) => {
        await released;
        await route.continue();
      });
      await openCheckout(page, language);
      await field(page, "email").focus();
      release();
      await expect(field(page, "firstName")).toHaveValue("Anna");
      await expect(field(page, "email")).toHaveValue("");
    });

    test(
      "a login that expires during the checkout loses nothing",
      { tag: "@full" },
      async ({ page, context, consoleErrors }) => {
        const email = newMailbox();
        await register(page, language, email);
        await waitForCustomer(page, language);
        await openCheckout(page, language);
        await expect(field(page, "email")).toHaveValue(email);
        await forward(page, 0);
        await expect(field(page, "street")).toHaveValue("Prosta 5");
        await field(page, "street").fill("Krzywa 3");
        await forward(page, 1);
        await forward(page, 2);
        const order = page.getByRole("button", { name: language.order });
        await expect(order).toBeVisible();
        await giveConsents(page, language);
        await expect(page.getByText(language.openTotal)).toHaveCount(0);
        await context.clearCookies({ name: /dioptra-(token|refresh|customer)/ });
        await press(order);
        const panel = page.getByRole("dialog");
        await expect(panel.getByText(texts.expired)).toBeVisible();
        await logIn(page, email);
        const number = await placeOrder(page, language);
        await visit(page, `${prefix}/my-account/orders`, language);
        await expect(page.getByText(number)).toBeVisible();
        expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
      },
    );

    test("an account is created with the order; for a taken address the order is placed without one", async ({
      page,
      consoleErrors,
    }) => {
      const main = page.getByRole("main");
      const wish = main.getByRole("checkbox", { name: texts.createAccount });
      const secret = main.getByLabel(texts.password, { exact: true });
      async function askForAccount(email: string) {
        await openCheckout(page, language);
        await field(page, "firstName").fill("Anna");
        await field(page, "lastName").fill("Nowak");
        await field(page, "email").fill(email);
        await wish.check();
        await secret.fill(password);
        await main.getByLabel(texts.repeated, { exact: true }).fill(password);
        await main.getByRole("checkbox", { name: texts.terms }).check();
        await forward(page, 0);
        await fillShipping(page, language);
        await forward(page, 2);
      }
      const email = newMailbox();
      await askForAccount(email);
      // A reload forgets the password, and nothing else.
      await page.reload();
      await expect(wish).toBeChecked();
      await expect(field(page, "email")).toHaveValue(email);
      await secret.fill("short");
      await forward(page, 0);
      await expect(secret).toBeFocused();
      await expect(secret).toHaveAccessibleDescription(texts.tooShort);
      await expectHealthyPage(page);
      await secret.fill(password);
      await main.getByLabel(texts.repeated, { exact: true }).fill(password);
      await main.getByRole("checkbox", { name: texts.terms }).check();
      await forward(page, 0);
      await forward(page, 1);
      await forward(page, 2);
      const number = await placeOrder(page, language);
      await expect(page.getByRole("banner").getByRole("link", { name: texts.named })).toBeVisible();
      await visit(page, `${prefix}/my-account/orders`, language);
      await expect(page.getByText(number)).toBeVisible();
      await visit(page, `${prefix}/my-account`, language);
      await press(page.getByRole("button", { name: texts.logOut }));
      await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));

      await askForAccount(email);
      await placeOrder(page, language);
      await expect(page.getByRole("region", { name: language.notices }).getByText(texts.noAccount)).toBeVisible();
      await expectHealthyPage(page);
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    });
  });
});
