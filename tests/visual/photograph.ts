import type { Page } from "playwright";
import { screenshotOptions } from "./camera.ts";
import { isPage, openStory } from "./openStory.ts";
import { nameOf, type Picture } from "./pictures.ts";
import { onPages } from "./session.ts";

/** After this many stories have failed, the remaining pictures are not taken, since they usually fail alike. */
const maxFailures = 3;

/** The number of pictures after which one that still moves is taken as it is. */
const maxAttempts = 6;

/** Takes a picture; of a whole page, until two in a row are alike, because its parts appear one after another. */
async function take(page: Page, { storyId }: Picture): Promise<Buffer> {
  let image = await page.screenshot(screenshotOptions);
  if (!isPage(storyId)) return image;
  for (let attempt = 1; attempt < maxAttempts; attempt++) {
    const next = await page.screenshot(screenshotOptions);
    if (next.equals(image)) return next;
    image = next;
  }
  return image;
}

/** Takes pictures. Returns how many failed. */
export async function photograph(
  origin: string,
  pictures: readonly Picture[],
  receive: (picture: Picture, image: Buffer) => void,
): Promise<number> {
  let failed = 0;
  let untaken = 0;
  await onPages(pictures, async (page, picture) => {
    if (failed >= maxFailures) {
      untaken++;
      return;
    }
    try {
      await openStory(page, origin, picture);
      receive(picture, await take(page, picture));
    } catch (error) {
      failed++;
      console.log(`${nameOf(picture)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  if (untaken > 0) console.log(`${untaken} pictures were not taken after ${failed} stories had failed.`);
  return failed;
}
