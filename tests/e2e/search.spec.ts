import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { german, type Language, polish, waitForHydration, visit } from "./shopper.ts";

const words = {
  Polish: {
    field: "Szukaj w sklepie",
    icon: "Szukaj",
    tooShort: "Wpisz co najmniej 3 litery lub cyfry.",
    products: "Produkty",
    all: /^Szukaj „nelaa”/,
    results: "Wyniki dla „kropla”",
    sort: "Sortuj:",
    best: "najlepiej pasujące",
    nothingYet: "Nie mamy nic pod hasłem „qqqq”",
    nothing: "Nie znaleźliśmy nic dla „qqqq”",
    recent: "Ostatnio szukane",
    forget: "Wyczyść",
    everything: "/c/wszystko",
  },
  German: {
    field: "Im Shop suchen",
    icon: "Suchen",
    tooShort: "Geben Sie mindestens 3 Buchstaben oder Ziffern ein.",
    products: "Produkte",
    all: /^Nach „nelaa“ suchen/,
    results: "Treffer für „kropla“",
    sort: "Sortieren:",
    best: "beste Treffer",
    nothingYet: "Nichts gefunden für „qqqq“",
    nothing: "Nichts gefunden für „qqqq“",
    recent: "Zuletzt gesucht",
    forget: "Löschen",
    everything: "/de/c/alles",
  },
};

/** Returns the search field, which is in a dialog on phones. */
const fieldOn = (page: Page, { name }: Language) =>
  page.getByRole("searchbox", { name: words[name].field }).filter({ visible: true });

const suggestedOn = (page: Page, { name }: Language) =>
  page.getByRole("list", { name: words[name].products, exact: true }).getByRole("link");

describeJourney("on a desktop", ({ language, isPhone, press }) => {
  const { prefix, frames } = language;
  const texts = words[language.name];
  const home = prefix || "/";

  const open = async (page: Page) => {
    const field = fieldOn(page, language);
    await press(isPhone ? page.getByRole("link", { name: texts.icon, exact: true }) : field);
    await expect(field).toBeFocused();
    return field;
  };

  test("a product is suggested while its name is typed, even with a typo", async ({ page }) => {
    await visit(page, home, language);
    const field = await open(page);
    await field.pressSequentially("ne");
    await expect(page.getByText(texts.tooShort)).toBeVisible();
    await field.pressSequentially("laa");
    await expect(page.getByText(texts.tooShort)).toBeHidden();
    // Sets that contain Nela follow it.
    const nela = suggestedOn(page, language).filter({ hasText: "Nela" }).first();
    await expect(nela).toBeVisible();
    await expectHealthyPage(page);

    if (isPhone) await press(nela);
    else {
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("link", { name: texts.all })).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(field).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(nela).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeFocused();
    await expect(nela).toBeHidden();
  });

  test("too few letters are refused in the same words while typing and on Enter", async ({ page }) => {
    await visit(page, home, language);
    const field = await open(page);
    await field.fill("o k");
    await expect(page.getByText(texts.tooShort)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${texts.everything}?query_string=o+k`);
    await expect(page.getByRole("main").getByText(texts.tooShort)).toBeVisible();
    await expectHealthyPage(page);
  });

  test("closing the search returns the focus to where it was opened", { tag: "@full" }, async ({ page }) => {
    await visit(page, home, language);
    const field = await open(page);
    await field.pressSequentially("nela");
    await expect(suggestedOn(page, language).first()).toBeVisible();
    if (isPhone) {
      await press(page.getByRole("dialog").getByRole("button", { name: language.close }));
      await expect(page.getByRole("link", { name: texts.icon, exact: true })).toBeFocused();
    } else {
      await page.keyboard.press("Escape");
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("nela");
    }
    await expect(suggestedOn(page, language)).toHaveCount(0);
  });

  test("results start with the best match, and recent searches are suggested", { tag: "@full" }, async ({ page }) => {
    await visit(page, home, language);
    await (await open(page)).fill("kropla");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: texts.results })).toBeFocused();
    await expect(page).toHaveURL(`${texts.everything}?query_string=kropla`);
    await expect(page.getByLabel(texts.sort).locator("option:checked")).toHaveText(texts.best);
    const cards = page.getByRole("list", { name: texts.products, exact: true }).locator("> li");
    await expect(cards.first()).toContainText("Kropla");
    await expectHealthyPage(page);

    // What was searched on another page is not in the field any more, and suggests nothing.
    await press(page.getByRole("banner").getByRole("link", { name: /^Dioptra/ }));
    await open(page);
    const recent = page.getByRole("list", { name: texts.recent }).getByRole("link");
    await expect(recent).toHaveText(["kropla"]);

    await page.reload();
    await waitForHydration(page, language);
    const field = await open(page);
    await field.fill("qqqq");
    await expect(page.getByText(texts.nothingYet)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: texts.nothing })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: frames.name, exact: true })).toBeVisible();
    await expectHealthyPage(page);

    await visit(page, home, language);
    await open(page);
    await expect(recent).toHaveText(["qqqq", "kropla"]);
    await press(recent.last());
    await expect(page.getByRole("heading", { level: 1, name: texts.results })).toBeVisible();
    await visit(page, home, language);
    await open(page);
    await press(page.getByRole("button", { name: texts.forget, exact: true }).last());
    await expect(recent).toHaveCount(0);
  });
});

const spellings = [
  { language: polish, names: { Węgieł: ["wegiel", "Węgieł", "wegeil"], Łyska: ["lyska", "łyksa"] } },
  {
    language: german,
    names: {
      "Toń Dreißig, 3 Stück": ["dreißig", "dreissig", "dreisig", "DREISSIG"],
      "Kropla Zwei Wochen, 12 Stück": ["wochen 12 stück", "wochen 12 stueck", "wochen 12 stuck"],
    },
  },
];

for (const { language, names } of spellings) {
  test(`names with ${language.name} letters are found in every spelling`, async ({ page }) => {
    await visit(page, `${language.prefix}/cart`, language);
    const field = fieldOn(page, language);
    for (const [name, spellings] of Object.entries(names)) {
      for (const spelling of spellings) {
        await field.fill(spelling);
        await expect(suggestedOn(page, language).first(), spelling).toContainText(name);
      }
    }
  });
}
