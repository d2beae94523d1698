import { expect, type Page } from "@playwright/test";
import { screenshotOptions } from "./camera.ts";
import { openStory } from "./openStory.ts";
import { test } from "./photographer.ts";
import { pathOf } from "./pictures.ts";
import { readPlan } from "./plan.ts";

const { origin, pictures } = readPlan();
const picture = pictures.find(
  ({ storyId, mode }) => storyId === "primitives-text--matrix" && mode === "light pl phone",
);
if (!picture) throw new Error("The matrix of texts is photographed no more; plant the changes in another key story.");

const anyWord = (page: Page) => page.locator("#storybook-root").getByText(/\w/).first();

/** A change that nobody asked for, made in the page that is photographed. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a colour that is one step off": (page) =>
    anyWord(page).evaluate((word: HTMLElement) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(word).color.match(/\d+/g)?.map(Number) ?? [];
      word.style.color = `rgb(${red + 1} ${green} ${blue})`;
    }),
  "a shift of one pixel": (page) =>
    anyWord(page).evaluate((word: HTMLElement) => {
      word.style.translate = "1px";
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

for (const [name, plant] of Object.entries(changes)) {
  test(`${name} is caught`, async ({ studio }) => {
    await openStory(studio, origin, picture);
    await expect(studio).toHaveScreenshot(pathOf(picture), screenshotOptions);
    await plant(studio);
    await expect(studio).not.toHaveScreenshot(pathOf(picture), screenshotOptions);
  });
}
