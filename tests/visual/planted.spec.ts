import { expect, type Page } from "@playwright/test";
import { screenshotOptions } from "./camera.ts";
import { openStory } from "./openStory.ts";
import { test } from "./storyPage.ts";
import { pathOf } from "./pictures.ts";
import { readPlan } from "./plan.ts";

const { origin, pictures } = readPlan();
const picture = pictures.find(
  ({ storyId, mode }) => storyId === "primitives-text--matrix" && mode === "light pl phone",
);
if (!picture) throw new Error("primitives-text--matrix has no picture any more; use another key story.");

const firstText = (page: Page) => page.locator("#storybook-root").getByText(/\w/).first();

/** Small unintended changes, made in the page before its screenshot. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a colour one step off": (page) =>
    firstText(page).evaluate((element: HTMLElement) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      element.style.color = `rgb(${red + 1} ${green} ${blue})`;
    }),
  "a shift of one pixel": (page) =>
    firstText(page).evaluate((element: HTMLElement) => {
      element.style.translate = "1px";
    }),
  "a missing glyph": (page) =>
    page.evaluate(async () => {
      const face = [...document.fonts].find(
        ({ family, unicodeRange }) => family.includes("Instrument Sans Variable") && unicodeRange.includes("U+0-FF"),
      );
      if (face) face.unicodeRange = "U+0-6D, U+6F-FF";
      await document.fonts.ready;
    }),
};

for (const [name, apply] of Object.entries(changes)) {
  test(`${name} is detected`, async ({ storyPage }) => {
    await openStory(storyPage, origin, picture);
    await expect(storyPage).toHaveScreenshot(pathOf(picture), screenshotOptions);
    await apply(storyPage);
    await expect(storyPage).not.toHaveScreenshot(pathOf(picture), screenshotOptions);
  });
}
