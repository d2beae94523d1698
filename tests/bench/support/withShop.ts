import type { Browser } from "playwright";
import { removeFolder, startShop } from "../../support/shop.ts";
import { openBrowser } from "./browser.ts";

/** Runs some work with a shop and a browser, and stops them afterwards. */
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
