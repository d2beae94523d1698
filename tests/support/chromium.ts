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

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Returns the browser for tests that take no pictures: Chromium without a window where the system has it, because it
 * needs a sixth less processor time. It draws text a little differently.
 */
export function headlessPath(): string | null {
  return process.env["CHROMIUM_PATH"] || (existsSync(headlessShell) ? headlessShell : chromiumPath());
}

/**
 * Parts of Chromium that the tests do not need. Chromium takes the last such list, so that it repeats those of Playwright
 * that matter here. The suggestions of the address bar are pages of their own, which otherwise are loaded for every new
 * window, hidden, and take a quarter of the journeys' processor time.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

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
  `--disable-features=${disabledFeatures.join(",")}`,
  "--font-render-hinting=none",
  "--disable-lcd-text",
  // Renders WebGL in software if there is no graphics card.
  "--enable-unsafe-swiftshader",
];
