import { desktop, expect, expectHealthyPage, type Page, phone, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { keyboardOf } from "./keyboard.ts";
import { type Language, visit, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    filters: /^Filtry/,
    round: /^Okrągłe/,
    tortoise: /^Szylkret \d/,
    material: /^Materiał/,
    acetate: /^Acetat \d/,
    to: "do",
    price: "400",
    mark: "Liczby z wewnętrznej strony zausznika",
    fits: "Tylko oprawki, które na mnie pasują",
    within1: /^±1/,
    nothing: "Nic nie pasuje do wszystkich filtrów naraz",
    exists: /^Szerokość szkła – Okrągłe, Szylkret, .*: \d+–\d+\smm$/,
    nearest: "Najbliższe Twojemu rozmiarowi",
    differs: /^Szerokość szkła \d+\smm \(o \d+\smm mniej\)$/,
    chosen: "Szylkret",
    products: "Produkty",
    skip: "Przejdź do produktów",
  },
  German: {
    filters: /^Filter/,
    round: /^Rund/,
    tortoise: /^Havanna \d/,
    material: /^Material/,
    acetate: /^Acetat \d/,
    to: "bis",
    price: "90",
    mark: "Zahlen auf der Innenseite Ihres Bügels",
    fits: "Nur Fassungen, die mir passen",
    within1: /^±1/,
    nothing: "Kein Produkt passt zu allen Filtern",
    exists: /^Glasbreite – Rund, Havanna, .*: \d+–\d+\smm$/,
    nearest: "Am nächsten an Ihrer Größe",
    differs: /^Glasbreite \d+\smm \(\d+\smm weniger\)$/,
    chosen: "Havanna",
    products: "Produkte",
    skip: "Zu den Produkten springen",
  },
};

/** The controls of the filters, beside the list or in the drawer. */
function filtersOf(page: Page, { name }: Language, isPhone: boolean) {
  const texts = words[name];
  const root = isPhone ? page.getByRole("dialog") : page.getByRole("main");
  return {
    round: root.getByRole("checkbox", { name: texts.round }),
    tortoise: root.getByRole("checkbox", { name: texts.tortoise }),
    material: root.locator("summary", { hasText: texts.material }),
    acetate: root.getByRole("checkbox", { name: texts.acetate }),
    to: root.getByRole("textbox", { name: texts.to, exact: true }),
    mark: root.getByRole("textbox", { name: texts.mark }),
    fits: root.getByRole("switch", { name: texts.fits }),
  };
}

const hasFilter = (name: string, value: string) => (url: URL) => url.searchParams.getAll(name).includes(value);

describeJourney(null, ({ language, isPhone, press }) => {
  const texts = words[language.name];

  test("round, tortoise, acetate, not expensive, 52-18-140: the nearest frames and what differs", async ({ page }) => {
    await visit(page, language.frames.path, language);
    const filters = filtersOf(page, language, isPhone);
    if (isPhone) {
      await press(page.getByRole("button", { name: texts.filters }));
      // A filter that no longer narrows the list is left out, so the price comes first.
      await filters.to.fill(texts.price);
      await filters.to.press("Enter");
      await expect(page).toHaveURL(hasFilter("price", `..${texts.price}`));
      await press(filters.round);
      await expect(page).toHaveURL(hasFilter("shape", "round"));
      await press(filters.tortoise);
      await expect(page).toHaveURL(hasFilter("color", "55"));
      await press(filters.material);
      await press(filters.acetate);
      await expect(page).toHaveURL(hasFilter("material", "acetate"));
      await filters.mark.fill("52-18-140");
      await press(filters.fits);
      await expect(page).toHaveURL(hasFilter("width", "50-54"));
      await press(page.getByRole("dialog").getByRole("button", { name: language.close }));
    } else {
      const { press: key, tabTo } = keyboardOf(page);
      await waitForHydrationOf(filters.round);
      await tabTo(page.getByRole("link", { name: texts.skip }));
      await tabTo(filters.round);
      await key("Space");
      await expect(page).toHaveURL(hasFilter("shape", "round"));
      await tabTo(filters.tortoise);
      await key("Space");
      await expect(page).toHaveURL(hasFilter("color", "55"));
      await tabTo(filters.to);
      await page.keyboard.type(texts.price);
      await key("Enter");
      await expect(page).toHaveURL(hasFilter("price", `..${texts.price}`));
      await tabTo(filters.material);
      await key("Enter");
      await tabTo(filters.acetate);
      await key("Space");
      await expect(page).toHaveURL(hasFilter("material", "acetate"));
      await tabTo(filters.mark, "Shift+Tab");
      await page.keyboard.type("52-18-140");
      await key("Enter");
      await expect(page).toHaveURL(hasFilter("width", "50-54"));
    }
    await expect(page.getByRole("heading", { name: texts.nothing })).toBeVisible();
    await expect(page.getByText(texts.exists)).toBeVisible();
    const nearest = page.getByRole("list", { name: texts.nearest }).locator("> li");
    await expect(nearest.first().getByText(texts.differs)).toBeVisible();
    await expectHealthyPage(page);
    const link = nearest.first().getByRole("link").first();
    await (isPhone ? press(link) : link.press("Enter"));
    await expect(page).toHaveURL(/\/p\/[^/]+\/[^/]+\/[^/]+$/);
    await expect(page.getByRole("main").getByText(texts.chosen).first()).toBeVisible();
  });

  test("the size is remembered, and one switch applies it to another list", { tag: "@full" }, async ({ page }) => {
    await visit(page, language.frames.path, language);
    const filters = filtersOf(page, language, isPhone);
    const openFilters = async () => {
      if (isPhone) await press(page.getByRole("button", { name: texts.filters }));
      else await waitForHydrationOf(filters.mark);
    };
    await openFilters();
    await filters.mark.fill("49-20-145");
    await press(page.getByRole(isPhone ? "dialog" : "main").getByRole("radio", { name: texts.within1 }));
    await press(filters.fits);
    await expect(page).toHaveURL(hasFilter("width", "48-50"));
    await expect(filters.fits).toBeChecked();
    if (isPhone) await press(page.getByRole("dialog").getByRole("button", { name: language.close }));
    // Every card shows a variant of that size.
    const cards = page.getByRole("list", { name: texts.products, exact: true }).locator("> li");
    const marks = () =>
      cards.evaluateAll((all) =>
        all.map((card) => /(\d+)\smm\D+(\d+)\smm\D+(\d+)\smm/.exec(card.textContent)?.slice(1)),
      );
    const isWithin = (mark: readonly string[] | undefined) =>
      [49, 20, 145].every((length, at) => Math.abs(Number(mark?.[at]) - length) <= 1);
    await expect.poll(async () => (await marks()).every(isWithin)).toBe(true);
    expect(await cards.count()).toBeGreaterThan(0);

    await visit(
      page,
      `${language.prefix}/c/${language.name === "Polish" ? "okulary-damskie" : "damenbrillen"}`,
      language,
    );
    await openFilters();
    await expect(filters.mark).toHaveValue("49-20-145");
    await expect(filters.fits).not.toBeChecked();
    await press(filters.fits);
    await expect(page).toHaveURL(hasFilter("length", "144-146"));
  });
});

for (const size of [phone, desktop]) {
  test(
    `the head of a category is low, and its bar stays in view, at ${size.width} px`,
    { tag: "@full" },
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto("/c/okulary-korekcyjne");
      const bar = page.getByRole("combobox", { name: "Sortuj:" });
      const main = await page.getByRole("main").boundingBox();
      const box = await bar.boundingBox();
      expect((box?.y ?? 999) - (main?.y ?? 0)).toBeLessThan(260);
      await page.getByRole("list", { name: "Produkty", exact: true }).locator("> li").nth(20).scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport();
    },
  );
}
