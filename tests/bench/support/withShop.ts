import type { Browser } from "playwright";
import { removeFolder, startShop } from "../../support/shop.ts";
import { openBrowser } from "./browser.ts";

/** Starts a shop and a browser for the time of some work. */
export async function withShop<T>(work: (origin: string, browser: Browser) => Promise<T>): Promise<T> {
  const shop = await startShop();
  const browser = await openBrowser();
  try {
    return await work(shop.origin, browser);
  } finally {
    await browser.close();
    await shop.stop();
    removeFolder(shop.folder);
  }
}
