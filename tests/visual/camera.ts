import type { BrowserContextOptions, LaunchOptions, PageScreenshotOptions } from "playwright";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";

/** The browser's options for all screenshots. */
export const browserOptions: { readonly launch: LaunchOptions; readonly context: BrowserContextOptions } = {
  /** A getter, because the browser may be installed after this module was imported. */
  get launch() {
    const executablePath = chromiumPath();
    return {
      ...(executablePath && { executablePath }),
      // Partial repaints occasionally leave slightly different pixels at the edge of the repainted area.
      args: [...chromiumArguments, "--disable-partial-raster"],
    };
  },
  context: { locale: "pl-PL", timezoneId: "Europe/Warsaw" },
};

export const screenshotOptions = {
  fullPage: true,
  animations: "disabled",
  caret: "hide",
  // Otherwise a photograph is drawn from the copy that was scaled first, on whatever part of the page it was drawn before.
  style: "img { image-rendering: pixelated; }",
} satisfies PageScreenshotOptions;
