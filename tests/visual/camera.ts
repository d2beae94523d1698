import type { BrowserContextOptions, LaunchOptions, PageScreenshotOptions } from "playwright";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";

const executablePath = chromiumPath();

/** The camera is the same wherever a story is photographed. */
export const browserOptions: { readonly launch: LaunchOptions; readonly context: BrowserContextOptions } = {
  launch: {
    ...(executablePath && { executablePath }),
    // Where only a part of a tile is drawn anew, the edge between old and new is now and then a shade off.
    args: [...chromiumArguments, "--disable-partial-raster"],
  },
  context: { locale: "pl-PL", timezoneId: "Europe/Warsaw" },
};

export const screenshotOptions = {
  fullPage: true,
  animations: "disabled",
  caret: "hide",
} satisfies PageScreenshotOptions;
