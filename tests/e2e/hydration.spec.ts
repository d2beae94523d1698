import { test as base } from "@playwright/test";
import { expect, phone } from "./fixtures.ts";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { polish, ready } from "./shopper.ts";

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

test("every page is taken over by the browser without a warning", async ({ page, shop }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(phone);
  const noise: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) noise.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.push(error.message));
  const visit = async (path: string) => {
    await page.goto(shop.origin + path);
    // Known only to the browser; the first page waits for the development server to bundle what it needs.
    const takenOver = page.getByRole("link", { name: /^(Koszyk|Warenkorb), / });
    const nothingToOrder = page.getByRole("heading", { name: "Koszyk jest pusty" });
    await expect(takenOver.or(nothingToOrder).first()).toBeVisible({ timeout: 120_000 });
  };
  await visit("/");
  await ready(page, polish);
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  const frames = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(frames.length).toBe(12);
  for (const path of [...frames, "/cart", "/checkout", "/de", "/de/cart"]) await visit(path);
  expect(noise).toEqual([]);
});
