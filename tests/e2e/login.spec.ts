import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { addToCart, microcart, newMailbox, openFrame, storedIn, visit, waitForHydration } from "./shopper.ts";

const words = {
  Polish: {
    logIn: "Zaloguj się",
    register: "Załóż konto",
    title: "Logowanie",
    newAccount: "Nowe konto",
    missing: "Popraw 6 pól, żeby przejść dalej",
    terms: /^Akceptuję/,
    password: "Hasło",
    repeated: "Powtórz hasło",
    named: "Konto: Anna",
    ready: "Konto jest gotowe",
    account: "Moje konto",
    logOut: "Wyloguj się",
    loggedOut: "Wylogowano Cię",
    offline: /^Bez połączenia z internetem nie można się wylogować/,
    required: "Zaloguj się, aby zobaczyć tę stronę",
    wrong: "Nieprawidłowy e-mail lub hasło. Sprawdź jedno i drugie.",
    taken: "Ten adres e-mail jest już używany.",
    forgotten: "Nie pamiętasz hasła?",
    sendLink: "Wyślij link",
  },
  German: {
    logIn: "Anmelden",
    register: "Konto anlegen",
    title: "Anmelden",
    newAccount: "Konto anlegen",
    missing: "Bitte korrigieren Sie 6 Felder, um fortzufahren",
    terms: /^Ich akzeptiere die/,
    password: "Passwort",
    repeated: "Passwort wiederholen",
    named: "Konto: Anna",
    ready: "Ihr Konto ist angelegt",
    account: "Mein Konto",
    logOut: "Abmelden",
    loggedOut: "Sie sind abgemeldet",
    offline: /^Ohne Internetverbindung ist keine Abmeldung möglich/,
    required: "Bitte melden Sie sich an, um diese Seite zu sehen",
    wrong: "E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides.",
    taken: "Diese E-Mail-Adresse wird bereits verwendet.",
    forgotten: "Passwort vergessen?",
    sendLink: "Link senden",
  },
};

const password = "zielona łódka pod lasem";

/** The browser logs answers with an error status, and what the page asks for while it is offline. */
const isExpected = (text: string) => /status of 4(01|09|29)|ERR_INTERNET_DISCONNECTED/.test(text);

describeJourney("on a desktop", ({ language, isPhone, press }) => {
  const { prefix, labels } = language;
  const texts = words[language.name];
  const notices = (tab: Page) => tab.getByRole("region", { name: language.notices });

  test.describe("for a guest who gets an account", () => {
    test.use({ expectsErrors: true });

    test("the login follows to other tabs, takes the cart along, and leaves nothing behind", async ({
      page,
      context,
      consoleErrors,
    }) => {
      const email = newMailbox();
      const other = await context.newPage();
      await visit(other, `${prefix}/`, language);
      await openFrame(page, language);
      await addToCart(page, language);
      await page.keyboard.press("Escape");
      await expect(microcart(page, language)).toBeHidden();

      // The panel opens from the header, by keyboard on a desktop.
      const entry = page.getByRole("banner").getByRole("link", { name: texts.logIn, exact: true });
      if (isPhone) await entry.tap();
      else {
        await entry.focus();
        await page.keyboard.press("Enter");
      }
      const panel = page.getByRole("dialog");
      await expect(panel.getByRole("heading", { name: texts.title })).toBeFocused();
      await expectHealthyPage(page);
      await press(panel.getByRole("link", { name: texts.register }));
      await expect(panel.getByRole("heading", { name: texts.newAccount })).toBeFocused();
      const submit = panel.getByRole("button", { name: texts.register });
      await press(submit);
      await expect(panel.getByRole("region", { name: texts.missing })).toBeFocused();
      await panel.getByLabel(labels.firstName, { exact: true }).fill("Anna");
      await panel.getByLabel(labels.lastName, { exact: true }).fill("Nowak");
      await panel.getByLabel(labels.email, { exact: true }).fill(email);
      await panel.getByLabel(texts.password, { exact: true }).fill(password);
      await panel.getByLabel(texts.repeated, { exact: true }).fill(password);
      await panel.getByRole("checkbox", { name: texts.terms }).check();
      await expectHealthyPage(page);
      await press(submit);
      // The notice first, since it goes away by itself.
      await expect(notices(page).getByText(texts.ready)).toBeVisible();
      await expect(panel).toBeHidden();
      const named = page.getByRole("banner").getByRole("link", { name: texts.named });
      await expect(named).toBeVisible();
      await expect(page.getByRole("link", { name: language.pieces(1) })).toBeVisible();

      // The other tab, which was opened before.
      await expect(other.getByRole("banner").getByRole("link", { name: texts.named })).toBeVisible();
      await visit(other, `${prefix}/my-account`, language);
      await expect(other.getByRole("heading", { level: 1, name: texts.account })).toBeVisible();
      await expect(other.getByRole("main").getByLabel(labels.email, { exact: true })).toHaveValue(email);
      await expectHealthyPage(other);

      await press(named);
      await expect(page.getByRole("heading", { level: 1, name: texts.account })).toBeVisible();
      const logOut = page.getByRole("button", { name: texts.logOut });
      await context.setOffline(true);
      await press(logOut);
      await expect(notices(page).getByText(texts.offline)).toBeVisible();
      await expect(page.getByRole("main").getByLabel(labels.email, { exact: true })).toHaveValue(email);
      await context.setOffline(false);
      await press(logOut);
      await expect(notices(page).getByText(texts.loggedOut)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));
      await expect(page.getByRole("link", { name: language.pieces(0) })).toBeVisible();
      expect(await storedIn(page)).not.toMatch(new RegExp(`Anna|Nowak|Nela|${email}|HL-NELA-|answers:`));

      // The other tab shows nothing of the person any more. A login there stays on its address.
      await expect(other.getByRole("heading", { level: 1, name: texts.required })).toBeVisible();
      const form = other.getByRole("main");
      await expect(form.getByLabel(labels.email, { exact: true })).toHaveValue("");
      await waitForHydration(other, language);
      await form.getByLabel(labels.email, { exact: true }).fill(email);
      await form.getByLabel(texts.password, { exact: true }).fill("not this one");
      await press(form.getByRole("button", { name: texts.logIn }));
      await expect(other.getByText(texts.wrong)).toBeVisible();
      await expect(form.getByLabel(texts.password, { exact: true })).toBeFocused();
      await expect(form.getByLabel(labels.email, { exact: true })).toHaveValue(email);
      await expectHealthyPage(other);
      await form.getByLabel(texts.password, { exact: true }).fill(password);
      await other.keyboard.press("Enter");
      await expect(other.getByRole("heading", { level: 1, name: texts.account })).toBeFocused();
      await expect(other).toHaveURL(new RegExp(`${prefix}/my-account$`));
      await expect(other.getByRole("link", { name: language.pieces(1) })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: texts.named })).toBeVisible();

      // Whoever is logged in is led from the login to the account.
      await page.goto(`${prefix}/login`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/my-account$`));
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    });

    test("the page refuses a taken address and keeps what was typed", async ({ page, request, consoleErrors }) => {
      const email = newMailbox();
      await request.post(`/api/user/create?storeCode=${prefix === "" ? "pl" : "de"}`, {
        data: { customer: { firstname: "Anna", lastname: "Nowak", email }, password, conditions: true },
      });
      await page.goto(`${prefix}/login`);
      await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
      await expectHealthyPage(page);
      await press(page.getByRole("link", { name: texts.register }));
      await expect(page.getByRole("heading", { level: 1, name: texts.newAccount })).toBeVisible();
      await page.getByLabel(labels.firstName, { exact: true }).fill("Anna");
      await page.getByLabel(labels.lastName, { exact: true }).fill("Nowak");
      await page.getByLabel(labels.email, { exact: true }).fill(email);
      await page.getByLabel(texts.password, { exact: true }).fill(password);
      await page.getByLabel(texts.repeated, { exact: true }).fill(password);
      await page.getByRole("checkbox", { name: texts.terms }).check();
      await press(page.getByRole("button", { name: texts.register }));
      await expect(page.getByLabel(labels.email, { exact: true })).toHaveAccessibleDescription(
        new RegExp(texts.taken.replaceAll(".", String.raw`\.`)),
      );
      await expect(page.getByLabel(labels.email, { exact: true })).toBeFocused();
      await expect(page.getByLabel(texts.password, { exact: true })).toHaveValue(password);
      await expectHealthyPage(page);
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    });
  });
});
