import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright";
import * as z from "zod";
import type { Outcome, Runner } from "../support/outcome.ts";
import { browserOptions } from "./camera.ts";
import { wideStories } from "./wideStories.ts";
import { serve } from "./serve.ts";

/** The width of a 1280 px window at a zoom of 400 %. */
const screen = { width: 320, height: 640 };

const indexSchema = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });

declare const __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, choice: object): void };
declare const __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly id?: string; readonly phase?: string } };

/** Checks that no story is wider than a small phone at twice the text size. */
export const narrow = (storybook: string, { isFull }: { readonly isFull: boolean }): Runner => ({
  name: "stories at 320 px with text of 200 %",
  run: async () => {
    const index = indexSchema.parse(JSON.parse(readFileSync(path.join(storybook, "index.json"), "utf8")));
    const ids = Object.values(index.entries)
      .filter(({ id, type }) => type === "story" && !id.startsWith("pages-"))
      .map(({ id }) => id)
      .filter((id) => !wideStories.has(id) && (isFull || /--(matrix|stress)$/.test(id)));
    return measure(storybook, ids);
  },
});

async function measure(storybook: string, ids: readonly string[]): Promise<Outcome> {
  const server = await serve(storybook);
  const browser = await chromium.launch(browserOptions.launch);
  const waiting = [...ids];
  let failed = 0;
  const measureNext = async () => {
    const page = await browser.newPage({ ...browserOptions.context, viewport: screen });
    // Stories share a page, so that Storybook loads only once.
    await page.goto(`${server.origin}/iframe.html?viewMode=story&id=${ids[0]}&globals=textSize:200;a11y.manual:!true`);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const excess = await excessOf(page, id);
      if (excess <= 0) continue;
      failed++;
      console.log(`${id} is ${excess} px too wide.`);
    }
    await page.close();
  };
  try {
    await Promise.all([measureNext(), measureNext()]);
  } finally {
    await browser.close();
    await server.close();
  }
  return { passed: ids.length - failed, failed };
}

/** Returns by how many pixels a story is wider than the window after its play function has ended. */
async function excessOf(page: Page, id: string): Promise<number> {
  // Exists after the first story has rendered, and again after a story that navigated elsewhere.
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis && __STORYBOOK_PREVIEW__.currentRender);
  await page.evaluate(
    (storyId) => __STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" }),
    id,
  );
  await page.waitForFunction(
    (storyId) => {
      if (!("__STORYBOOK_PREVIEW__" in globalThis)) return false;
      const { id: shown, phase = "" } = __STORYBOOK_PREVIEW__.currentRender ?? {};
      // The stories' own tests report failed assertions.
      return shown === storyId && ["finished", "aborted", "errored"].includes(phase);
    },
    id,
    { timeout: 60_000 },
  );
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
