import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { everywhere } from "./everywhere.ts";
import { expect, expectNoSidewaysScroll, type Locator, type Page, test } from "./fixtures.ts";

const words = {
  Polish: {
    chips: ["Usuń filtr: Panto", "Usuń filtr: Szerokość szkła 46–49 mm"],
    products: "Produkty",
    sort: "Sortuj:",
    cheapest: "cena rosnąco",
    more: "Pokaż więcej",
    lastPage: /^Pokazano 51–\d+ z \d+$/,
    previous: "Poprzednia strona",
    search: "Szukaj w sklepie",
    found: "Wyniki dla „nela”",
    colour: /^Kolor/,
    needsScript: "Aby dodać oprawkę do koszyka, włącz obsługę JavaScript",
    passwordNeedsScript: "Nowe hasło ustawisz po włączeniu obsługi JavaScript",
  },
  German: {
    chips: ["Filter entfernen: Panto", "Filter entfernen: Glasbreite 46–49 mm"],
    products: "Produkte",
    sort: "Sortieren:",
    cheapest: "Preis aufsteigend",
    more: "Mehr zeigen",
    lastPage: /^51–\d+ von \d+ gezeigt$/,
    previous: "Vorherige Seite",
    search: "Im Shop suchen",
    found: "Treffer für „nela“",
    colour: /^Farbe/,
    needsScript: "Um die Fassung in den Warenkorb zu legen, aktivieren Sie bitte JavaScript",
    passwordNeedsScript: "Um ein neues Passwort festzulegen, aktivieren Sie bitte JavaScript",
  },
};

const executablePath = chromiumPath();

// A browser without script, as its settings say it, shows what stands in noscript; Playwright's own switch does not.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, "--blink-settings=scriptEnabled=false"],
  },
});

/** By Enter: where no script runs, nothing tells the test that a page has moved under its finger. */
const follow = (target: Locator) => target.press("Enter");

/** Every picture of the page can be had, those further down too, which are asked for when they come near. */
async function expectPictures(page: Page): Promise<void> {
  const sources = await page
    .locator("img")
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("src") ?? ""));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of new Set(sources)) expect((await page.request.get(source)).status(), source).toBe(200);
}

everywhere(({ language, isPhone }) => {
  const said = words[language.name];

  test("without JavaScript the shop can be read: menu, lists, filters, order, search, products", async ({ page }) => {
    await page.goto(language.prefix || "/");
    await expectPictures(page);
    await expectNoSidewaysScroll(page);
    if (isPhone) await follow(page.locator("summary").filter({ visible: true }).first());
    const menu = page.getByRole("navigation", { name: language.navigation });
    await follow(menu.getByRole("link", { name: language.frames.name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: language.frames.name })).toBeVisible();
    await expectPictures(page);
    await expectNoSidewaysScroll(page);

    const cards = page.getByRole("list", { name: said.products, exact: true }).locator("> li");
    await expect(cards).toHaveCount(50);
    await follow(page.getByRole("link", { name: said.more }));
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(said.lastPage)).toBeVisible();
    await follow(page.getByRole("link", { name: said.previous }));
    await expect(cards).toHaveCount(50);

    await page.getByRole("checkbox", { name: /^Panto/ }).check();
    await page.locator("noscript input[name=width]").fill("46-49");
    await follow(page.locator("form noscript button").first());
    await expect(page).toHaveURL(/[?&]shape=panto&(.*&)?width=46-49/);
    for (const name of said.chips) await expect(page.getByRole("link", { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const left = await cards.count();
    expect(left).toBeLessThan(50);

    await page.getByLabel(said.sort).selectOption(said.cheapest);
    await follow(page.locator("form noscript button").last());
    await expect(page).toHaveURL(/sort=price-low-to-high/);
    await expect(page.getByLabel(said.sort).locator("option:checked")).toHaveText(said.cheapest);
    await expect(cards).toHaveCount(left);
    for (const name of said.chips) await expect(page.getByRole("link", { name })).toBeVisible();

    await page.getByRole("searchbox", { name: said.search }).fill("nela");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: said.found })).toBeVisible();
    await follow(cards.getByRole("link", { name: "Nela", exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
    await expect(page.locator("noscript p")).toContainText(said.needsScript);
    await expect(page.getByRole("button", { name: language.add })).toBeHidden();
    await expectPictures(page);
    await expectNoSidewaysScroll(page);
    await follow(page.getByRole("group", { name: said.colour }).getByRole("link").last());
    await expect(page).toHaveURL(/\/p\/[^/]+\/[^/]+\/[^/]+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
  });

  test("without JavaScript no password can be set, and the page says so", async ({ page }) => {
    await page.goto(`${language.prefix}/create-password`);
    await expect(page.locator("noscript p")).toContainText(said.passwordNeedsScript);
    await expect(page.locator("main [aria-busy]")).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});
