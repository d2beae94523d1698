import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { addToCart, microcart, storedIn, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    path: "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30",
    power: "Moc",
    right: "Prawe oko",
    left: "Lewe oko",
    leftWorn: "Zamawiam do lewego oka",
    incomplete: /^Wybierz wszystkie wartości/,
    nearest: "Wybierz: −6,50 (Moc)",
    supply: "wystarczy na 60 dni",
    medicalDevices: 1,
    line: /Prawe oko: Moc −6,50, Krzywizna/,
    consentMissing: /^Zaznacz zgodę/,
    cart: "/cart",
    change: "Zmień parametry",
    incompleteChange: /^Dla każdego parametru wybierz wartość/,
    changeTitle: /^Zmień: /,
    save: "Zapisz zmianę",
    changed: /Prawe oko: Moc −7,00, Krzywizna/,
    more: "Zwiększ liczbę sztuk: opakowania, Prawe oko",
    toric: "/p/KR-DZIEN-TORIC-30/x",
    cylinder: "Cylinder",
    axis: "Oś",
    toricLine: /Prawe oko: Moc −2,00.*−1,25.*180/,
  },
  German: {
    path: "/de/p/KR-DZIEN-30/x",
    power: "Stärke",
    right: "Rechtes Auge",
    left: "Linkes Auge",
    leftWorn: "Für das linke Auge bestellen",
    incomplete: /^Wählen Sie für mindestens ein Auge/,
    nearest: "−6,50 wählen (Stärke)",
    supply: "reicht 60 Tage",
    // German law does not ask for the sentence.
    medicalDevices: 0,
    line: /Rechtes Auge: Stärke −6,50, /,
    consentMissing: /^Bitte willigen Sie ein/,
    cart: "/de/cart",
    change: "Werte ändern",
    incompleteChange: /^Wählen Sie für jede Angabe/,
    changeTitle: /^Ändern: /,
    save: "Änderung speichern",
    changed: /Rechtes Auge: Stärke −7,00, /,
    more: "Anzahl erhöhen: Packungen, Rechtes Auge",
    toric: "/de/p/KR-DZIEN-TORIC-30/x",
    cylinder: "Zylinder",
    axis: "Achse",
    toricLine: /Rechtes Auge: Stärke −2,00.*−1,25.*180/,
  },
} as const;

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("contact lenses for one eye are chosen, corrected and added", async ({ page }) => {
    await visit(page, texts.path, language);
    const right = page.getByRole("group", { name: texts.right, exact: true });
    const power = right.getByRole("combobox", { name: texts.power });
    await waitForHydrationOf(power);
    await press(page.getByRole("button", { name: language.add, exact: true }));
    await expect(page.getByText(texts.incomplete)).toBeVisible();
    await expect(power).toBeFocused();
    await power.fill("-6,25");
    await power.press("Tab");
    await press(right.getByRole("button", { name: texts.nearest }));
    await press(page.getByRole("checkbox", { name: texts.leftWorn }));
    await press(right.getByRole("button", { name: texts.more }));
    await expect(page.getByText(texts.supply)).toBeVisible();
    await expect(page.getByText(/^To jest wyrób medyczny|^Dies ist ein Medizinprodukt/)).toHaveCount(
      texts.medicalDevices,
    );
    await press(page.getByRole("button", { name: language.add, exact: true }));
    await expect(page.getByText(texts.consentMissing)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: language.healthConsent })).toBeFocused();
    await expectHealthyPage(page);
    await press(page.getByRole("checkbox", { name: language.healthConsent }));
    await expect.poll(() => storedIn(page)).toContain('"consent"');
    await page.reload();
    // It was given in this browser, so it is not asked for again.
    await expect(page.getByRole("checkbox", { name: language.healthConsent })).toBeChecked();
    await power.fill("-6,50");
    await power.press("Tab");
    await press(page.getByRole("checkbox", { name: texts.leftWorn }));
    await addToCart(page, language);
    await expect(microcart(page, language).getByRole("listitem")).toContainText(texts.line);

    await visit(page, texts.cart, language);
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: texts.line });
    await press(line.getByRole("button", { name: texts.change }));
    const dialog = page.getByRole("dialog", { name: texts.changeTitle });
    await dialog.getByRole("combobox", { name: texts.power }).fill("-6,6");
    await press(dialog.getByRole("button", { name: texts.save }));
    await expect(dialog.getByText(texts.incompleteChange)).toBeVisible();
    await dialog.getByRole("combobox", { name: texts.power }).fill("-7");
    await expectHealthyPage(page);
    await press(dialog.getByRole("button", { name: texts.save }));
    await expect(dialog).toBeHidden();
    const changed = page.getByRole("main").getByRole("listitem").filter({ hasText: texts.changed });
    await expect(changed).toBeVisible();
    await expect(changed.getByRole("button", { name: texts.change })).toBeFocused();
    await page.reload();
    await expect(changed).toBeVisible();
  });

  test("toric lenses for the right eye are chosen with their axis", { tag: "@full" }, async ({ page }) => {
    await visit(page, texts.toric, language);
    const right = page.getByRole("group", { name: texts.right, exact: true });
    const field = (name: string) => right.getByRole("combobox", { name });
    await waitForHydrationOf(field(texts.power));
    await press(page.getByRole("checkbox", { name: texts.leftWorn }));
    await field(texts.power).fill("-2,00");
    await field(texts.power).press("Tab");
    // Few cylinders are made, so that they are a plain list.
    await field(texts.cylinder).selectOption({ label: "−1,25" });
    await press(page.getByRole("button", { name: language.add, exact: true }));
    await expect(page.getByText(texts.incomplete)).toBeVisible();
    await expect(field(texts.axis)).toBeFocused();
    await field(texts.axis).fill("180");
    await field(texts.axis).press("Tab");
    await press(page.getByRole("checkbox", { name: language.healthConsent }));
    await expectHealthyPage(page);
    await addToCart(page, language);
    await expect(microcart(page, language).getByRole("listitem")).toContainText(texts.toricLine);
  });
});
