import type { Browser } from "playwright";
import { desktop } from "./support/browser.ts";
import { median } from "./support/median.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { shownAt } from "./support/shownAt.ts";
import { withBudget, type Table } from "./support/tables.ts";
import { newVisit } from "./support/visit.ts";
import { withShop } from "./support/withShop.ts";

const latency = 150; // Milliseconds added to every request.
const budget = 270;

interface Navigated {
  readonly shown: number;
  /** The number of scripts, styles and data responses that arrived between the click and the heading. */
  readonly waitedFor: number;
}

async function navigateOnce(browser: Browser, origin: string, isHovered: boolean): Promise<Navigated> {
  const { page, session, ...visit } = await newVisit(browser, desktop);
  await visit.open(origin + categoryPath);
  await session.send("Network.enable");
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...unlimited });
  const link = page.locator("main li h3 a").first();
  if (isHovered) {
    // The data arrives last, after the code that requests it.
    const there = page.waitForEvent("requestfinished", (request) => request.resourceType() === "fetch");
    await link.hover();
    await there;
    await visit.becomeIdle();
  }
  const thereAt = shownAt(page, "main h1", await link.innerText());
  await link.click();
  const there = await thereAt;
  const navigated = await page.evaluate((there) => {
    const { pressedAt } = window.probe;
    const isWaitedFor = (entry: PerformanceEntry) =>
      entry instanceof PerformanceResourceTiming &&
      ["fetch", "script", "link", "css"].includes(entry.initiatorType) &&
      entry.responseEnd > pressedAt &&
      entry.responseEnd < there;
    const waitedFor = performance.getEntriesByType("resource").filter(isWaitedFor).length;
    return { shown: there - pressedAt, waitedFor };
  }, there);
  await visit.end();
  return navigated;
}

/** Measures the navigation from a category to a product inside the app, with a latency of 150 ms. */
export const navigation = (repetitions = 7): Promise<Table[]> =>
  withShop(async (origin, browser) => {
    const measure = async (isHovered: boolean) => {
      const seen: Navigated[] = [];
      for (let done = 0; done < repetitions; done++) seen.push(await navigateOnce(browser, origin, isHovered));
      return {
        ...withBudget(median(seen.map(({ shown }) => shown)), budget),
        worst: Math.round(Math.max(...seen.map(({ shown }) => shown))),
        "requests waited for": Math.max(...seen.map(({ waitedFor }) => waitedFor)),
      };
    };
    const rows = { "hovered before": await measure(true), "clicked at once": await measure(false) };
    return [{ title: `Category to product with a latency of ${latency} ms (ms until its heading is shown)`, rows }];
  });
