import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { desktop, phone } from "./support/browser.ts";
import { median } from "./support/median.ts";
import { categoryPath, firstProductPath } from "./support/pagePaths.ts";
import { type ProbeEntry, shortestNoted } from "./support/probe.ts";
import { shownAt } from "./support/shownAt.ts";
import { against, round, type Table } from "./support/tables.ts";
import { newVisit, type Visit } from "./support/visit.ts";
import { withShop } from "./support/withShop.ts";

interface Interaction {
  readonly what: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  /** Milliseconds until the next picture. */
  readonly budget: number;
  /** What has to be done first. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** What matches as soon as what was asked for is there. */
  readonly shown: string | ((page: Page) => Promise<string>);
}

const offeredFilter = "label:has(input[type=checkbox]:enabled)";
/** A page of a list with less than 50 products. */
const narrowed = "main:not(:has(li:nth-child(50) > h3))";
const openMicrocart = "dialog[open]";

/** The main picture is another. */
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
    shown: narrowed,
  },
  {
    what: "filter in the drawer, phone",
    path: categoryPath,
    device: phone,
    budget: 150,
    prepare: async (page) => {
      await page.getByRole("button", { name: /^Filtr/ }).tap();
      await page.locator("dialog[open]").waitFor();
    },
    target: (page) => page.locator(`dialog ${offeredFilter}`).first(),
    shown: narrowed,
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
    shown: openMicrocart,
  },
  {
    what: "microcart by adding to the cart, phone",
    path: productPath,
    device: phone,
    budget: 50,
    target: (page) => page.getByRole("button", { name: "Dodaj do koszyka", exact: true }).first(),
    shown: openMicrocart,
  },
];

interface Interacted {
  /** Until the next picture after the slowest of its events, as INP counts. */
  readonly answered: number;
  /** Until what was asked for is on the screen. */
  readonly shown: number;
  /** The longest that the page stood still meanwhile. */
  readonly stillness: number;
}

const pressTime = 80; // Milliseconds that a finger stays on a button, of a mouse or on the glass.

/** What a hand does: Playwright's own tap ends in the moment in which it begins. */
async function press({ page, session }: Visit, target: Locator, hasTouch: boolean): Promise<void> {
  if (!hasTouch) return target.click({ delay: pressTime });
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be tapped is not on the screen.");
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
    answered: Math.max(shortestNoted, longest(events)),
    shown: there - pressedAt,
    stillness: longest(frames),
  };
}

/** What a shopper does, in a browser four times slower than this machine: INP, and how long what was asked for takes. */
export const interaction = (repetitions = 7): Promise<Table[]> =>
  withShop(async (origin, browser) => {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const each of interactions(await firstProductPath(origin))) {
      const seen: Interacted[] = [];
      for (let done = 0; done < repetitions; done++) seen.push(await interactOnce(browser, origin, each));
      const answered = seen.map((one) => one.answered);
      rows[each.what] = {
        ...against(median(answered), each.budget),
        worst: Math.max(...answered),
        "until shown": round(median(seen.map((one) => one.shown))),
        "longest frame": round(median(seen.map((one) => one.stillness))),
      };
    }
    return [{ title: `Interactions at 4 × CPU (ms; medians of ${repetitions}, and the worst)`, rows }];
  });
