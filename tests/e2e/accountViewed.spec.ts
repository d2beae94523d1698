import { customerPassword, register } from "./customer.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { keepNoAnswers, newMailbox, visit } from "./shopper.ts";

const words = {
  Polish: {
    account: "Moje konto",
    viewed: "Ostatnio oglądane",
    nothing: "Jeszcze nic tu nie ma",
    toShop: "Zobacz oprawki",
    clear: "Wyczyść listę",
    cleared: "Lista jest pusta.",
    undo: "Cofnij",
    notLoaded: "Nie udało się wczytać tych produktów.",
    again: "Spróbuj ponownie",
    consent: /^Zgadzam się/,
    subscribe: "Zapisz się",
    sent: "Jeszcze jedno kliknięcie",
    confirm: "Potwierdź zapis",
    confirmed: /^Dziękujemy\./,
    goesTo: /^Newsletter przychodzi na/,
    offline: /^Jesteś offline\./,
    end: "Wypisz się",
    ended: "Nie wyślemy Ci już newslettera.",
    password: "Hasło",
    logIn: "Zaloguj się",
    required: "Zaloguj się, aby zobaczyć tę stronę",
  },
  German: {
    account: "Mein Konto",
    viewed: "Zuletzt angesehen",
    nothing: "Noch nichts angesehen",
    toShop: "Fassungen ansehen",
    clear: "Liste leeren",
    cleared: "Die Liste ist leer.",
    undo: "Rückgängig machen",
    notLoaded: "Diese Produkte konnten nicht geladen werden.",
    again: "Erneut versuchen",
    consent: /^Ich bin einverstanden/,
    subscribe: "Abonnieren",
    sent: "Noch ein Klick",
    confirm: "Anmeldung bestätigen",
    confirmed: /^Vielen Dank\./,
    goesTo: /^Der Newsletter geht an/,
    offline: /^Sie sind offline\./,
    end: "Abbestellen",
    ended: "Sie erhalten keinen Newsletter mehr.",
    password: "Passwort",
    logIn: "Anmelden",
    required: "Bitte melden Sie sich an, um diese Seite zu sehen",
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const { prefix, labels } = language;
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("what was viewed is listed, cleared and restored", { tag: "@full" }, async ({ page }) => {
    await page.goto(`${prefix}/my-account/recently-viewed`);
    await expect(page.getByRole("heading", { level: 1, name: texts.required })).toBeVisible();
    await register(page, language, newMailbox());
    await visit(page, `${prefix}/my-account/recently-viewed`, language);
    const main = page.getByRole("main");
    await expect(main.getByText(texts.nothing)).toBeVisible();
    await expect(main.getByRole("link", { name: texts.toShop })).toBeVisible();
    await expectHealthyPage(page);

    for (const sku of ["BZ-MOLO", "HL-NELA"]) {
      await visit(page, `${prefix}/p/${sku}/x`, language);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("dioptra-recently-viewed") ?? ""))
        .toContain(sku);
    }
    await keepNoAnswers(page);
    const searches = "**/product/_search**";
    // Without an answer, the list would be loaded again by itself.
    await page.route(searches, (route) => route.fulfill({ status: 500, json: { code: 500, result: "No." } }));
    await visit(page, `${prefix}/my-account`, language);
    await press(page.getByRole("navigation", { name: texts.account }).getByRole("link", { name: texts.viewed }));
    await expect(page.getByRole("heading", { level: 1, name: texts.viewed })).toBeFocused();
    await expect(main.getByText(texts.notLoaded)).toBeVisible();
    await expectHealthyPage(page);
    await page.unroute(searches);
    await press(main.getByRole("button", { name: texts.again }));
    const tiles = main.getByRole("link", { name: /^(Nela|Molo)$/ });
    await expect(tiles).toHaveText(["Nela", "Molo"]);
    await expectHealthyPage(page);

    await press(main.getByRole("button", { name: texts.clear }));
    await expect(main.getByText(texts.cleared)).toBeVisible();
    await expect(tiles).toHaveCount(0);
    const undo = main.getByRole("button", { name: texts.undo });
    await expect(undo).toBeFocused();
    await press(undo);
    await expect(tiles).toHaveText(["Nela", "Molo"]);
  });

  test("the newsletter is started and ended", { tag: "@full" }, async ({ page, context }) => {
    const email = newMailbox();
    await register(page, language, email);
    await visit(page, `${prefix}/my-account/newsletter`, language);
    const main = page.getByRole("main");
    await expect(main.getByLabel(labels.email, { exact: true })).toHaveValue(email);
    // The footer does not offer it a second time.
    await expect(page.getByRole("textbox", { name: labels.email, exact: true })).toHaveCount(1);
    await expectHealthyPage(page);
    await main.getByRole("checkbox", { name: texts.consent }).check();
    await press(main.getByRole("button", { name: texts.subscribe }));
    await expect(main.getByText(texts.sent)).toBeVisible();
    await openMail(page, "newsletter-confirmation", email);
    await page.frameLocator("iframe").getByRole("link", { name: texts.confirm }).click();
    await page.getByRole("button", { name: texts.confirm }).click();
    await expect(page.getByText(texts.confirmed)).toBeVisible();

    await visit(page, `${prefix}/my-account/newsletter`, language);
    await expect(main.getByText(texts.goesTo)).toContainText(email);
    await expectHealthyPage(page);
    const end = main.getByRole("button", { name: texts.end });
    await context.setOffline(true);
    await press(end);
    await expect(main.getByText(texts.offline)).toBeVisible();
    await context.setOffline(false);

    // The login expires while the page is open. Without it, the platform would send a mail instead.
    await context.clearCookies({ name: /^__Host-dioptra-(token|refresh)$/ });
    await press(end);
    const panel = page.getByRole("dialog");
    await panel.getByLabel(texts.password, { exact: true }).fill(customerPassword);
    await press(panel.getByRole("button", { name: texts.logIn, exact: true }));
    await expect(panel).toBeHidden();
    await expect(main.getByText(texts.goesTo)).toBeVisible();
    await press(end);
    await expect(page.getByRole("region", { name: language.notices }).getByText(texts.ended)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(main.getByRole("button", { name: texts.subscribe })).toBeVisible();
    await page.reload();
    await expect(main.getByRole("button", { name: texts.subscribe })).toBeVisible();
  });
});
