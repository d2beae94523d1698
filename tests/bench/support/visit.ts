import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";
import { installProbe } from "./probe.ts";

/** A first visit in a new browser context. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  /** Returns the number of requests sent so far. */
  readonly requests: () => number;
  /** Opens a page of the shop and waits until it is hydrated and idle. */
  readonly open: (address: string) => Promise<void>;
  /** Waits until no request is pending and the browser is idle. */
  readonly becomeIdle: () => Promise<void>;
  /** Slows the CPU down by a factor; a mid-range phone corresponds to 4. */
  readonly slowDown: (times: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

const quietTime = 500; // Milliseconds without a request after which the network counts as idle.

const quiet = () => new Promise((resolve) => setTimeout(resolve, quietTime));

/** Runs in the page and waits for a paint and for idle time. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });

export async function newVisit(browser: Browser, device: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ ...device, locale: "pl-PL", timezoneId: "Europe/Warsaw" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(installProbe);
  const requests = { sent: 0, ended: 0 };
  page.on("request", () => requests.sent++);
  page.on("requestfinished", () => requests.ended++);
  page.on("requestfailed", () => requests.ended++);

  async function becomeIdle() {
    let before = -1;
    while (requests.sent !== before || requests.sent !== requests.ended) {
      before = requests.sent;
      await quiet();
    }
    await page.evaluate(untilIdle);
  }
  return {
    page,
    session,
    requests: () => requests.sent,
    async open(address) {
      await page.goto(address);
      // Only a hydrated page shows the number of pieces in the cart.
      await page
        .locator("header")
        .getByRole("link", { name: /^Koszyk, / })
        .waitFor();
      await becomeIdle();
    },
    becomeIdle,
    slowDown: async (rate) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    },
    end: () => context.close(),
  };
}
