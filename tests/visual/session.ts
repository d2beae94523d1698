import { cpus } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { snapshotBudget } from "../../.storybook/modes.ts";
import { onInterrupt, wasInterrupted } from "../support/command.ts";
import { playwright } from "../support/playwright.ts";
import type { Outcome } from "../support/outcome.ts";
import { browserOptions } from "./camera.ts";
import { findPictures, type Picture } from "./pictures.ts";
import { writePlan } from "./plan.ts";
import { serve } from "./serve.ts";

/** The folder for everything that a comparison leaves behind. */
export const results = "test-results/visual";

/** Playwright would end the process itself, before the run has named its failures. */
const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Opens a browser for some work, and closes it early if the run is interrupted. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ ...browserOptions.launch, ...ownSignals });
  const stopListening = onInterrupt(() => void browser.close());
  try {
    return await work(browser);
  } finally {
    stopListening();
    await browser.close();
  }
}

/** Does some work for each item, on at most four pages at a time and no more than the machine has processors. */
export const onPages = <Item>(items: readonly Item[], work: (page: Page, item: Item) => Promise<void>): Promise<void> =>
  withBrowser(async (browser) => {
    const waiting = [...items];
    const workOnNext = async () => {
      const page = await browser.newPage(browserOptions.context);
      for (let item = waiting.shift(); item !== undefined && !wasInterrupted(); item = waiting.shift())
        await work(page, item);
    };
    await Promise.all(cpus().slice(0, 4).map(workOnNext));
  });

/** Serves a built Storybook for some work. */
export async function withServer<Result>(folder: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await serve(folder);
  try {
    return await work(server.origin);
  } finally {
    await server.close();
  }
}

/** Returns the pictures of a built Storybook. */
export async function readPictures(folder: string): Promise<readonly Picture[]> {
  const pictures = await withServer(folder, (origin) =>
    withBrowser(async (browser) => findPictures(await browser.newPage(), origin)),
  );
  if (pictures.length <= snapshotBudget) return pictures;
  throw new Error(
    `The stories ask for ${pictures.length} pictures; the budget in .storybook/modes.ts is ${snapshotBudget}.`,
  );
}

/** Compares pictures with those in a folder and shows their differences side by side in a report of that name. */
export const report = (
  folder: string,
  pictures: readonly Picture[],
  baselines: string,
  name: string,
  specs: readonly string[] = ["stories"],
): Promise<Outcome> =>
  withServer(folder, (origin) => {
    writePlan({ origin, baselines: path.resolve(baselines), pictures });
    return playwright("tests/visual/playwright.config.ts", [...specs, "--update-snapshots=none"], {
      PLAYWRIGHT_HTML_OUTPUT_DIR: path.resolve(results, name),
    });
  });
