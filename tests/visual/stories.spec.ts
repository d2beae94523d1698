import { expect } from "@playwright/test";
import { screenshotOptions } from "./camera.ts";
import { openStory } from "./openStory.ts";
import { test } from "./storyPage.ts";
import { pathOf } from "./pictures.ts";
import { readPlan } from "./plan.ts";

const { origin, pictures } = readPlan();

for (const picture of pictures) {
  test(`${picture.storyId}, ${picture.mode}, looks unchanged`, async ({ storyPage }) => {
    await openStory(storyPage, origin, picture);
    await expect(storyPage).toHaveScreenshot(pathOf(picture), screenshotOptions);
  });
}
