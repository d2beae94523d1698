import { describeJourney } from "./journey.ts";
import { addGlassesForLater, chooseLenses, configuratorWords, leaveStep } from "./configurator.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";

const words = {
  Polish: {
    plain: /Szkła Podstawowe 1,5/,
    noReturn: /Szkła robimy dla Ciebie/,
    changeGlasses: "Zmień szkła lub receptę",
    save: "Zapisz zmiany",
    changeVariant: "Zmień wariant",
    title: "Zmień: Nela",
    havana: "Szylkret",
    saveVariant: "Zapisz zmianę",
  },
  German: {
    plain: /Gläser Basis 1,5/,
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
  test("the lenses and the colour of glasses in the cart are changed, and no second pair is added", async ({
    page,
  }) => {
    test.slow();
    await addGlassesForLater(page, { language, press });
    const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Nela" });
    await expect(lines).toContainText(configuratorWords[language.name].thin);
    await expect(lines).toContainText(texts.noReturn);
    await expectHealthyPage(page);

    await press(lines.getByRole("link", { name: texts.changeGlasses }));
    await expect(page).toHaveURL(/\/lens=DI-SZKLA-160\?line=\d+&step=summary$/);
    await page.reload();
    await press(
      page.getByRole("definition").filter({ hasText: configuratorWords[language.name].thin }).getByRole("link"),
    );
    await chooseLenses(page, texts.plain);
    await leaveStep(page, 2, { language, press });
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
