import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, chromiumPath } from "./tests/support/chromium.ts";

const executablePath = chromiumPath();

/** What opens a database: PostgreSQL within the process, which wants it for itself. */
const withDatabase = ["tests/storefront/platform/**/*.test.ts", "tests/storefront/demo/*.test.ts"];
const platform = [...withDatabase, "tests/stories/*.test.ts"];
/** Of those, what is about the folder of the embedded database: how it is made, locked, damaged and refused. */
const ofFolders = ["platform/runtime/openPlatform", "platform/kernel/startFailure", "demo/createLoadTest"].map(
  (name) => `tests/storefront/${name}.test.ts`,
);
/** What many files import is loaded once for each processor, PostgreSQL with it: no test changes what others import. */
const loadedOnce = { isolate: false };
/** What is waited for may take as long as the machine takes: a second, which is the usual, is its speed. */
const polling = { expect: { poll: { timeout: 20_000 } } };
const patience = { testTimeout: 30_000, hookTimeout: 60_000, ...polling };

export default defineConfig({
  test: {
    // All processors, which is not what it takes by itself.
    maxWorkers: "100%",
    // Asked for by `npm run coverage` only: of the components and their rules, not of what their styles are made with.
    coverage: {
      provider: "v8",
      include: ["ui/**/*.{ts,tsx}"],
      exclude: ["ui/**/*.css.ts", "ui/**/*.d.ts", "ui/icons/**"],
      reportsDirectory: "test-results/coverage",
      reporter: ["text-summary", "html", "json-summary"],
    },
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: [...["e2e", "process", "scaled", "live", "contract"].map((name) => `tests/${name}/**`), ...platform],
          ...loadedOnce,
          ...patience,
        },
      },
      { test: { name: "platform", include: platform, ...loadedOnce, ...patience } },
      {
        // The same on servers, which `TEST_DATABASE_URL` and `TEST_REDIS_URL` name.
        test: {
          name: "scaled",
          include: [...withDatabase, "tests/scaled/*.test.ts"],
          exclude: ofFolders,
          ...loadedOnce,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...polling,
        },
      },
      {
        // Outside services, which `TEST_…_URL` name: never a part of `npm test`.
        test: { name: "live", include: ["tests/live/*.test.ts"], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        // Any provider, by its address alone: `npm run conformance`.
        test: { name: "conformance", include: ["tests/contract/*.test.ts"], ...patience },
      },
      {
        // Whole shops, started and stopped: they need the build, and the machine for themselves.
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          ...polling,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          // One page for all files, as in Storybook itself: what they import is loaded once.
          isolate: false,
          // Without a graphics card the first picture of a frame in space takes its time.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            testerHtmlPath: "tests/stories/tester.html",
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
