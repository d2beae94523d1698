import { everywhere } from "./everywhere.ts";
import { expect, expectSound, type Page, test } from "./fixtures.ts";
import { german, type Language, polish, ready, visit } from "./shopper.ts";

const words = {
  Polish: {
    field: "Szukaj w sklepie",
    icon: "Szukaj",
    tooShort: "Wpisz co najmniej 3 znaki.",
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
    tooShort: "Geben Sie mindestens 3 Zeichen ein.",
    products: "Produkte",
    all: /^Nach „nelaa“ suchen/,
    results: "Treffer für „kropla“",
    sort: "Sortieren:",
    best: "beste Treffer",
    nothingYet: "Zu „qqqq“ haben wir nichts",
    nothing: "Nichts gefunden für „qqqq“",
    recent: "Zuletzt gesucht",
    forget: "Löschen",
    everything: "/de/c/alles",
  },
};

/** The field that is typed into, on phones in a dialog over the page. */
const fieldOn = (page: Page, { name }: Language) =>
  page.getByRole("searchbox", { name: words[name].field }).filter({ visible: true });

const suggestedOn = (page: Page, { name }: Language) =>
  page.getByRole("list", { name: words[name].products, exact: true }).getByRole("link");

everywhere(({ language, isPhone, press }) => {
  const { prefix, frames } = language;
  const said = words[language.name];
  const home = prefix || "/";

  const open = async (page: Page) => {
    const field = fieldOn(page, language);
    await press(isPhone ? page.getByRole("link", { name: said.icon, exact: true }) : field);
    await expect(field).toBeFocused();
    return field;
  };

  test("a name is suggested while it is typed, even with a letter wrong", async ({ page }) => {
    await visit(page, home, language);
    const field = await open(page);
    await field.pressSequentially("ne");
    await expect(page.getByText(said.tooShort)).toBeVisible();
    await field.pressSequentially("laa");
    await expect(page.getByText(said.tooShort)).toBeHidden();
    // Sets that Nela is part of follow.
    const nela = suggestedOn(page, language).filter({ hasText: "Nela" }).first();
    await expect(nela).toBeVisible();
    await expectSound(page);

    if (isPhone) await press(nela);
    else {
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("link", { name: said.all })).toBeFocused();
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

  test("leaving the search leads back to where it was entered", async ({ page }) => {
    await visit(page, home, language);
    const field = await open(page);
    await field.pressSequentially("nela");
    await expect(suggestedOn(page, language).first()).toBeVisible();
    if (isPhone) {
      await press(page.getByRole("dialog").getByRole("button", { name: language.close }));
      await expect(page.getByRole("link", { name: said.icon, exact: true })).toBeFocused();
    } else {
      await page.keyboard.press("Escape");
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("nela");
    }
    await expect(suggestedOn(page, language)).toHaveCount(0);
  });

  test("what is searched for comes with the best matches first, and is offered again", async ({ page }) => {
    await visit(page, home, language);
    await (await open(page)).fill("kropla");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: said.results })).toBeFocused();
    await expect(page).toHaveURL(`${said.everything}?query_string=kropla`);
    await expect(page.getByLabel(said.sort).locator("option:checked")).toHaveText(said.best);
    const cards = page.getByRole("list", { name: said.products, exact: true }).locator("> li");
    await expect(cards.first()).toContainText("Kropla");
    await expectSound(page);

    await page.reload();
    await ready(page, language);
    const field = await open(page);
    await field.fill("qqqq");
    await expect(page.getByText(said.nothingYet)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: said.nothing })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: frames.name, exact: true })).toBeVisible();
    await expectSound(page);

    await visit(page, home, language);
    await open(page);
    const recent = page.getByRole("list", { name: said.recent }).getByRole("link");
    await expect(recent).toHaveText(["qqqq", "kropla"]);
    await press(recent.last());
    await expect(page.getByRole("heading", { level: 1, name: said.results })).toBeVisible();
    await visit(page, home, language);
    await open(page);
    await press(page.getByRole("button", { name: said.forget, exact: true }).last());
    await expect(recent).toHaveCount(0);
  });
});

const spellings = [
  { language: polish, name: "Węgieł", typed: ["wegiel", "Węgieł", "wegeil"] },
  { language: polish, name: "Łyska", typed: ["lyska", "łyksa"] },
  { language: german, name: "Toń Dreißig, 3 Stück", typed: ["dreißig", "dreissig", "dreisig", "DREISSIG"] },
  {
    language: german,
    name: "Kropla Zwei Wochen, 12 Stück",
    typed: ["wochen 12 stück", "wochen 12 stueck", "wochen 12 stuck"],
  },
];

for (const { language, name, typed } of spellings) {
  test(`${name} is found however it is spelt`, async ({ page }) => {
    await visit(page, language.prefix || "/", language);
    const field = fieldOn(page, language);
    for (const text of typed) {
      await field.fill(text);
      await expect(suggestedOn(page, language).first(), text).toContainText(name);
    }
  });
}
