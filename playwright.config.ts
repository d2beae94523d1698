import { defineConfig } from "@playwright/test";
import { chromiumArguments, headlessPath } from "./tests/support/chromium.ts";

const executablePath = headlessPath();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/e2e/shops.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  // Generous timeouts, so that a busy machine does not fail the tests. They cost nothing when a test passes.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // Ends a test whose button never appears long before the whole test would end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    // A service worker answers before `page.route`: only the tests about it have one.
    serviceWorkers: "block",
    // Traces would make the run a quarter longer. To record them, pass `--trace retain-on-failure`.
    screenshot: "only-on-failure",
  },
});
