import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Browser, chromium } from "playwright";
import * as z from "zod";
import { browserOptions, screenshotOptions } from "./camera.ts";
import { openStory } from "./openStory.ts";
import { nameOf, type Picture } from "./pictures.ts";

const digestsSchema = z.record(z.string(), z.string());

/** Digests of a Storybook's pictures by name; they show which picture changed, at a hundredth of the size. */
export type Digests = z.infer<typeof digestsSchema>;

export const readDigests = (file: string): Digests =>
  existsSync(file) ? digestsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};

export function writeDigests(file: string, digests: Digests) {
  const sorted = Object.fromEntries(Object.entries(digests).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns the digest of a picture's bytes; rendering and compression are deterministic. */
export const digestOf = (image: Buffer) => createHash("sha256").update(image).digest("hex").slice(0, 16);

/** Takes the digests of pictures, at most four at a time and no more than the machine has processors. */
export async function takeDigests(origin: string, pictures: readonly Picture[]): Promise<Digests> {
  const digests: Digests = {};
  const waiting = [...pictures];
  const takeNext = async (browser: Browser) => {
    const page = await browser.newPage(browserOptions.context);
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      await openStory(page, origin, picture);
      const image = await page.screenshot(screenshotOptions);
      digests[nameOf(picture)] = digestOf(image);
    }
  };
  const browser = await chromium.launch(browserOptions.launch);
  try {
    await Promise.all(
      cpus()
        .slice(0, 4)
        .map(() => takeNext(browser)),
    );
  } finally {
    await browser.close();
  }
  return digests;
}
