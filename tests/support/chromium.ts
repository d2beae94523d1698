import { existsSync } from "node:fs";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the browser for the tests: `CHROMIUM_PATH`, otherwise the system's. Null leaves the choice to Playwright. */
export function chromiumPath(): string | null {
  return process.env["CHROMIUM_PATH"] || (systemBrowsers.find((path) => existsSync(path)) ?? null);
}

/**
 * Arguments without sandbox and background traffic, and with the same pixels on every machine with the same browser.
 */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  // Renders WebGL in software if there is no graphics card.
  "--enable-unsafe-swiftshader",
];
