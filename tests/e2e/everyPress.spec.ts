import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import type { EarlyPage } from "#app/layout/recordPresses.ts";
import { desktop, expect, type Page, phone, test } from "./fixtures.ts";
import { polish } from "./shopper.ts";

// Presses every kind of control of the first views, at each 200 ms until the page responds, with fast, slow and late
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
const step = 200;

/** Finds the controls of the first two screens by their kind, such as the hearts of a list: of each kind, the first. */
function findControls(): Record<string, HTMLElement> {
  const kinds: Record<string, HTMLElement> = {};
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    control.getBoundingClientRect().top + scrollY < 2 * innerHeight;
  for (const control of document.querySelectorAll<HTMLElement>("button, summary, input, header a[aria-label]")) {
    if (!isShown(control)) continue;
    const kind = [control.tagName, control.getAttribute("type"), control.className, control.getAttribute("href")];
    kinds[kind.join(" ")] ??= control;
  }
  return kinds;
}

/** Scrolls to a control, from then on the one whose outcome is observed. Returns null if it is missing or covered. */
async function aim(page: Page, kind: string): Promise<{ readonly x: number; readonly y: number } | null> {
  const controls = await page.evaluateHandle(findControls);
  return controls.evaluate((all, key) => {
    const control = all[key];
    if (!control) return null;
    Reflect.set(window, "pressed", control);
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (control.contains(hit) || hit.contains(control)) ? { x, y } : null;
  }, kind);
}

/** How a press ended, as far as it shows. */
interface Outcome {
  readonly address: string;
  /** What the browser changes without a script: the document, fields next to the control, and what a summary unfolds. */
  readonly native: string;
  /** Open dialogs, counts in the header, and the markup of the control and of what is next to it. */
  readonly shown: string;
  /** The visible messages. */
  readonly messages: readonly string[];
}

/** Returns how a press ended; null while the page is being left. */
const outcome = (page: Page): Promise<Outcome | null> =>
  page
    .evaluate(() => {
      const pressed: unknown = Reflect.get(window, "pressed");
      const around = pressed instanceof HTMLElement && pressed.isConnected ? pressed.parentElement : null;
      const fields = [...(around?.querySelectorAll("input") ?? [])].map(({ checked, value }) => `${checked} ${value}`);
      const isEntered = pressed instanceof HTMLInputElement && pressed === document.activeElement;
      const dialogs = [...document.querySelectorAll("[data-modal]")].map((dialog) => dialog.getAttribute("aria-label"));
      const counts = [...document.querySelectorAll("header a[aria-label]")].map((link) =>
        link.getAttribute("aria-label"),
      );
      const markup = around?.outerHTML.replaceAll(/ data-waiting=""| style="[^"]*"/g, "") ?? "";
      const messages = [...document.querySelectorAll<HTMLElement>("[role=alert], [aria-live]")].flatMap((region) => {
        const text = region.checkVisibility({ visibilityProperty: true }) ? region.innerText.trim() : "";
        return text === "" ? [] : [text];
      });
      return {
        address: location.pathname + location.search,
        native: JSON.stringify([
          pressed instanceof HTMLElement,
          fields,
          isEntered,
          around?.hasAttribute("open") ?? false,
        ]),
        shown: JSON.stringify([dialogs, counts, markup]),
        messages,
      };
    })
    .catch(() => null);

/** Waits until nothing changes any more, and returns the outcome. */
async function settledOutcome(page: Page): Promise<Outcome> {
  let last: Outcome | null = null;
  const hasSettled = async () => {
    const before = last;
    last = await outcome(page);
    return last !== null && JSON.stringify(last) === JSON.stringify(before);
  };
  await expect.poll(hasSettled, { intervals: [200] }).toBe(true);
  return last ?? Promise.reject(new Error("The page was left."));
}

/** Returns the outcome of a press on a page that responds, which may load code for it first. */
async function outcomeAfter(page: Page, before: Outcome): Promise<Outcome> {
  const hasChanged = async () => JSON.stringify(await outcome(page)) !== JSON.stringify(before);
  await expect
    .poll(hasChanged, { timeout: 5000 })
    .toBe(true)
    .catch(() => {});
  await waitUntilResponding(page);
  return settledOutcome(page);
}

/** Waits until the page responds and has repeated what was pressed before. */
const waitUntilResponding = (page: Page) =>
  page.waitForFunction(() => {
    const early: EarlyPage | undefined = window.$early;
    return early?.replay && early.presses.length === 0;
  });

/** Whether the browser serves the pressed control alone: links, summaries, and forms with an address. */
const isServedByBrowser = (page: Page, kind: string) =>
  page.evaluateHandle(findControls).then((controls) =>
    controls.evaluate((all, key) => {
      const control = all[key];
      const form = control instanceof HTMLInputElement || control instanceof HTMLButtonElement ? control.form : null;
      return Boolean(control?.matches("a, summary") || form?.hasAttribute("action"));
    }, kind),
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
  readonly kind: string;
  readonly before: Outcome;
  readonly after: Outcome;
  readonly isServedByBrowser: boolean;
}

const isEqual = (one: Outcome, other: Outcome) =>
  one.address === other.address && one.native === other.native && one.shown === other.shown;

/** Whether an early press ended as on a page that responds, as the browser alone serves it, or in a new message. */
const hasEnded = (ended: Outcome | null, { before, after, isServedByBrowser: isServed }: Expected) =>
  ended !== null &&
  (isEqual(ended, after) ||
    (isServed && (ended.address !== before.address || ended.native !== before.native)) ||
    ended.messages.some((message) => !before.messages.includes(message)));

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

      const kinds = await inNewPage(visitor, fast, async (page) => {
        await page.waitForLoadState("domcontentloaded");
        return (await page.evaluateHandle(findControls)).evaluate((all) => Object.keys(all));
      });
      const expected: Expected[] = [];
      for (const kind of kinds) {
        await inNewPage(visitor, fast, async (page) => {
          await page.waitForLoadState("domcontentloaded");
          const isServed = await isServedByBrowser(page, kind);
          await waitUntilResponding(page);
          await aim(page, kind);
          const before = await settledOutcome(page);
          // Until the page has settled, the control may have moved.
          const target = await aim(page, kind);
          if (!target) return;
          await page.mouse.click(target.x, target.y);
          const after = await outcomeAfter(page, before);
          // The press on a chosen value shows nothing, so that a lost one could not be told from it.
          if (!isEqual(before, after)) expected.push({ kind, before, after, isServedByBrowser: isServed });
        });
      }
      expect(expected.length).toBeGreaterThan(0);

      const failures: string[] = [];
      const pressed = new Set<string>();
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
            const target = await aim(page, control.kind);
            if (!target) return;
            pressed.add(control.kind);
            await page.mouse.click(target.x, target.y);
            await expect
              .poll(async () => hasEnded(await outcome(page), control))
              .toBe(true)
              .catch(async () =>
                failures.push(
                  `${speed}, ${Math.round(delay)} ms, ${control.kind}: ${JSON.stringify(await outcome(page))}\n` +
                    `expected: ${JSON.stringify(control.after)}`,
                ),
              );
          });
        }
      }
      expect(failures).toEqual([]);
      expect(expected.filter(({ kind }) => !pressed.has(kind))).toEqual([]);
    });
  }
}
