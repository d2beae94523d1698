import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Locator, type Page, test } from "./fixtures.ts";
import { type Language, openFrame, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    choose: "Wybierz szkła",
    distance: "Do dali",
    steps: ["Dalej: recepta", "Dalej: szkła", "Dalej: podsumowanie"],
    later: "Wyślę później",
    consent: /^Zgadzam się/,
    thin: /Szkła Cienkie 1,6/,
    plain: /Szkła Podstawowe 1,5/,
    add: "Dodaj do koszyka",
    noReturn: /Szkła robimy dla Ciebie/,
    changeGlasses: "Zmień szkła lub receptę",
    save: "Zapisz zmiany",
    changeVariant: "Zmień wariant",
    title: "Zmień: Nela",
    havana: "Szylkret",
    saveVariant: "Zapisz zmianę",
  },
  German: {
    choose: "Gläser wählen",
    distance: "Für die Ferne",
    steps: ["Weiter: Werte", "Weiter: Gläser", "Weiter: Übersicht"],
    later: "Später senden",
    consent: /^Ich willige ein/,
    thin: /Gläser Dünn 1,6/,
    plain: /Gläser Basis 1,5/,
    add: "In den Warenkorb",
    noReturn: /Die Gläser fertigen wir für Sie/,
    changeGlasses: "Gläser oder Werte ändern",
    save: "Änderungen speichern",
    changeVariant: "Variante ändern",
    title: "Ändern: Nela",
    havana: "Havanna",
    saveVariant: "Änderung speichern",
  },
} as const;

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  const onward = (page: Page, step: number): Locator => page.getByRole("button", { name: texts.steps[step] ?? "" });

  /** Chooses lenses, which the address then names. */
  async function chooseLenses(page: Page, name: RegExp) {
    const lenses = page.getByRole("radio", { name });
    await lenses.click({ force: true });
    await expect(lenses).toBeChecked();
  }

  /** Puts glasses into the cart whose prescription is sent later. */
  async function addGlasses(page: Page, shopLanguage: Language) {
    await openFrame(page, shopLanguage);
    await press(page.getByRole("link", { name: texts.choose }));
    const distance = page.getByRole("radio", { name: texts.distance }).first();
    await waitForHydrationOf(distance);
    await distance.check({ force: true });
    await press(onward(page, 0));
    await page.getByRole("radio", { name: texts.later }).check({ force: true });
    await page.getByRole("checkbox", { name: texts.consent }).check({ force: true });
    await press(onward(page, 1));
    await chooseLenses(page, texts.thin);
    await press(onward(page, 2));
    await press(page.getByRole("button", { name: texts.add }));
    await expect(page).toHaveURL(/\/cart$/);
  }

  test("the lenses and the colour of glasses in the cart are changed, and no second pair is added", async ({
    page,
  }) => {
    test.slow();
    await addGlasses(page, language);
    const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Nela" });
    await expect(lines).toContainText(texts.thin);
    await expect(lines).toContainText(texts.noReturn);
    await expectHealthyPage(page);

    await press(lines.getByRole("link", { name: texts.changeGlasses }));
    await expect(page).toHaveURL(/\/lens=DI-SZKLA-160\?line=\d+&step=summary$/);
    await page.reload();
    await press(page.getByRole("definition").filter({ hasText: texts.thin }).getByRole("link"));
    await chooseLenses(page, texts.plain);
    await press(onward(page, 2));
    await press(page.getByRole("button", { name: texts.save }));
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(texts.plain);

    await press(lines.getByRole("button", { name: texts.changeVariant }));
    const dialog = page.getByRole("dialog", { name: texts.title });
    await dialog.getByRole("combobox").first().selectOption({ label: texts.havana });
    await expectHealthyPage(page);
    await press(dialog.getByRole("button", { name: texts.saveVariant }));
    await expect(dialog).toBeHidden();
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(texts.havana);
    await expect(lines).toContainText(texts.plain);
  });
});
