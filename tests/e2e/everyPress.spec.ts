import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import type { EarlyPage } from "#app/layout/recordPresses.ts";
import { desktop, expect, type Page, phone, test } from "./fixtures.ts";
import { polish } from "./shopper.ts";

// Presses every kind of control of the first views, at each 50 ms until the page responds, with fast, slow and late
// scripts. Each press must end as on a page that responds, as the browser alone serves it, or in a message.

/** The checkout is missing, because nothing on it can be pressed before its code responds. */
const views = {
  home: "/",
  category: polish.frames.path,
  frame: polish.nela,
  "contact lenses": "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30",
  cart: "/cart",
  search: "/c/wszystko?query_string=nela",
};

type Prepare = (page: Page) => Promise<unknown>;

const scripts = "**/assets/*.js";

const speeds: Readonly<Record<"fast" | "slow" | "late", Prepare>> = {
  fast: async () => {},
  slow: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  },
  late: (page) =>
    page.route(scripts, async (route) => {
      await pause(1500);
      await route.continue().catch(() => {});
    }),
};

/** The time between two presses, in milliseconds. */
const step = 50;

/** Finds the controls of the first two screens: of each kind, such as the hearts of a list, the first. */
function findControls(): HTMLElement[] {
  const kinds = new Map<string, HTMLElement>();
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    control.getBoundingClientRect().top + scrollY < 2 * innerHeight;
  for (const control of document.querySelectorAll<HTMLElement>("button, summary, input, header a[aria-label]")) {
    if (!isShown(control)) continue;
    const kind = [control.tagName, control.getAttribute("type"), control.className, control.getAttribute("href")];
    if (!kinds.has(kind.join(" "))) kinds.set(kind.join(" "), control);
  }
  return [...kinds.values()];
}

/** Scrolls to a control and presses it. Returns false if it is not there yet, or covered. */
async function press(page: Page, index: number): Promise<boolean> {
  const controls = await page.evaluateHandle(findControls);
  const middle = await page.evaluate(
    ([all, at]) => {
      const control = all[at];
      if (!control) return null;
      Reflect.set(window, "pressed", control);
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && (control.contains(hit) || hit.contains(control)) ? { x, y } : null;
    },
    [controls, index] as const,
  );
  if (middle) await page.mouse.click(middle.x, middle.y);
  return middle !== null;
}

/** Returns how a press ended, as far as it shows: address, dialogs, counts in the header, the control and what is next to it. */
const outcome = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const pressed: unknown = Reflect.get(window, "pressed");
      const around = pressed instanceof HTMLElement && pressed.isConnected ? pressed.parentElement : null;
      const fields = [...(around?.querySelectorAll("input") ?? [])].map(({ checked, value }) => `${checked} ${value}`);
      const dialogs = [...document.querySelectorAll("dialog[open]")].map((dialog) => dialog.getAttribute("aria-label"));
      const counts = [...document.querySelectorAll("header a[aria-label]")].map((link) =>
        link.getAttribute("aria-label"),
      );
      const markup = around?.outerHTML.replaceAll(/ data-waiting=""| style="[^"]*"/g, "") ?? "";
      return JSON.stringify([location.pathname + location.search, dialogs, counts, fields, markup]);
    })
    // The page is being left.
    .catch(() => "");

/** Waits until nothing changes any more, and returns the outcome. */
async function settledOutcome(page: Page): Promise<string> {
  let last = "";
  await expect(async () => {
    const before = last;
    last = await outcome(page);
    expect(last).toBe(before);
    expect(last).not.toBe("");
  }).toPass({ intervals: [200] });
  return last;
}

/** Whether a sentence or a notice is shown. */
const hasMessage = async (page: Page) =>
  (await page.locator("[role=alert], [aria-live]").filter({ visible: true, hasText: /\S/ }).count()) > 0;

/** Waits until the page responds and has repeated what was pressed before. */
const waitUntilResponding = (page: Page) =>
  page.waitForFunction(() => {
    const early: EarlyPage | undefined = window.$early;
    return early?.replay && early.presses.length === 0;
  });

/** Whether the browser serves the pressed control alone: links, summaries, and forms with an address. */
const isServedByBrowser = (page: Page, index: number) =>
  page.evaluateHandle(findControls).then((controls) =>
    controls.evaluate((all, at) => {
      const control = all[at];
      const form = control instanceof HTMLInputElement || control instanceof HTMLButtonElement ? control.form : null;
      return Boolean(control?.matches("a, summary") || form?.hasAttribute("action"));
    }, index),
  );

interface Visit {
  readonly path: string;
  readonly prepare: Prepare;
}

/** Opens a page for a new visitor, lets `visit` do something there, and closes it. */
async function inNewPage<T>(
  { browser, options }: { readonly browser: Browser; readonly options: BrowserContextOptions },
  { path, prepare }: Visit,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  try {
    await prepare(page);
    await page.goto(path, { waitUntil: "commit" });
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** How a press on a control of a page that responds ends. */
interface Expected {
  readonly index: number;
  readonly before: string;
  readonly after: string;
  readonly isServedByBrowser: boolean;
}

for (const { screen, viewport, pages } of [
  { screen: "phone", viewport: phone, pages: views },
  { screen: "desktop", viewport: desktop, pages: { home: views.home, category: views.category, frame: views.frame } },
]) {
  for (const [view, path] of Object.entries(pages)) {
    const title = `every early press on the ${view} page on a ${screen} has its effect or a message`;
    test(title, { tag: "@full" }, async ({ browser, baseURL }) => {
      test.setTimeout(1_800_000);
      const visitor = { browser, options: { viewport, locale: "pl-PL", ...(baseURL && { baseURL }) } };
      const fast = { path, prepare: speeds.fast };

      const count = await inNewPage(visitor, fast, async (page) => {
        await page.waitForLoadState();
        return (await page.evaluateHandle(findControls)).evaluate((all) => all.length);
      });
      const expected: Expected[] = [];
      for (let index = 0; index < count; index++) {
        await inNewPage(visitor, fast, async (page) => {
          await page.waitForLoadState("domcontentloaded");
          const isServed = await isServedByBrowser(page, index);
          await waitUntilResponding(page);
          const before = await settledOutcome(page);
          if (!(await press(page, index))) return;
          expected.push({ index, before, after: await settledOutcome(page), isServedByBrowser: isServed });
        });
      }
      expect(expected.length).toBeGreaterThan(0);

      const failures: string[] = [];
      for (const [speed, prepare] of Object.entries(speeds)) {
        const start = await inNewPage(visitor, { path, prepare }, async (page) => {
          const begin = performance.now();
          await waitUntilResponding(page);
          return performance.now() - begin;
        });
        // Every time is pressed at, and every control is pressed.
        const presses = Math.max(Math.ceil(start / step), expected.length);
        for (let number = 0; number < presses; number++) {
          const control = expected[number % expected.length];
          const delay = (number * step) % start;
          if (!control) continue;
          await inNewPage(visitor, { path, prepare }, async (page) => {
            await page.waitForSelector("body");
            await pause(delay);
            if (!(await press(page, control.index))) return;
            const hasEnded = async () => {
              const ended = await outcome(page);
              const isServed = control.isServedByBrowser && ended !== "" && ended !== control.before;
              return ended === control.after || isServed || (await hasMessage(page));
            };
            await expect
              .poll(hasEnded)
              .toBe(true)
              .catch(async () =>
                failures.push(
                  `${speed}, ${Math.round(delay)} ms, ${control.index}: ${await outcome(page)}\nexpected: ${control.after}`,
                ),
              );
          });
        }
      }
      expect(failures).toEqual([]);
    });
  }
}
