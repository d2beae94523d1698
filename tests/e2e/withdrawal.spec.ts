import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { newMailbox, sendOfflineFirst, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    footer: "Odstąp od umowy tutaj",
    title: "Odstąpienie od umowy",
    name: "Imię i nazwisko",
    number: "Numer zamówienia",
    next: "Dalej",
    missing: "Wpisz imię i nazwisko.",
    statement: /^Ja, Anna Nowak, odstępuję od umowy: zamówienie nr 000000001\./,
    confirm: "Potwierdź odstąpienie od umowy",
    back: "Zmień dane",
    offline: /^Nie masz połączenia\. Oświadczenie nie zostało wysłane/,
    received: /^Oświadczenie przyjęte .* numer W-\d+/,
  },
  German: {
    footer: "Vertrag widerrufen",
    title: "Widerruf",
    name: "Vor- und Nachname",
    number: "Bestellnummer",
    next: "Weiter",
    missing: "Bitte geben Sie Vor- und Nachnamen ein.",
    statement: /^Ich, Anna Nowak, widerrufe den Vertrag über die Bestellung Nr\. 000000001\./,
    confirm: "Widerruf bestätigen",
    back: "Angaben ändern",
    offline: /^Sie sind offline\. Die Erklärung wurde nicht gesendet/,
    received: /^Ihre Erklärung ist am .* eingegangen, Nummer W-\d+/,
  },
} as const;

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  test.use({ expectsErrors: true });

  test("a contract is withdrawn from without a login, after mistakes, a reload and a lost connection", async ({
    page,
  }) => {
    await visit(page, `${language.prefix}/cart`, language);
    await press(page.getByRole("contentinfo").getByRole("link", { name: texts.footer }));
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    const main = page.getByRole("main");
    const name = main.getByLabel(texts.name, { exact: true });
    const next = main.getByRole("button", { name: texts.next });
    await waitForHydrationOf(name);
    await press(next);
    await expect(name).toBeFocused();
    await expect(main.getByText(texts.missing)).toBeVisible();
    await expectHealthyPage(page);
    await name.fill("Anna Nowak");
    await main.getByLabel(texts.number).fill("000000001");
    await page.reload();
    await expect(name).toHaveValue("Anna Nowak");
    await main.getByRole("textbox", { name: language.labels.email }).fill(newMailbox());
    await press(next);
    await expect(main.getByText(texts.statement)).toBeVisible();
    await expectHealthyPage(page);
    await press(main.getByRole("button", { name: texts.back }));
    await expect(name).toHaveValue("Anna Nowak");
    await press(next);
    const confirm = main.getByRole("button", { name: texts.confirm });
    await sendOfflineFirst(page, () => press(confirm), main.getByText(texts.offline));
    await expect(main.getByText(texts.received)).toBeVisible();
    await expectHealthyPage(page);
  });
});
