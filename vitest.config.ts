import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, headlessPath } from "./tests/support/chromium.ts";
import { isFull } from "./tests/support/scope.ts";

const executablePath = headlessPath();

/** Tests that only `npm run test:full` runs, because they are slow and rarely find what the others miss. */
const fullTests = isFull ? [] : ["tests/**/*.full.test.ts"];
/** Tests that open a database. */
const databaseTests = ["tests/storefront/platform/**/*.test.ts", "tests/storefront/demo/*.test.ts"];
/** Tests on the embedded PostgreSQL, which runs within the test process. */
const platformTests = [...databaseTests, "tests/stories/*.test.ts"];
/** Fills the seeded database before the tests that copy it. */
const globalSetup = "tests/storefront/platform/support/seedOnce.ts";
/** Tests about the folder of the embedded database, which do not apply to a database server. */
const folderTests = ["platform/runtime/openPlatform", "platform/kernel/startFailure", "demo/createLoadTest"].map(
  (name) => `tests/storefront/${name}{,.full}.test.ts`,
);
/**
 * What runs on servers: the tests with several processes, and those of the platform whose behaviour depends on the kind of
 * database, because they are about transactions, locks or jobs. `npm run test:full` repeats all tests of the platform.
 */
const scaledTests = ["tests/scaled/*.test.ts", ...(isFull ? databaseTests : ["tests/**/*.scaled.test.ts"])];
/**
 * Without isolation, modules that many files import are loaded once per worker, including the embedded PostgreSQL. No
 * test may change what other tests import.
 */
const sharedModules = { isolate: false, setupFiles: ["tests/support/restoreGlobals.ts"] };
/** `expect.poll` waits longer than its default of one second, so that a busy machine does not fail the tests. */
const polling = { expect: { poll: { timeout: 20_000 } } };
/** Far more than any test takes on an idle machine: they end what hangs, and do not measure. */
const timeouts = { testTimeout: 120_000, hookTimeout: 240_000, ...polling };

export default defineConfig({
  test: {
    // By default Vitest leaves a processor unused.
    maxWorkers: "100%",
    // Used by `npm run coverage` only. It covers components and rules, but not style sheets.
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
          exclude: [
            ...["e2e", "process", "scaled", "live", "contract"].map((name) => `tests/${name}/**`),
            ...platformTests,
            ...fullTests,
          ],
          globalSetup,
          ...sharedModules,
          ...timeouts,
        },
      },
      {
        test: {
          name: "platform",
          include: platformTests,
          exclude: fullTests,
          globalSetup,
          ...sharedModules,
          ...timeouts,
        },
      },
      {
        // On the server at `TEST_DATABASE_URL`, and on Redis.
        test: {
          name: "scaled",
          include: scaledTests,
          exclude: [...folderTests, ...fullTests],
          ...sharedModules,
          ...timeouts,
        },
      },
      {
        // Tests of external services at `TEST_…_URL`. They are never part of `npm test`.
        test: { name: "live", include: ["tests/live/*.test.ts"], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        // Tests of any provider over HTTP: `npm run conformance`.
        test: { name: "conformance", include: ["tests/contract/*.test.ts"], ...timeouts },
      },
      {
        // Tests that start and stop whole shops. They need the build.
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          exclude: fullTests,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          ...polling,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook", tags: { exclude: isFull ? [] : ["full"] } })],
        test: {
          name: "stories",
          setupFiles: ["tests/stories/setup.ts"],
          provide: { isFull },
          env: isFull ? {} : { QUICK_STORIES: "on" },
          // One page for all files, as in Storybook itself, so that shared modules are loaded once.
          isolate: false,
          // Without a graphics card, the first rendering of a frame in 3D is slow, and slower on a busy machine.
          testTimeout: 300_000,
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
