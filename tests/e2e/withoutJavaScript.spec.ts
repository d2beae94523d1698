import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { describeJourney } from "./journey.ts";
import { expect, expectNoSidewaysScroll, type Locator, type Page, phone, test } from "./fixtures.ts";
import { polish } from "./language.ts";
import { expectStyled } from "./styles.ts";

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
    needsScript: "Dodanie produktu do koszyka wymaga JavaScriptu",
    passwordNeedsScript: "Ustawienie nowego hasła wymaga JavaScriptu",
  },
  German: {
    chips: ["Filter entfernen: Panto", "Filter entfernen: Glasbreite 46–49 mm"],
    products: "Produkte",
    sort: "Sortieren:",
    cheapest: "Preis aufsteigend",
    more: "Mehr anzeigen",
    lastPage: /^51–\d+ von \d+ angezeigt$/,
    previous: "Vorherige Seite",
    search: "Im Shop suchen",
    found: "Treffer für „nela“",
    colour: /^Farbe/,
    needsScript: "Um das Produkt in den Warenkorb zu legen, ist JavaScript nötig",
    passwordNeedsScript: "Um ein neues Passwort festzulegen, ist JavaScript nötig",
  },
};

const executablePath = chromiumPath();

// Disabling scripts in the browser's settings shows the content of noscript; Playwright's option does not.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, "--blink-settings=scriptEnabled=false"],
  },
});

/** One page of each kind. */
const styledPages = [
  "/",
  polish.frames.path,
  "/c/wszystko?query_string=nela",
  "/c/wszystko?query_string=zzzzzz",
  polish.nela,
  "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30",
  "/cart",
  "/checkout",
  "/compare",
  "/wishlist",
  "/create-password",
  "/size-guide",
  "/faceshape",
  "/framescolors",
  "/blog",
  "/privacy",
  "/newsletter",
  "/kontakt",
  "/salon/okulary-torun?reason=eye-test",
];

/** Follows a link with Enter: without scripts, Playwright cannot tell when a click's target has stopped moving. */
const follow = (target: Locator) => target.press("Enter");

/** Expects every picture of the page to be available, including those that load lazily. */
async function expectPictures(page: Page): Promise<void> {
  const sources = await page
    .locator("img")
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("src") ?? ""));
  expect(sources.length).toBeGreaterThan(0);
  // Tried again only if the server closes an idle connection at the moment of the request.
  const head = (source: string) => page.request.head(source, { maxRetries: 2 });
  const statuses = [...new Set(sources)].map(async (source) => [source, (await head(source)).status()]);
  expect((await Promise.all(statuses)).filter(([, status]) => status !== 200)).toEqual([]);
}

describeJourney("on a phone", ({ language, isPhone }) => {
  const texts = words[language.name];

  test("without JavaScript the menu, lists, filters, sorting, search and products work", async ({ page }) => {
    await page.goto(language.prefix || "/");
    await expectPictures(page);
    await expectNoSidewaysScroll(page);
    if (isPhone) await follow(page.locator("summary").filter({ visible: true }).first());
    const menu = page.getByRole("navigation", { name: language.navigation });
    await follow(menu.getByRole("link", { name: language.frames.name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: language.frames.name })).toBeVisible();
    await expectPictures(page);
    await expectNoSidewaysScroll(page);

    const cards = page.getByRole("list", { name: texts.products, exact: true }).locator("> li");
    await expect(cards).toHaveCount(50);
    await follow(page.getByRole("link", { name: texts.more }));
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(texts.lastPage)).toBeVisible();
    await follow(page.getByRole("link", { name: texts.previous }));
    await expect(cards).toHaveCount(50);

    await page.getByRole("checkbox", { name: /^Panto/ }).check();
    await page.locator("noscript input[name=width]").fill("46-49");
    await follow(page.locator("form noscript button").first());
    await expect(page).toHaveURL(/[?&]shape=panto&(.*&)?width=46-49/);
    for (const name of texts.chips) await expect(page.getByRole("link", { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const left = await cards.count();
    expect(left).toBeLessThan(50);

    await page.getByLabel(texts.sort).selectOption(texts.cheapest);
    await follow(page.locator("form noscript button").last());
    await expect(page).toHaveURL(/sort=price-low-to-high/);
    await expect(page.getByLabel(texts.sort).locator("option:checked")).toHaveText(texts.cheapest);
    await expect(cards).toHaveCount(left);
    for (const name of texts.chips) await expect(page.getByRole("link", { name })).toBeVisible();

    await page.getByRole("searchbox", { name: texts.search }).fill("nela");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: texts.found })).toBeVisible();
    await follow(cards.getByRole("link", { name: "Nela", exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
    await expect(page.locator("noscript p")).toContainText(texts.needsScript);
    await expect(page.getByRole("button", { name: language.add })).toBeHidden();
    await expectPictures(page);
    await expectNoSidewaysScroll(page);
    await follow(page.getByRole("group", { name: texts.colour }).getByRole("link").last());
    await expect(page).toHaveURL(/\/p\/[^/]+\/[^/]+\/[^/]+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
  });

  test("without JavaScript no password can be set, and the page says so", async ({ page }) => {
    await page.goto(`${language.prefix}/create-password`);
    await expect(page.locator("noscript p")).toContainText(texts.passwordNeedsScript);
    await expect(page.locator("main [aria-busy]")).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ viewport: phone });

  test(
    "every part that the server renders has its styles, such as the footer and the filters",
    { tag: "@full" },
    async ({ page }) => {
      await page.goto(polish.frames.path);
      await expect(page.getByRole("contentinfo")).toHaveCSS("font-size", "15px");
      await expect(page.getByRole("group", { name: "Kształt" })).toHaveCSS("display", "grid");
      for (const path of styledPages) {
        await page.goto(path);
        await expectStyled(page);
      }
    },
  );
});
