import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";
import { installProbe } from "./probe.ts";

/** Somebody who has never been here before, with a browser of their own. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  /** How many requests were sent so far. */
  readonly requests: () => number;
  /** Opens a page of the shop and waits until the browser has taken it over and has nothing more to do. */
  readonly open: (address: string) => Promise<void>;
  /** Nothing is on its way any more, and nothing is left to do. */
  readonly becomeIdle: () => Promise<void>;
  /** So many times slower from now on; a phone of the middle price range is four times slower. */
  readonly slowDown: (times: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

const quietTime = 500; // Milliseconds without a request after which none is expected.

const quiet = () => new Promise((resolve) => setTimeout(resolve, quietTime));

/** In the page: a picture was painted, and the browser has time. */
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
      // Only a page that was taken over knows the cart, and says its count.
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
