import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Locator, type Page, phone, test } from "./fixtures.ts";
import { type Language, polish, waitForHydrationOf, visit } from "./shopper.ts";

const words = {
  Polish: {
    products: "Produkty",
    more: "Pokaż więcej",
    shown: /^Pokazano \d+ z (\d+)$/,
    lastPage: (from: number, all: number) => `Pokazano ${from}–${all} z ${all}`,
    previous: "Poprzednia strona",
    filters: "Filtry",
    dropPanto: "Usuń filtr: Panto",
    dropRound: "Usuń filtr: Okrągłe",
    clear: "Wyczyść",
    nothing: "Nic nie pasuje do wszystkich filtrów naraz",
    clearAll: "Wyczyść filtry",
    dropWidth: "Usuń filtr: Szerokość szkła od 59 mm",
    dearest: "500-",
    dropPrice: /^Usuń filtr: powyżej 500\szł$/,
    total: (all: number) => new RegExp(`^${all} produkt`),
    sort: "Sortuj:",
    cheapest: "cena rosnąco",
  },
  German: {
    products: "Produkte",
    more: "Mehr anzeigen",
    shown: /^\d+ von (\d+) angezeigt$/,
    lastPage: (from: number, all: number) => `${from}–${all} von ${all} angezeigt`,
    previous: "Vorherige Seite",
    filters: "Filter",
    dropPanto: "Filter entfernen: Panto",
    dropRound: "Filter entfernen: Rund",
    clear: "Alle entfernen",
    nothing: "Kein Produkt passt zu allen Filtern",
    clearAll: "Filter löschen",
    dropWidth: "Filter entfernen: Glasbreite ab 59 mm",
    dearest: "100-",
    dropPrice: /^Filter entfernen: über 100\s€$/,
    total: (all: number) => new RegExp(`^${all} Produkt`),
    sort: "Sortieren:",
    cheapest: "Preis aufsteigend",
  },
};

/** The number of products on a page. */
const pageSize = 50;

const cardsOf = (page: Page, { name }: Language) =>
  page.getByRole("list", { name: words[name].products, exact: true }).locator("> li");

const namesOn = (page: Page, language: Language) =>
  cardsOf(page, language).getByRole("heading", { level: 3 }).allTextContents();

/** Returns the total number of products, as shown below the list. */
async function totalOf(page: Page, { name }: Language): Promise<number> {
  const { shown } = words[name];
  const all = Number(shown.exec((await page.getByText(shown).textContent()) ?? "")?.[1]);
  expect(all).toBeGreaterThan(pageSize);
  return all;
}

/** Holds back requests to these addresses until the returned function is called. */
async function holdRequests(page: Page, address: Parameters<Page["route"]>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns the distance of an element from the top of the window, in pixels. */
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? NaN;

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  const { path } = language.frames;

  test("further products are appended; going back and reloading keep the position in the list", async ({ page }) => {
    await visit(page, path, language);
    const cards = cardsOf(page, language);
    await expect(cards).toHaveCount(pageSize);
    const all = await totalOf(page, language);
    const lastPage = Math.ceil(all / pageSize);
    await waitForHydrationOf(page.getByRole("link", { name: texts.more }));
    for (let at = 2; at <= lastPage; at++) {
      await press(page.getByRole("link", { name: texts.more }));
      await expect(cards).toHaveCount(Math.min(at * pageSize, all));
      await expect(cards.nth((at - 1) * pageSize).getByRole("link")).toBeFocused();
      await expect(page).toHaveURL((url) => url.search === `?page=${at}`);
    }
    await expect(page.getByRole("link", { name: texts.more })).toBeHidden();

    const link = cards.nth(60).getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const top = await topOf(link);
    const name = (await link.textContent()) ?? "";
    await press(link);
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(cards).toHaveCount(all);
    expect(Math.abs((await topOf(link)) - top)).toBeLessThan(2);

    await page.reload();
    const before = (lastPage - 1) * pageSize;
    await expect(page.getByText(texts.lastPage(before + 1, all))).toBeVisible();
    await expect(cards).toHaveCount(all - before);
    // Further down, the bar that stays in view covers parts of cards, whose links would be measured as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectHealthyPage(page);
    await press(page.getByRole("link", { name: texts.previous }));
    await expect(page).toHaveURL((url) => url.search === (lastPage > 2 ? `?page=${lastPage - 1}` : ""));
    await expect(cards.first()).toBeVisible();
  });

  test("further products that arrive late do not undo a newer choice", { tag: "@full" }, async ({ page }) => {
    await visit(page, path, language);
    const all = await totalOf(page, language);
    const isMore = (url: URL) => url.searchParams.get("from") === "50";
    const release = await holdRequests(page, isMore);
    const newest = await namesOn(page, language);
    await waitForHydrationOf(page.getByRole("link", { name: texts.more }));
    const requested = page.waitForRequest((request) => isMore(new URL(request.url())));
    await press(page.getByRole("link", { name: texts.more }));
    const late = await requested;
    await page.getByLabel(texts.sort).selectOption(texts.cheapest);
    await expect(page).toHaveURL(/\?sort=price-low-to-high$/);
    // The address changes before the list does; the next press must apply to the visible list.
    await expect.poll(() => namesOn(page, language)).not.toEqual(newest);
    release();
    // There is no response if the page has given up waiting for it.
    await (await late.response())?.finished();
    await press(page.getByRole("link", { name: texts.more }));
    await expect(page).toHaveURL(/\?sort=price-low-to-high&page=2$/);
    await expect(cardsOf(page, language)).toHaveCount(Math.min(2 * pageSize, all));
  });

  test("filters appear as chips, in the address and in the history", async ({ page, context }) => {
    await visit(page, `${path}?shape=round&shape=panto&sort=price-low-to-high`, language);
    const chosen = await namesOn(page, language);
    expect(chosen.length).toBeLessThan(50);

    const shared = await context.newPage();
    await visit(shared, page.url(), language);
    expect(await namesOn(shared, language)).toEqual(chosen);
    await shared.close();

    await press(page.getByRole("link", { name: texts.dropPanto }));
    await expect(page).toHaveURL(/\?shape=round&sort=price-low-to-high$/);
    await expect(page.getByRole("link", { name: texts.dropPanto })).toBeHidden();
    const round = await namesOn(page, language);
    expect(chosen).toEqual(expect.arrayContaining(round));

    await page.goBack();
    await expect(page.getByRole("link", { name: texts.dropPanto })).toBeVisible();
    await expect.poll(() => namesOn(page, language)).toEqual(chosen);

    await press(page.getByRole("link", { name: texts.clear, exact: true }));
    await expect(page).toHaveURL(/\?sort=price-low-to-high$/);
    await expect(page.getByRole("link", { name: texts.dropRound })).toBeHidden();
    await expect(
      page.getByRole("status").filter({ hasText: texts.total(await totalOf(page, language)) }),
    ).toBeVisible();
  });

  test("an empty result says so and offers to remove filters", { tag: "@full" }, async ({ page }) => {
    await visit(page, `${path}?shape=panto&width=59-&price=${texts.dearest}`, language);
    await expect(page.getByRole("heading", { name: texts.nothing })).toBeVisible();
    for (const drop of [texts.dropPanto, texts.dropWidth, texts.dropPrice]) {
      await expect(page.getByRole("link", { name: drop }).first()).toBeVisible();
    }
    await visit(page, `${path}?shape=panto&width=59-`, language);
    await expect(page.getByRole("heading", { name: texts.nothing })).toBeVisible();
    await expectHealthyPage(page);
    const ways = page.getByRole("region").or(page.getByRole("main"));
    await press(ways.getByRole("link", { name: texts.dropWidth }).last());
    await expect(page).toHaveURL(/\?shape=panto$/);
    await expect(page.getByRole("heading", { name: texts.nothing })).toBeHidden();
    await page.goBack();
    await press(page.getByRole("link", { name: texts.clearAll, exact: true }));
    await expect(page).toHaveURL((url) => url.search === "");
    await expect(cardsOf(page, language)).toHaveCount(pageSize);
  });
});

/** Expects a list to be the same as with `shape=panto` alone. */
async function expectIgnored(page: Page, parameters: string): Promise<void> {
  const { path } = polish.frames;
  await visit(page, `${path}?shape=panto`, polish);
  const panto = await namesOn(page, polish);
  await visit(page, `${path}?shape=panto&${parameters}`, polish);
  expect(await namesOn(page, polish)).toEqual(panto);
  await expect(page.getByRole("link", { name: /^Usuń filtr/ })).toHaveCount(1);
}

const invalidParameters = [
  "shape=nonsense",
  "colour=red",
  "sort=banana",
  "page=0",
  "page=7",
  "page=two",
  "width=wide",
  "price=1-2",
  "__proto__=x&constructor=y",
];

test("invalid parameters of an address are ignored", { tag: "@full" }, async ({ page }) => {
  await expectIgnored(page, invalidParameters.join("&"));
});

for (const parameter of invalidParameters) {
  test(`the invalid parameter ${parameter} of an address is ignored`, { tag: "@full" }, async ({ page }) => {
    await expectIgnored(page, parameter);
  });
}

test("an option that does not exist hides no further products", { tag: "@full" }, async ({ page }) => {
  await visit(page, `${polish.frames.path}?shape=nonsense`, polish);
  await expect(cardsOf(page, polish)).toHaveCount(pageSize);
  const more = page.getByRole("link", { name: words.Polish.more });
  await waitForHydrationOf(more);
  await more.click();
  await expect(cardsOf(page, polish)).toHaveCount(2 * pageSize);
});

test("a filter chosen before hydration is applied", async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/core-/);
  await page.goto(polish.frames.path, { waitUntil: "commit" });
  const panto = page.getByRole("checkbox", { name: /^Panto/ });
  await panto.check();
  const widest = page.getByRole("textbox", { name: "Szerokość szkła: do, w mm" });
  await widest.fill("49");
  release();
  await expect(page).toHaveURL(/\?shape=panto$/);
  await expect(page.getByRole("link", { name: words.Polish.dropPanto })).toBeVisible();
  await expect(widest).toHaveValue("49");
  await widest.press("Enter");
  await expect(page).toHaveURL(/\?shape=panto&width=-49$/);
  await expect(panto).toBeChecked();
});

test("the filters keep the server's state until their code has loaded", async ({ page }) => {
  const { path } = polish.frames;
  const release = await holdRequests(page, /\/assets\/ListControls-.+\.js/);
  await visit(page, `${path}?shape=panto`, polish);
  const panto = page.getByRole("checkbox", { name: /^Panto/ });
  const link = page.getByRole("link", { name: polish.frames.name, exact: true }).first();
  // Before, the link would load the whole page, without the filter.
  await waitForHydrationOf(link);
  const requested = page.waitForResponse((response) => response.url().includes("/product/_search"));
  await link.click();
  await (await requested).finished();
  await expect(page).toHaveURL((url) => url.search === "");
  await expect(panto).toBeChecked();
  release();
  await expect(panto).not.toBeChecked();
  await expect(cardsOf(page, polish)).toHaveCount(pageSize);
});

test.describe("when the code of the filters cannot be loaded", () => {
  test.use({ expectsErrors: true });

  test("the filters stay as the server rendered them, and links still work", { tag: "@full" }, async ({ page }) => {
    const { path } = polish.frames;
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/ListControls-"));
    await page.route(/\/assets\/ListControls-/, (route) => route.abort());
    await visit(page, path, polish);
    await refused;
    const shapes = page.getByRole("group", { name: "Kształt", exact: true });
    await expect(shapes).toBeVisible();
    await page.getByRole("link", { name: words.Polish.more }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(shapes).toBeVisible();
    await expect(cardsOf(page, polish).first()).toBeVisible();
  });
});

test.describe("on a phone, where the filters open in a drawer", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test(
    "closing the drawer returns the focus to its button, even if it moved while the drawer loaded",
    { tag: "@full" },
    async ({ page }) => {
      const release = await holdRequests(page, /\/assets\/ListControls-/);
      await visit(page, polish.frames.path, polish);
      const filters = page.getByRole("button", { name: /^Filtry/ });
      await filters.press("Enter");
      await page.keyboard.press("Tab");
      await expect(filters).not.toBeFocused();
      release();
      const drawer = page.getByRole("dialog", { name: /^Filtry/ });
      await expect(drawer).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(filters).toBeFocused();
    },
  );

  test("a press before the code of dialogs has come opens the drawer once it has", async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/overlays-/);
    await visit(page, polish.frames.path, polish);
    const requested = page.waitForRequest(/\/assets\/overlays-/);
    await page.getByRole("button", { name: /^Filtry/ }).tap();
    await requested;
    const drawer = page.getByRole("dialog", { name: /^Filtry/ });
    await expect(drawer).toBeHidden();
    release();
    await expect(drawer).toBeVisible();
  });

  test.describe("and its code cannot be loaded", () => {
    test.use({ expectsErrors: true });

    test("a notice says so, and the page can be used", async ({ page }) => {
      await page.route(/\/assets\/overlays-/, (route) => route.abort());
      await visit(page, polish.frames.path, polish);
      await page.getByRole("button", { name: /^Filtry/ }).tap();
      await expect(page.getByRole("region", { name: polish.notices }).getByRole("button").first()).toBeVisible();
      await page.getByRole("link", { name: words.Polish.more }).click();
      await expect(page).toHaveURL(/\?page=2$/);
    });
  });
});

test("a page is painted before its code is requested", async ({ page }) => {
  await page.goto(polish.frames.path);
  await expect(page.getByRole("link", { name: polish.cart })).toBeVisible();
  const { painted, loaded, requested } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    const [navigation] = performance.getEntriesByType("navigation");
    return {
      painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity,
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity,
      requested: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  // A browser that paints very late, as on a busy machine, requests the code half a second after the page has loaded.
  expect(requested).toBeGreaterThanOrEqual(Math.min(painted, loaded + 500));
});
