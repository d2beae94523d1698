import { test as base } from "@playwright/test";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { expect, type Page, phone } from "./fixtures.ts";
import { german, polish } from "./shopper.ts";

/** Only the development build says where server and browser differ. */
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

/** One of each kind of page. */
const kinds = [
  "/",
  `${polish.frames.path}?shape=panto&width=-49&sort=price-low-to-high&utm_source=mail`,
  "/p/HL-NELA/nela-panto-z-acetatu/HL-NELA-HAVANA-48",
  "/checkout",
  "/de/cart",
  "/create-password#email=anna%40example.com&token=abc",
];

/** The same with what differs from visit to visit, as a visitor may come to it from elsewhere. */
const others = [
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

async function expectSilence(page: Page, shop: Shop, paths: readonly string[]) {
  await page.setViewportSize(phone);
  const noise: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) noise.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.push(`${page.url()}: ${error.message}`));
  for (const path of paths) {
    await page.goto(shop.origin + path);
    // Known only to the browser; the first page waits for the development server to bundle what it needs.
    const takenOver = page.getByRole("link", { name: polish.cart }).or(page.getByRole("link", { name: german.cart }));
    const nothingToOrder = page.getByRole("heading", { name: polish.emptyCart });
    const newPassword = page.getByLabel("Powtórz hasło");
    await expect(takenOver.or(nothingToOrder).or(newPassword).first()).toBeVisible({ timeout: 120_000 });
  }
  expect(noise).toEqual([]);
}

test("every kind of page is taken over by the browser without a warning", async ({ page, shop }) => {
  test.setTimeout(240_000);
  await expectSilence(page, shop, kinds);
});

test("every other page is taken over without a warning", { tag: "@full" }, async ({ page, shop }) => {
  test.setTimeout(240_000);
  await expectSilence(page, shop, others);
});
