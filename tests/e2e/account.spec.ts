import { describeJourney } from "./journey.ts";
import { customerPassword, register } from "./customer.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import {
  addToCart,
  completeCheckoutSteps,
  keepNoAnswers,
  microcart,
  newMailbox,
  openFrame,
  placeOrder,
  visit,
} from "./shopper.ts";

const words = {
  Polish: {
    account: "Moje konto",
    addresses: "Adresy",
    noOrders: "Nie masz jeszcze zamówień",
    noAddresses: "Nie masz jeszcze zapisanych adresów",
    save: "Zapisz",
    saved: "Dane konta zostały zaktualizowane",
    lastNameMissing: "Brakuje nazwiska. Wpisz je.",
    current: "Obecne hasło",
    wrong: /^To nie jest Twoje obecne hasło/,
    pending: /^Link potwierdzający wysłaliśmy na/,
    password: "Nowe hasło",
    repeated: "Powtórz hasło",
    change: "Zmień hasło",
    changed: "Hasło zostało zmienione",
    offline: /^Jesteś offline\. Wpisane dane zostają/,
    expired: /Zaloguj się ponownie\./,
    logIn: "Zaloguj się",
    logInPassword: "Hasło",
    add: "Dodaj adres",
    saveAddress: "Zapisz adres",
    postcodeWrong: /Wpisz kod w postaci/,
    forDelivery: "Domyślny adres dostawy",
    delete: /^Usuń: Anna Nowak/,
    yes: "Usuń",
    deleted: /^Usunięto adres: Anna Nowak/,
    undo: "Cofnij",
    addressSaved: /^Zapisano adres: Anna Nowak, /,
    restored: /^Przywrócono adres: Anna Nowak, /,
    notChanged: /^Nie udało się zmienić adresów/,
    edit: /^Zmień: Anna Nowak/,
    order: (number: string) => `Zamówienie nr ${number}`,
    onDelivery: "Przyjęte, płatność przy odbiorze",
    again: "Zamów ponownie",
    orderOffline: "Nie masz połączenia. Pokażemy zamówienie, gdy połączenie wróci.",
    tryAgain: "Spróbuj ponownie",
    unknown: "Nie ma takiego zamówienia na Twoim koncie",
    required: "Zaloguj się, aby zobaczyć tę stronę",
  },
  German: {
    account: "Mein Konto",
    addresses: "Adressen",
    noOrders: "Noch keine Bestellungen",
    noAddresses: "Noch keine Adressen",
    save: "Speichern",
    saved: "Die Kontodaten wurden aktualisiert",
    lastNameMissing: "Der Nachname fehlt. Geben Sie ihn ein.",
    current: "Aktuelles Passwort",
    wrong: /^Das ist nicht Ihr aktuelles Passwort/,
    pending: /^Wir haben einen Bestätigungslink an/,
    password: "Neues Passwort",
    repeated: "Passwort wiederholen",
    change: "Passwort ändern",
    changed: "Das Passwort wurde geändert",
    offline: /^Sie sind offline\. Ihre Eingaben bleiben/,
    expired: /Bitte melden Sie sich erneut an\./,
    logIn: "Anmelden",
    logInPassword: "Passwort",
    add: "Adresse hinzufügen",
    saveAddress: "Adresse speichern",
    postcodeWrong: /im Format/,
    forDelivery: "Standard-Lieferadresse",
    delete: /^Löschen: Anna Nowak/,
    yes: "Löschen",
    deleted: /^Adresse gelöscht: Anna Nowak/,
    undo: "Rückgängig machen",
    addressSaved: /^Adresse gespeichert: Anna Nowak, /,
    restored: /^Adresse wiederhergestellt: Anna Nowak, /,
    notChanged: /^Ihre Adressen konnten nicht geändert werden/,
    edit: /^Ändern: Anna Nowak/,
    order: (number: string) => `Bestellung Nr. ${number}`,
    onDelivery: "Angenommen, Zahlung bei Lieferung",
    again: "Erneut bestellen",
    orderOffline: "Sie sind offline. Die Bestellung erscheint, sobald die Verbindung wieder da ist.",
    tryAgain: "Erneut versuchen",
    unknown: "Diese Bestellung gibt es in Ihrem Konto nicht",
    required: "Bitte melden Sie sich an, um diese Seite zu sehen",
  },
};

const next = "czerwony latawiec nad morzem";

describeJourney("on a desktop", ({ language, press }) => {
  const { prefix, labels, address } = language;
  const texts = words[language.name];
  const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
  test.describe("for a customer", () => {
    test.use({ expectsErrors: "refusals" });

    test(
      "names, e-mail address and password are changed, and nothing typed is lost",
      { tag: "@full" },
      async ({ page, context }) => {
        const email = newMailbox();
        await register(page, language, email);
        await visit(page, `${prefix}/my-account`, language);
        const main = page.getByRole("main");
        const lastName = main.getByLabel(labels.lastName, { exact: true });
        const save = main.getByRole("button", { name: texts.save, exact: true });
        await lastName.fill("");
        await press(save);
        await expect(lastName).toBeFocused();
        await expect(lastName).toHaveAccessibleDescription(texts.lastNameMissing);
        await expectHealthyPage(page);
        await lastName.fill("Źdźbło");
        await context.setOffline(true);
        await press(save);
        await expect(main.getByText(texts.offline)).toBeVisible();
        await expect(lastName).toHaveValue("Źdźbło");
        await context.setOffline(false);

        // The login expires while the form is open.
        await context.clearCookies({ name: /^__Host-dioptra-(token|refresh)$/ });
        await press(save);
        const panel = page.getByRole("dialog");
        await expect(panel.getByText(texts.expired)).toBeVisible();
        await expect(panel.getByLabel(labels.email, { exact: true })).toHaveValue(email);
        await expectHealthyPage(page);
        await panel.getByLabel(texts.logInPassword, { exact: true }).fill(customerPassword);
        await press(panel.getByRole("button", { name: texts.logIn, exact: true }));
        await expect(panel).toBeHidden();
        await expect(lastName).toHaveValue("Źdźbło");
        await press(save);
        await expect(main.getByText(texts.saved)).toBeVisible();
        await page.reload();
        await expect(lastName).toHaveValue("Źdźbło");

        // A new address needs the password, and takes effect once its link has been followed.
        const other = newMailbox();
        await main.getByLabel(labels.email, { exact: true }).fill(other);
        const proof = main.getByLabel(texts.current, { exact: true }).first();
        await proof.fill("not this one");
        await press(save);
        await expect(proof).toHaveAccessibleDescription(texts.wrong);
        await expectHealthyPage(page);
        await proof.fill(customerPassword);
        await press(save);
        await expect(main.getByText(texts.pending)).toContainText(other);
        await expect(main.getByLabel(labels.email, { exact: true })).toHaveValue(email);

        const current = main.getByLabel(texts.current, { exact: true });
        const change = main.getByRole("button", { name: texts.change, exact: true });
        await current.fill("not this one");
        await main.getByLabel(texts.password, { exact: true }).fill(next);
        await main.getByLabel(texts.repeated, { exact: true }).fill(next);
        await press(change);
        await expect(current).toBeFocused();
        await expect(current).toHaveAccessibleDescription(texts.wrong);
        await expect(main.getByLabel(texts.password, { exact: true })).toHaveValue(next);
        await current.fill(customerPassword);
        await press(change);
        await expect(main.getByText(texts.changed)).toBeVisible();
        await expect(current).toHaveValue("");
        await expectHealthyPage(page);
      },
    );

    test("an address is added, deleted and restored", { tag: "@full" }, async ({ page }) => {
      await register(page, language, newMailbox());
      await visit(page, `${prefix}/my-account`, language);
      await press(page.getByRole("navigation", { name: texts.account }).getByRole("link", { name: texts.addresses }));
      await expect(title(page, texts.addresses)).toBeFocused();
      const main = page.getByRole("main");
      await expect(main.getByText(texts.noAddresses)).toBeVisible();
      await expectHealthyPage(page);
      await press(main.getByRole("button", { name: texts.add }));
      await main.getByLabel(labels.firstName, { exact: true }).fill("Anna");
      await main.getByLabel(labels.lastName, { exact: true }).fill("Nowak");
      await main.getByLabel(labels.street, { exact: true }).fill(address.street);
      const postcode = main.getByLabel(labels.postcode, { exact: true });
      await postcode.fill("1");
      await main.getByLabel(labels.city, { exact: true }).fill(address.city);
      await main.getByLabel(labels.phone, { exact: true }).fill(address.phone);
      await press(main.getByRole("button", { name: texts.saveAddress }));
      await expect(postcode).toBeFocused();
      await expect(postcode).toHaveAccessibleDescription(texts.postcodeWrong);
      await postcode.fill(address.postcode);
      await press(main.getByRole("button", { name: texts.saveAddress }));
      await expect(main.getByText(texts.forDelivery)).toBeVisible();
      const notices = page.getByRole("region", { name: language.notices });
      await expect(notices.getByText(texts.addressSaved)).toBeVisible();
      await expectHealthyPage(page);

      await press(main.getByRole("button", { name: texts.delete }));
      await page.route("**/api/user/me*", (route) => route.abort());
      await press(main.getByRole("button", { name: texts.yes, exact: true }));
      await expect(notices.getByText(texts.notChanged)).toBeVisible();
      await page.unroute("**/api/user/me*");
      await press(main.getByRole("button", { name: texts.yes, exact: true }));
      await expect(main.getByText(texts.deleted)).toBeVisible();
      await expect(notices.getByText(texts.notChanged)).toBeHidden();
      await expect(main.getByText(texts.noAddresses)).toBeVisible();
      await press(main.getByRole("button", { name: texts.undo }));
      await expect(main.getByText(texts.forDelivery)).toBeVisible();
      await expect(notices.getByText(texts.restored)).toBeVisible();
      await expect(main.getByRole("button", { name: texts.edit })).toBeFocused();
      await page.reload();
      await expect(main.getByText(texts.forDelivery)).toBeVisible();
      await expect(main.getByText(address.street)).toBeVisible();
    });

    test("an order is found, read and ordered again, by its customer only", async ({ page, context, browser }) => {
      await register(page, language, newMailbox());
      await visit(page, `${prefix}/my-account/orders`, language);
      await expect(page.getByText(texts.noOrders)).toBeVisible();
      await expectHealthyPage(page);
      await openFrame(page, language);
      await addToCart(page, language);
      await press(microcart(page, language).getByRole("link", { name: language.toCheckout }));
      await completeCheckoutSteps(page, language);
      const number = await placeOrder(page, language);

      await visit(page, `${prefix}/my-account/orders`, language);
      await expect(page.getByText(texts.onDelivery)).toBeVisible();
      await press(page.getByRole("link", { name: texts.order(number) }));
      await expect(title(page, texts.order(number))).toBeFocused();
      await expect(page.getByText(texts.onDelivery)).toBeVisible();
      await expect(page.getByRole("main").getByText(address.street)).toBeVisible();
      await expectHealthyPage(page);
      await press(page.getByRole("button", { name: texts.again }));
      await expect(microcart(page, language).getByText(language.added)).toBeVisible();
      await expect(microcart(page, language).getByText("Nela")).toBeVisible();
      await page.goto(`${prefix}/my-account/orders/999999999`);
      await expect(page.getByText(texts.unknown)).toBeVisible();
      await expectHealthyPage(page);

      // The connection is lost before the order arrives, which this browser has not kept, and before the code has come
      // that reads the page anew.
      await keepNoAnswers(page);
      let isLost = true;
      await page.route("**/keptAnswers-*.js", (route) => (isLost ? route.abort() : route.continue()));
      // Once: another request would end the connection again after it has come back.
      await page.route(
        "**/api/order/details*",
        async (route) => {
          await context.setOffline(true);
          await route.abort("internetdisconnected");
        },
        { times: 1 },
      );
      await page.goto(`${prefix}/my-account/orders/${number}`);
      await expect(page.getByText(texts.orderOffline)).toBeVisible();
      isLost = false;
      await context.setOffline(false);
      // The page is renewed by itself.
      await expect(page.getByRole("main").getByText(address.street)).toBeVisible();

      // Somebody else, with the address of the page only.
      const stranger = await browser.newPage();
      await stranger.goto(new URL(`${prefix}/my-account/orders/${number}`, page.url()).href);
      await expect(title(stranger, texts.required)).toBeVisible();
      await expect(stranger.getByText(address.street)).toBeHidden();
      await stranger.close();
    });
  });
});
