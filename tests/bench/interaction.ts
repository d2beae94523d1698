import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { desktop, phone } from "./support/browser.ts";
import { median } from "./support/median.ts";
import { categoryPath, firstProductPath } from "./support/pagePaths.ts";
import { type ProbeEntry, eventThreshold } from "./support/probe.ts";
import { shownAt } from "./support/shownAt.ts";
import { withBudget, round, type Table } from "./support/tables.ts";
import { newVisit, type Visit } from "./support/visit.ts";
import { withShop } from "./support/withShop.ts";

interface Interaction {
  readonly what: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  /** Milliseconds until the next paint. */
  readonly budget: number;
  /** Prepares the page before the interaction. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** A selector that matches as soon as the result is shown. */
  readonly shown: string | ((page: Page) => Promise<string>);
}

const offeredFilter = "label:has(input[type=checkbox]:enabled)";
/** A list with fewer than 50 products. */
const filteredList = "main:not(:has(li:nth-child(50) > h3))";
const openPanel = "[data-modal]";

/** Returns a selector that matches once the main picture has changed. */
async function otherPicture(page: Page): Promise<string> {
  const source = await page.locator("main img").first().getAttribute("src");
  return `main:not(:has(img[src="${source}"]))`;
}

const interactions = (productPath: string): readonly Interaction[] => [
  {
    what: "filter in the rail, 1440 px",
    path: categoryPath,
    device: desktop,
    budget: 150,
    target: (page) => page.locator(`main form ${offeredFilter}`).first(),
    shown: filteredList,
  },
  {
    what: "filter in the drawer, phone",
    path: categoryPath,
    device: phone,
    budget: 150,
    prepare: async (page) => {
      await page.getByRole("button", { name: /^Filtr/ }).tap();
      await page.locator(openPanel).waitFor();
    },
    target: (page) => page.locator(`${openPanel} ${offeredFilter}`).first(),
    shown: filteredList,
  },
  {
    what: "variant, phone",
    path: productPath,
    device: phone,
    budget: 90,
    target: (page) => page.locator("main fieldset li a:not([aria-current])").first(),
    shown: otherPicture,
  },
  {
    what: "microcart from the header, phone",
    path: productPath,
    device: phone,
    budget: 50,
    target: (page) => page.getByRole("link", { name: /^Koszyk, / }),
    shown: openPanel,
  },
  {
    what: "microcart by adding to the cart, phone",
    path: productPath,
    device: phone,
    budget: 50,
    target: (page) => page.getByRole("button", { name: /^Dodaj (samą oprawkę )?do koszyka$/ }).first(),
    shown: openPanel,
  },
];

interface Interacted {
  /** Until the next paint after the slowest of its events, as INP counts. */
  readonly painted: number;
  /** Until the result is on the screen. */
  readonly shown: number;
  /** The longest animation frame meanwhile. */
  readonly longestFrame: number;
}

const pressTime = 80; // Milliseconds between pressing and releasing.

/** Presses for a realistic time; Playwright's tap takes no time. */
async function press({ page, session }: Visit, target: Locator, hasTouch: boolean): Promise<void> {
  if (!hasTouch) return target.click({ delay: pressTime });
  const box = await target.boundingBox();
  if (!box) throw new Error("The target of the tap is not on the screen.");
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.waitForTimeout(pressTime);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function interactOnce(browser: Browser, origin: string, interaction: Interaction): Promise<Interacted> {
  const { path, device, prepare, target, shown } = interaction;
  const visit = await newVisit(browser, device);
  const { page } = visit;
  await visit.open(origin + path);
  await prepare?.(page);
  await target(page).scrollIntoViewIfNeeded();
  if (!device.hasTouch) await target(page).hover();
  await visit.becomeIdle();
  await visit.slowDown(4);
  const thereAt = shownAt(page, typeof shown === "string" ? shown : await shown(page));
  await press(visit, target(page), device.hasTouch ?? false);
  const there = await thereAt;
  await visit.becomeIdle();
  const { pressedAt, events, frames } = await page.evaluate(() => {
    const { pressedAt, events, frames } = window.probe;
    const since = ({ startTime }: ProbeEntry) => startTime >= pressedAt - 1;
    return { pressedAt, events: events.filter(since), frames: frames.filter(since) };
  });
  await visit.end();
  const longest = (entries: readonly ProbeEntry[]) => Math.max(0, ...entries.map(({ duration }) => duration));
  return {
    painted: Math.max(eventThreshold, longest(events)),
    shown: there - pressedAt,
    longestFrame: longest(frames),
  };
}

/** Measures a shopper's interactions at a quarter of the CPU speed: INP, and the time until the result is shown. */
export const interaction = (repetitions = 7): Promise<Table[]> =>
  withShop(async (origin, browser) => {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const each of interactions(await firstProductPath(origin))) {
      const seen: Interacted[] = [];
      for (let done = 0; done < repetitions; done++) seen.push(await interactOnce(browser, origin, each));
      const painted = seen.map((one) => one.painted);
      rows[each.what] = {
        ...withBudget(median(painted), each.budget),
        worst: Math.max(...painted),
        "until shown": round(median(seen.map((one) => one.shown))),
        "longest frame": round(median(seen.map((one) => one.longestFrame))),
      };
    }
    return [{ title: `Interactions at 4 × CPU (ms; medians of ${repetitions}, and the worst)`, rows }];
  });
