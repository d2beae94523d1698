import { everywhere } from "./everywhere.ts";
import { expect, expectSound, type Locator, type Page, phone, test } from "./fixtures.ts";
import { type Language, polish, takenOver, visit } from "./shopper.ts";

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
    dropPrice: /^Usuń filtr: powyżej 500\szł$/,
    whole: (all: number) => new RegExp(`^${all} produkt`),
    sort: "Sortuj:",
    cheapest: "cena rosnąco",
  },
  German: {
    products: "Produkte",
    more: "Mehr zeigen",
    shown: /^\d+ von (\d+) gezeigt$/,
    lastPage: (from: number, all: number) => `${from}–${all} von ${all} gezeigt`,
    previous: "Vorherige Seite",
    filters: "Filter",
    dropPanto: "Filter entfernen: Panto",
    dropRound: "Filter entfernen: Rund",
    clear: "Alle löschen",
    nothing: "Nichts passt zu allen Filtern zugleich",
    clearAll: "Filter löschen",
    dropWidth: "Filter entfernen: Glasbreite ab 59 mm",
    dropPrice: /^Filter entfernen: über 500\s€$/,
    whole: (all: number) => new RegExp(`^${all} Produkt`),
    sort: "Sortieren:",
    cheapest: "Preis aufsteigend",
  },
};

/** Products of a page. */
const pageSize = 50;

const cardsOf = (page: Page, { name }: Language) =>
  page.getByRole("list", { name: words[name].products, exact: true }).locator("> li");

const namesOn = (page: Page, language: Language) =>
  cardsOf(page, language).getByRole("heading", { level: 3 }).allTextContents();

/** How many products the open list has in all, as is said below them. */
async function allOf(page: Page, { name }: Language): Promise<number> {
  const { shown } = words[name];
  const all = Number(shown.exec((await page.getByText(shown).textContent()) ?? "")?.[1]);
  expect(all).toBeGreaterThan(pageSize);
  return all;
}

/** Keeps back what is asked for at these addresses, until the answer is called. */
async function hold(page: Page, address: Parameters<Page["route"]>[0]): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(address, async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

/** Where in the window it is seen, in pixels from its upper edge. */
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? NaN;

everywhere(({ language, press }) => {
  const said = words[language.name];
  const { path } = language.frames;

  test("more products come below; the way back and a reload keep the place in the list", async ({ page }) => {
    await visit(page, path, language);
    const cards = cardsOf(page, language);
    await expect(cards).toHaveCount(pageSize);
    const all = await allOf(page, language);
    const lastPage = Math.ceil(all / pageSize);
    await takenOver(page.getByRole("link", { name: said.more }));
    for (let at = 2; at <= lastPage; at++) {
      await press(page.getByRole("link", { name: said.more }));
      await expect(cards).toHaveCount(Math.min(at * pageSize, all));
      await expect(cards.nth((at - 1) * pageSize).getByRole("link")).toBeFocused();
      await expect(page).toHaveURL((url) => url.search === `?page=${at}`);
    }
    await expect(page.getByRole("link", { name: said.more })).toBeHidden();

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
    await expect(page.getByText(said.lastPage(before + 1, all))).toBeVisible();
    await expect(cards).toHaveCount(all - before);
    await expectSound(page);
    await press(page.getByRole("link", { name: said.previous }));
    await expect(page).toHaveURL((url) => url.search === (lastPage > 2 ? `?page=${lastPage - 1}` : ""));
    await expect(cards.first()).toBeVisible();
  });

  test("more products that come late do not undo what was chosen meanwhile", async ({ page }) => {
    await visit(page, path, language);
    const all = await allOf(page, language);
    const isMore = (url: URL) => url.searchParams.get("from") === "50";
    const answer = await hold(page, isMore);
    const newest = await namesOn(page, language);
    await takenOver(page.getByRole("link", { name: said.more }));
    const asked = page.waitForRequest((request) => isMore(new URL(request.url())));
    await press(page.getByRole("link", { name: said.more }));
    await asked;
    await page.getByLabel(said.sort).selectOption(said.cheapest);
    await expect(page).toHaveURL(/\?sort=price-low-to-high$/);
    // The address is ahead of the list: what is pressed next belongs to the list that is seen.
    await expect.poll(() => namesOn(page, language)).not.toEqual(newest);
    const more = page.waitForResponse((response) => isMore(new URL(response.url())));
    answer();
    await (await more).finished();
    await press(page.getByRole("link", { name: said.more }));
    await expect(page).toHaveURL(/\?sort=price-low-to-high&page=2$/);
    await expect(cardsOf(page, language)).toHaveCount(Math.min(2 * pageSize, all));
  });

  test("filters are chips, addresses and steps back", async ({ page, context }) => {
    await visit(page, `${path}?shape=round&shape=panto&sort=price-low-to-high`, language);
    const chosen = await namesOn(page, language);
    expect(chosen.length).toBeLessThan(50);

    const shared = await context.newPage();
    await visit(shared, page.url(), language);
    expect(await namesOn(shared, language)).toEqual(chosen);
    await shared.close();

    await press(page.getByRole("link", { name: said.dropPanto }));
    await expect(page).toHaveURL(/\?shape=round&sort=price-low-to-high$/);
    await expect(page.getByRole("link", { name: said.dropPanto })).toBeHidden();
    const round = await namesOn(page, language);
    expect(chosen).toEqual(expect.arrayContaining(round));

    await page.goBack();
    await expect(page.getByRole("link", { name: said.dropPanto })).toBeVisible();
    await expect.poll(() => namesOn(page, language)).toEqual(chosen);

    await press(page.getByRole("link", { name: said.clear, exact: true }));
    await expect(page).toHaveURL(/\?sort=price-low-to-high$/);
    await expect(page.getByRole("link", { name: said.dropRound })).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: said.whole(await allOf(page, language)) })).toBeVisible();
  });

  test("where nothing has all that was chosen, it is said, and what can be dropped", async ({ page }) => {
    await visit(page, `${path}?shape=panto&width=59-&price=500-`, language);
    await expect(page.getByRole("heading", { name: said.nothing })).toBeVisible();
    for (const drop of [said.dropPanto, said.dropWidth, said.dropPrice]) {
      await expect(page.getByRole("link", { name: drop }).first()).toBeVisible();
    }
    await visit(page, `${path}?shape=panto&width=59-`, language);
    await expect(page.getByRole("heading", { name: said.nothing })).toBeVisible();
    await expectSound(page);
    const ways = page.getByRole("region").or(page.getByRole("main"));
    await press(ways.getByRole("link", { name: said.dropWidth }).last());
    await expect(page).toHaveURL(/\?shape=panto$/);
    await expect(page.getByRole("heading", { name: said.nothing })).toBeHidden();
    await page.goBack();
    await press(page.getByRole("link", { name: said.clearAll, exact: true }));
    await expect(page).toHaveURL((url) => url.search === "");
    await expect(cardsOf(page, language)).toHaveCount(pageSize);
  });
});

test("what an address asks for that is not there is ignored", async ({ page }) => {
  const { path } = polish.frames;
  await visit(page, `${path}?shape=panto`, polish);
  const panto = await namesOn(page, polish);
  for (const ignored of [
    "shape=nonsense",
    "colour=red",
    "sort=banana",
    "page=0",
    "page=7",
    "page=two",
    "width=wide",
    "price=1-2",
    "__proto__=x&constructor=y",
  ]) {
    await visit(page, `${path}?shape=panto&${ignored}`, polish);
    expect(await namesOn(page, polish), ignored).toEqual(panto);
    await expect(page.getByRole("link", { name: /^Usuń filtr/ }), ignored).toHaveCount(1);
  }
});

test("what is chosen before a page is taken over counts", async ({ page }) => {
  const answer = await hold(page, /\/assets\/core-/);
  await page.goto(polish.frames.path, { waitUntil: "commit" });
  const panto = page.getByRole("checkbox", { name: /^Panto/ });
  await panto.check();
  const widest = page.getByRole("textbox", { name: "Szerokość szkła: do, w mm" });
  await widest.fill("49");
  answer();
  await expect(page).toHaveURL(/\?shape=panto$/);
  await expect(page.getByRole("link", { name: words.Polish.dropPanto })).toBeVisible();
  await expect(widest).toHaveValue("49");
  await widest.press("Enter");
  await expect(page).toHaveURL(/\?shape=panto&width=-49$/);
  await expect(panto).toBeChecked();
});

test("the filters stand as they came until their code is there, whatever is asked for meanwhile", async ({ page }) => {
  const { path } = polish.frames;
  const answer = await hold(page, /\/assets\/ListControls-/);
  await visit(page, `${path}?shape=panto`, polish);
  const panto = page.getByRole("checkbox", { name: /^Panto/ });
  const asked = page.waitForResponse((response) => response.url().includes("/product/_search"));
  await page.getByRole("link", { name: polish.frames.name, exact: true }).first().click();
  await (await asked).finished();
  await expect(page).toHaveURL((url) => url.search === "");
  await expect(panto).toBeChecked();
  answer();
  await expect(panto).not.toBeChecked();
  await expect(cardsOf(page, polish)).toHaveCount(pageSize);
});

test.describe("without the code of the filters", () => {
  test.use({ isDisturbed: true });

  test("they stay as they came, and lead on by themselves", async ({ page }) => {
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

test.describe("on a phone, where the filters lie in a drawer", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the focus comes back to their button, wherever it went while they were on their way", async ({ page }) => {
    const answer = await hold(page, /\/assets\/ListControls-/);
    await visit(page, polish.frames.path, polish);
    const filters = page.getByRole("button", { name: /^Filtry/ });
    await filters.press("Enter");
    await page.keyboard.press("Tab");
    await expect(filters).not.toBeFocused();
    answer();
    const drawer = page.getByRole("dialog", { name: /^Filtry/ });
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(filters).toBeFocused();
  });
});

test("a page is painted before its code is asked for", async ({ page }) => {
  await page.goto(polish.frames.path);
  await expect(page.getByRole("link", { name: polish.cart })).toBeVisible();
  const { painted, asked } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return {
      painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(painted);
});
