import { type Browser, type BrowserContextOptions, chromium } from "playwright";
import { chromiumArguments, chromiumPath } from "../../support/chromium.ts";

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments });
}
