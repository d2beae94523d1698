import { expect } from "@playwright/test";
import { screenshotOptions } from "./camera.ts";
import { openStory } from "./openStory.ts";
import { test } from "./photographer.ts";
import { pathOf } from "./pictures.ts";
import { readPlan } from "./plan.ts";

const { origin, pictures } = readPlan();

for (const picture of pictures) {
  test(`${picture.storyId}, ${picture.mode}, looks as it did`, async ({ studio }) => {
    await openStory(studio, origin, picture);
    await expect(studio).toHaveScreenshot(pathOf(picture), screenshotOptions);
  });
}
