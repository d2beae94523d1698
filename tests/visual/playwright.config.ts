import { defineConfig } from "@playwright/test";
import { browserOptions } from "./camera.ts";
import { readPlan } from "./plan.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/visual/differences",
  snapshotPathTemplate: `${readPlan().baselines}/{arg}{ext}`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  // No pixel may differ; with a tolerance, a small change of the brand's colour would pass.
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 }, timeout: 60_000 },
  use: { launchOptions: browserOptions.launch, screenshot: "off" },
});
