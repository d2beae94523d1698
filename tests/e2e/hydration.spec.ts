import { test as base } from "@playwright/test";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { expect, type Page, phone } from "./fixtures.ts";
import { german, polish } from "./shopper.ts";

/** Runs the development build, the only one that reports differences between server and browser. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({ arguments: ["--dev"] });
      await use(shop);
      await shop.stop();
      removeFolder(shop.folder);
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

/** One page of each kind. */
const pathsByKind = [
  "/",
  `${polish.frames.path}?shape=panto&width=-49&sort=price-low-to-high&utm_source=mail`,
  "/p/HL-NELA/nela-panto-z-acetatu/HL-NELA-HAVANA-48",
  "/checkout",
  "/de/cart",
  "/create-password#email=anna%40example.com&token=abc",
];

/** Further addresses of these kinds, with parameters as in links from elsewhere. */
const otherPaths = [
  polish.frames.path,
  `${polish.frames.path}?shape=panto&width=59-`,
  `${polish.frames.path}?page=2`,
  "/c/soczewki-kontaktowe",
  "/c/wszystko?query_string=nela",
  "/c/wszystko?query_string=qqqq",
  "/p/HL-NELA/nela-panto-z-acetatu?utm_source=mail",
  "/p/BZ-SWIT/swit-panto-przeciwsloneczne",
  "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30",
  "/cart",
  "/de",
  german.frames.path,
  "/de/p/HL-NELA/nela-panto-aus-acetat",
];

/** Expects no warning or error while each of the pages loads and is hydrated. */
async function expectNoWarnings(page: Page, shop: Shop, paths: readonly string[]) {
  await page.setViewportSize(phone);
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) consoleErrors.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
  for (const path of paths) {
    await page.goto(shop.origin + path);
    // Only rendered in the browser; the first page waits until the development server has bundled its modules.
    const cartLink = page.getByRole("link", { name: polish.cart }).or(page.getByRole("link", { name: german.cart }));
    const nothingToOrder = page.getByRole("heading", { name: polish.emptyCart });
    const newPassword = page.getByLabel("Powtórz hasło");
    await expect(cartLink.or(nothingToOrder).or(newPassword).first()).toBeVisible({ timeout: 120_000 });
  }
  expect(consoleErrors).toEqual([]);
}

test("every kind of page is hydrated without a warning", { tag: "@full" }, async ({ page, shop }) => {
  test.setTimeout(240_000);
  await expectNoWarnings(page, shop, pathsByKind);
});

test("every other page is hydrated without a warning", { tag: "@full" }, async ({ page, shop }) => {
  test.setTimeout(240_000);
  await expectNoWarnings(page, shop, otherPaths);
});
