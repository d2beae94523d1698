import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./tests/support/chromium.ts";

const executablePath = chromiumPath();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Patience costs nothing where it is not needed: a busy machine is no fault of the shop.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    // A trace of each journey takes a quarter of the run: `--trace retain-on-failure` where one is wanted.
    screenshot: "only-on-failure",
  },
});
