import { expect, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { microcart, waitForHydration } from "./shopper.ts";
import { expectStyled } from "./styles.ts";

const words = {
  Polish: {
    waiting: "Strona jeszcze się wczytuje",
    lost: "jedna z Twoich czynności przepadła",
    incomplete: "Ta strona nie wczytała się w całości",
    retry: "Spróbuj ponownie",
    save: /^Ulubione: /,
    search: "Szukaj w sklepie",
    buyingNeedsScript: "Dodanie produktu do koszyka wymaga JavaScriptu",
    orderingNeedsScript: "Zamówienie wymaga JavaScriptu",
    lenses: "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30",
    power: "Moc",
    more: /^Zwiększ liczbę sztuk/,
    home: "/",
    stopSlides: "Zatrzymaj zmianę slajdów",
    resumeSlides: "Wznów zmianę slajdów",
  },
  German: {
    waiting: "Die Seite wird noch geladen",
    lost: "dabei ging eine Eingabe verloren",
    incomplete: "Diese Seite wurde nicht vollständig geladen",
    retry: "Erneut versuchen",
    save: /^Merkliste: /,
    search: "Im Shop suchen",
    buyingNeedsScript: "Um das Produkt in den Warenkorb zu legen, ist JavaScript nötig",
    orderingNeedsScript: "Zum Bestellen ist JavaScript nötig",
    lenses: "/de/p/KR-DZIEN-30/x",
    power: "Stärke",
    more: /^Anzahl erhöhen/,
    home: "/de",
    stopSlides: "Bildwechsel anhalten",
    resumeSlides: "Bildwechsel starten",
  },
} as const;

const scripts = "**/assets/*.js";

/** Withholds all scripts of a page. The returned function lets them through, or lets them fail. */
async function withholdScripts(page: Page): Promise<(outcome?: "abort" | "continue") => void> {
  const { promise, resolve } = Promise.withResolvers<"abort" | "continue">();
  await page.route(scripts, async (route) => route[await promise]());
  return (outcome = "continue") => resolve(outcome);
}

/** Opens a page that has no script yet. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  const sentence = (page: Page) => page.getByRole("alert").filter({ hasText: texts.incomplete });

  test("a product that is added before the page's code arrives is in the cart once", async ({ page }) => {
    const release = await withholdScripts(page);
    await open(page, language.nela);
    const add = page.getByRole("button", { name: language.add, exact: true });
    await press(add);
    await press(add);
    await expect(page.getByRole("status").filter({ hasText: texts.waiting })).toBeVisible();
    release();
    await expect(microcart(page, language).getByText(language.added)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: texts.waiting })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: language.pieces(1) })).toBeVisible();
  });

  test("filters and footer are styled before the page's code arrives", async ({ page }) => {
    await withholdScripts(page);
    await open(page, language.frames.path);
    await expect(page.getByRole("main").getByRole("combobox")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectStyled(page);
  });

  test("a page that is scrolled before its code arrives stays where it is", { tag: "@full" }, async ({ page }) => {
    const release = await withholdScripts(page);
    await open(page, language.frames.path);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    release();
    await waitForHydration(page, language);
    // The router decides where the page is scrolled to once everything is rendered, of which nothing else tells.
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => scrollY)).toBe(600);
  });

  test.describe("when the code does not arrive", () => {
    test.use({ expectsErrors: true });

    test("a press says so, and the retry keeps what was typed and makes the page work", async ({ page }) => {
      const release = await withholdScripts(page);
      await open(page, language.nela);
      const search = page.getByRole("searchbox", { name: texts.search, includeHidden: true });
      await search.evaluate((field) => Reflect.set(field, "value", "nela"));
      await press(page.getByRole("button", { name: language.add, exact: true }));
      release("abort");
      await expect(sentence(page)).toBeVisible();
      await expect(page.getByText(texts.buyingNeedsScript)).toBeVisible();
      let loads = 0;
      page.on("load", () => (loads += 1));
      await page.unroute(scripts);
      await press(sentence(page).getByText(texts.retry));
      await expect(page.getByRole("link", { name: language.cart })).toBeVisible();
      await expect(sentence(page)).toBeHidden();
      await expect(page.getByText(texts.buyingNeedsScript)).toBeHidden();
      await expect(search).toHaveValue("nela");
      expect(loads).toBe(0);
    });

    test("the checkout shows what it shows without JavaScript, and a sentence", async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      await open(page, `${language.prefix}/checkout`);
      await expect(sentence(page)).toBeVisible();
      await expect(page.getByText(texts.orderingNeedsScript)).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toBeHidden();
      const distanceToLowerEdge = () =>
        sentence(page).evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom));
      await expect.poll(distanceToLowerEdge).toBe(0);
    });
  });
});

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("a link that is followed before a product is in the cart waits for it", async ({ page }) => {
    const release = await withholdScripts(page);
    await open(page, language.nela);
    await press(page.getByRole("button", { name: language.add, exact: true }));
    await page.getByRole("banner").getByRole("link", { name: "Dioptra" }).click({ noWaitAfter: true });
    release();
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/?$`));
    await expect(page.getByRole("link", { name: language.pieces(1), includeHidden: true })).toBeAttached();
  });

  test(
    "a press on a button that was replaced before it could be repeated is reported",
    { tag: "@full" },
    async ({ page }) => {
      const release = await withholdScripts(page);
      await open(page, language.nela);
      const add = page.getByRole("button", { name: language.add, exact: true });
      await press(add);
      await add.evaluate((button) => button.replaceWith(button.cloneNode(true)));
      release();
      await expect(page.getByRole("region", { name: language.notices }).getByText(texts.lost)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: texts.waiting })).toBeHidden();
    },
  );

  test(
    "a press on a part whose code has not arrived after 15 seconds is given up, and the page says so",
    { tag: "@full" },
    async ({ page }) => {
      await page.clock.install();
      const release = await withholdScripts(page);
      await page.route("**/HomeShelves-*.js", () => {});
      await open(page, language.prefix || "/");
      const save = page.getByRole("main").getByRole("button", { name: texts.save }).first();
      await press(save);
      await expect(save).toHaveAttribute("data-waiting");
      release();
      await waitForHydration(page, language);
      const sentence = page.getByRole("alert").filter({ hasText: texts.incomplete });
      await expect(sentence).toBeHidden();
      await page.clock.fastForward(15_100);
      await expect(sentence).toBeVisible();
      await expect(save).not.toHaveAttribute("data-waiting");
      await expect(page.getByRole("status").filter({ hasText: texts.waiting })).toBeHidden();
    },
  );

  test("a frame that is saved and a colour that is chosen early stay so", { tag: "@full" }, async ({ page }) => {
    const release = await withholdScripts(page);
    await open(page, language.frames.path);
    const save = page.getByRole("main").getByRole("button", { name: texts.save }).first();
    const color = page.getByRole("main").locator("li input[type=radio]").nth(1);
    await press(save);
    await color.press("Space");
    release();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expect(color).toBeChecked();
  });

  test("slides that are stopped early stay stopped", { tag: "@full" }, async ({ page }) => {
    const release = await withholdScripts(page);
    await open(page, texts.home);
    await press(page.getByRole("button", { name: texts.stopSlides }));
    release();
    await expect(page.getByRole("button", { name: texts.resumeSlides })).toBeVisible();
  });

  test("the power and the quantity of lenses that are entered early count", async ({ page }) => {
    const release = await withholdScripts(page);
    await open(page, texts.lenses);
    const power = page.getByLabel(texts.power).first();
    await power.fill("-2");
    await press(page.getByRole("button", { name: texts.more }).first());
    release();
    await expect(power).toHaveValue("−2,00");
    await expect(
      page.getByRole("textbox", { name: texts.more }).or(page.locator("input[inputmode=numeric]")).first(),
    ).toHaveValue("2");
  });

  test("the list of a field that is pressed early opens", { tag: "@full" }, async ({ page }) => {
    const release = await withholdScripts(page);
    await open(page, texts.lenses);
    const power = page.getByRole("combobox", { name: texts.power }).first();
    await press(power);
    release();
    await expect(power).toHaveAttribute("aria-expanded", "true");
  });
});
