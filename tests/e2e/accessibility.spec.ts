import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import {
  addToCart,
  completeCheckoutSteps,
  microcart,
  placeOrder,
  polish,
  visit,
  waitForHydrationOf,
} from "./shopper.ts";

// Only in `npm run test:full`, in which all journeys check the states of these pages too. `npm test` checks the stories
// of pages and components.

const mobile = { viewport: phone, hasTouch: true, isMobile: true };

const screens = [
  { name: "in dark mode, on a phone", use: { ...mobile, colorScheme: "dark" } },
  { name: "in light mode, on a desktop", use: { viewport: desktop, colorScheme: "light" } },
  { name: "in dark mode, on a desktop", use: { viewport: desktop, colorScheme: "dark" } },
  { name: "in light mode, on a phone", use: { ...mobile, colorScheme: "light" } },
] as const;

/** The kinds of pages that are not on the way to an order. */
const otherPaths = [
  "/c/wszystko?query_string=kropla",
  "/c/wszystko?query_string=qqqq",
  "/c/okulary-korekcyjne?width=90-",
  "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30",
  "/p/DI-ZESTAW-NELA/x",
  "/wishlist?sku=HL-NELA&sku=MR-BRUNO",
  "/compare?sku=HL-NELA&sku=MR-BRUNO",
  "/faceshape",
  "/framescolors",
  "/size-guide",
  "/legal",
  "/error",
];

for (const { name, use } of screens) {
  test.describe(name, { tag: "@full" }, () => {
    test.use({ ...use, contextOptions: { reducedMotion: "reduce" } });

    test("every page on the way to an order is accessible", async ({ page }) => {
      const list = polish.frames.path;
      for (const path of ["/", `${list}?shape=panto&width=-49`, "/cart", polish.nela]) {
        await visit(page, path, polish);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      await addToCart(page, polish);
      await expectAccessible(page);
      await microcart(page, polish).getByRole("link", { name: polish.toCheckout }).click();
      await completeCheckoutSteps(page, polish);
      await expectAccessible(page);
      await placeOrder(page, polish);
      await expectAccessible(page);
    });

    test("every other page is accessible", async ({ page }) => {
      for (const path of otherPaths) {
        await visit(page, path, polish);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      // These two have no link to the cart.
      await page.goto("/prescription/HL-NELA/lens=");
      await waitForHydrationOf(page.getByRole("radio").first());
      await expectAccessible(page);
      await page.goto("/create-password");
      await expect(page.getByLabel(polish.labels.email, { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
