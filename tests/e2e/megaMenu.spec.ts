import { expect, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { keyboardOf } from "./keyboard.ts";

const words = {
  Polish: { open: "Okulary korekcyjne: rozwiń", below: "Okrągłe okulary damskie" },
  German: { open: "Brillen: aufklappen", below: "Runde Damenbrillen" },
};

describeJourney("on a desktop", ({ language, isPhone }) => {
  // The menu of phones is a panel.
  if (isPhone) return;
  const texts = words[language.name];

  test("the menu opens under the pointer and by keyboard, and takes no other room than its links", async ({ page }) => {
    const home = language.prefix || "/";
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(home, { waitUntil: "domcontentloaded" });
    const menu = page.getByRole("navigation", { name: language.navigation });
    const entry = menu.getByRole("link", { name: language.frames.name, exact: true });
    const plain = await menu.boundingBox();
    release();
    const opener = menu.getByRole("button", { name: texts.open, exact: true });
    await expect(opener).toBeAttached();
    expect(await menu.boundingBox()).toEqual(plain);
    const below = menu.getByRole("link", { name: texts.below, exact: true });
    await entry.hover();
    await expect(below).toBeVisible();
    await page.getByRole("main").hover();
    await expect(below).toBeHidden();

    const keyboard = keyboardOf(page);
    await keyboard.tabTo(opener);
    await keyboard.press("Enter");
    await keyboard.tabTo(below);
    await keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(below).toBeHidden();
    await keyboard.press("Enter");
    await keyboard.tabTo(below);
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: texts.below })).toBeFocused();
    await expect(menu.getByRole("button", { expanded: true })).toHaveCount(0);
  });

  for (const width of [1280, 1366]) {
    test(`the names of the menu stand on one line at ${width} px`, { tag: "@full" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(language.prefix || "/");
      const menu = page.getByRole("navigation", { name: language.navigation });
      const entry = menu.getByRole("link", { name: language.frames.name, exact: true });
      const [row, name] = [await menu.boundingBox(), await entry.boundingBox()];
      expect(row?.height).toBe(name?.height);
    });
  }

  test.describe("by touch", () => {
    test.use({ hasTouch: true });

    test("the first touch opens an entry, and the second one follows its link", { tag: "@full" }, async ({ page }) => {
      await page.goto(language.prefix || "/");
      const menu = page.getByRole("navigation", { name: language.navigation });
      const opener = menu.getByRole("button", { name: texts.open, exact: true });
      await expect(opener).toBeAttached();
      const entry = menu.getByRole("link", { name: language.frames.name, exact: true });
      await entry.tap();
      await expect(menu.getByRole("link", { name: texts.below, exact: true })).toBeVisible();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await entry.tap();
      await expect(page.getByRole("heading", { level: 1, name: language.frames.name })).toBeVisible();
      await expect(menu.getByRole("button", { expanded: true })).toHaveCount(0);
    });
  });
});
