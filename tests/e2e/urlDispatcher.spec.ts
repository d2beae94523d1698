import { startConfiguredShop } from "../support/configuredShop.ts";
import { desktop, expect, expectHealthyPage, type Locator, type Page, phone, test as base } from "./fixtures.ts";
import type { RunningShop } from "./shops.ts";
import { addToCart, german, type Language, polish, visit, waitForHydration } from "./shopper.ts";

/** Runs against a shop of its own, whose pages are shown at their plain addresses. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    async ({}, use) => {
      const shop = await startConfiguredShop(
        "urlDispatcher",
        [{ subject: "catalog", declared: "urlDispatcher: flag(false)", changed: "urlDispatcher: flag(true)" }],
        { BEHIND_PROXY: "on", SANDBOX: "on" },
      );
      await use(shop);
      await shop.remove();
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

// One after another, so that the shop is built and started only once.
test.describe.configure({ mode: "default" });

const words = {
  Polish: {
    home: "/",
    category: "/okulary-korekcyjne",
    subcategory: "/okulary-korekcyjne/okulary-damskie",
    product: "/nela-panto-z-acetatu",
    page: "/loyalty-card",
    filters: "Filtry",
    panto: /^Panto/,
    dropPanto: "Usuń filtr: Panto",
    show: /^Pokaż/,
    search: "Szukaj",
    field: "Szukaj w sklepie",
    products: "Produkty",
    heart: "Ulubione: Nela",
    wishlist: /^Ulubione, /,
    comparison: "/compare",
  },
  German: {
    home: "/de",
    category: "/de/brillen",
    subcategory: "/de/brillen/damenbrillen",
    product: "/de/nela-panto-aus-acetat",
    page: "/de/loyalty-card",
    filters: "Filter",
    panto: /^Panto/,
    dropPanto: "Filter entfernen: Panto",
    show: /anzeigen$/,
    search: "Suchen",
    field: "Im Shop suchen",
    products: "Produkte",
    heart: "Merkliste: Nela",
    wishlist: /^Merkliste, /,
    comparison: "/de/compare",
  },
} as const;

/** Counts the requests that ask the shop what lies at an address, and the pages that are loaded anew. */
function watch(page: Page) {
  const requests = { map: 0, pages: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/map")) requests.map++;
    if (request.isNavigationRequest()) requests.pages++;
  });
  return requests;
}

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Returns the links of the page that name the address of a route. */
const routeLinks = (page: Page) =>
  page.locator("main a, nav a, footer a").evaluateAll((links) =>
    links.flatMap((link) => {
      const href = link.getAttribute("href") ?? "";
      // The store switcher names pages of the other language, whose words this page does not know.
      return /^(\/de)?\/[pci]\//.test(href) && !link.hasAttribute("hreflang") ? [href] : [];
    }),
  );

const screens = [
  { language: polish, name: "on a desktop", use: { viewport: desktop }, isPhone: false },
  { language: german, name: "on a phone", use: { viewport: phone, hasTouch: true, isMobile: true }, isPhone: true },
];

async function choosePanto(page: Page, { name }: Language, isPhone: boolean): Promise<void> {
  const { filters, panto, dropPanto, show } = words[name];
  if (isPhone) await page.getByRole("button", { name: filters }).click();
  const area = isPhone ? page.getByRole("dialog") : page.getByRole("main");
  await area.getByRole("checkbox", { name: panto }).first().click();
  await expect(page).toHaveURL(/shape=panto/);
  if (isPhone) await area.getByRole("button", { name: show }).click();
  await expect(page.getByRole("main").getByRole("link", { name: dropPanto })).toBeVisible();
}

for (const { language, name, use, isPhone } of screens) {
  test.describe(`${name} in ${language.name}`, { tag: "@full" }, () => {
    test.use(use);
    const { home, category, subcategory, product, page: text } = words[language.name];

    test("a shopper looks around and buys at plain addresses", async ({ page }) => {
      const requests = watch(page);
      await visit(page, category, language);
      expect(await routeLinks(page)).toEqual([]);
      await choosePanto(page, language, isPhone);
      const list = pathOf(page);
      expect(list.split("?")[0]).toBe(category);

      const card = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first();
      const href = (await card.getAttribute("href")) ?? "";
      expect(href).not.toContain("/p/");
      await card.click();
      await expect.poll(() => pathOf(page)).toBe(href);
      await page.getByRole("main").getByRole("link", { name: /mm/ }).last().click();
      await expect(page).toHaveURL(/\?childSku=[^&]+$/);
      const variant = pathOf(page);
      expect(variant.split("?")[0]).toBe(href.split("?")[0]);
      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      expect(requests).toEqual({ map: 0, pages: 1 });

      await page.reload();
      await waitForHydration(page, language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(pathOf(page)).toBe(variant);
      await expectHealthyPage(page);
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(list);
      await expect(page.getByRole("main")).toHaveAttribute("data-page", "category");
      await page.goForward();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

      await addToCart(page, language);
      await page.goto(`${home === "/" ? "" : home}/cart`);
      const line = page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(title) })
        .first();
      await waitForHydration(page, language);
      await line.click();
      await expect.poll(() => pathOf(page)).toBe(variant);
    });

    test("search, wishlist and comparison lead to plain addresses, by keyboard", async ({ page }) => {
      const text = words[language.name];
      const nela = page.getByRole("heading", { level: 1, name: "Nela" });
      const variant = new RegExp(`^${product}(\\?childSku=[^&]+)?$`);
      const header = page.getByRole("banner");
      const follow = async (link: Locator, path: RegExp) => {
        await link.focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => pathOf(page)).toMatch(path);
        await expect(nela).toBeVisible();
      };
      await visit(page, home, language);
      if (isPhone) await header.getByRole("link", { name: text.search }).click();
      await page.getByRole("searchbox", { name: text.field }).filter({ visible: true }).fill("Nela");
      // Sets that contain Nela follow it.
      const suggested = page.getByRole("list", { name: text.products, exact: true }).getByRole("link");
      await follow(suggested.filter({ hasText: "Nela" }).first(), new RegExp(`^${product}$`));

      await page.getByRole("button", { name: text.heart }).click();
      await visit(page, home, language);
      await header.getByRole("link", { name: text.wishlist }).click();
      await follow(page.getByRole("dialog").getByRole("link", { name: /^Nela/ }).first(), variant);

      await visit(page, `${text.comparison}?sku=HL-NELA&sku=MR-BRUNO`, language);
      await follow(page.getByRole("main").getByRole("link", { name: /^Nela/ }).first(), variant);
      await page.reload();
      await expect(nela).toBeVisible();
      expect(pathOf(page).split("?")[0]).toBe(product);
    });

    test("the server shows pages at their plain addresses and redirects the others", async ({ page, request }) => {
      for (const [path, type] of [
        [home, "home"],
        [category, "category"],
        [subcategory, "category"],
        [product, "product"],
        [text, "cms"],
      ] as const) {
        const answer = await page.goto(path);
        expect([path, answer?.status()]).toEqual([path, 200]);
        await expect(page.locator("main")).toHaveAttribute("data-page", type);
        const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
        expect(new URL(canonical ?? "").pathname).toBe(path);
        expect(await routeLinks(page)).toEqual([]);
      }
      const prefix = language.name === "German" ? "/de" : "";
      const slug = product.split("/").at(-1) ?? "";
      const redirects = {
        [`${prefix}/p/HL-NELA/${slug}`]: product,
        [`${prefix}/p/HL-NELA/other?utm_source=mail`]: `${product}?utm_source=mail`,
        [`${prefix}/p/HL-NELA/${slug}/HL-NELA-BLACK-48`]: `${product}?childSku=HL-NELA-BLACK-48`,
        [`${product}?childSku=NO-SUCH`]: product,
        [`${prefix}/c/${subcategory.split("/").at(-1)}?shape=panto&utm_source=mail`]: `${subcategory}?shape=panto&utm_source=mail`,
        [`${prefix}/i/loyalty-card`]: text,
      };
      for (const [path, location] of Object.entries(redirects)) {
        const answer = await request.get(path, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 301, location]);
      }
      const variant = await request.get(`${product}?childSku=HL-NELA-BLACK-48`, { maxRedirects: 0 });
      expect(variant.status()).toBe(200);
      const list = await request.get(`${subcategory}?shape=panto&sort=price-low-to-high`, { maxRedirects: 0 });
      expect(list.status()).toBe(200);
      expect((await request.get(`${prefix}/cart`, { maxRedirects: 0 })).status()).toBe(200);
    });
  });
}

test("pages at their plain addresses are cached, which their tags show", { tag: "@full" }, async ({ request }) => {
  for (const path of ["/bruno-kwadratowe", "/okulary-korekcyjne", "/loyalty-card"]) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["etag"]]).toEqual([path, 200, expect.any(String)]);
  }
});

test.describe("missing pages", { tag: "@full" }, () => {
  // Browsers log the status 404 as an error.
  test.use({ expectsErrors: true });

  test("an address at which nothing lies is not found", async ({ page }) => {
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: /^404/ })).toBeVisible();
  });
});
