import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { consentVersion, purposes } from "#domain/consent.ts";
import { isFull } from "../support/scope.ts";
import { type RunningShop, shopFor } from "./shops.ts";

export { expect, type Locator, type Page } from "@playwright/test";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Returns the tag of a test that `npm test` runs only if it `isQuick`; `npm run test:full` runs every test. */
export const tagFor = (isQuick: boolean): string[] => (isQuick ? [] : ["@full"]);

export interface Options {
  /**
   * Whether the test provokes failures that the browser logs as errors. `refusals`: only calls that are refused and
   * connections that are lost.
   */
  readonly expectsErrors: boolean | "refusals";
}

export interface Fixtures {
  /** Every warning and error that the pages of the test logged, including violations of the content security policy. */
  readonly consoleErrors: string[];
}

/** The software renderer's warnings about its own speed, and that most tests have no service worker. */
const ownWarnings = /GL Driver Message \(OpenGL, Performance|Service Worker registration blocked by Playwright/;

/** Whether the browser logged a refusal or a lost connection, which journeys provoke. */
export const isExpectedRefusal = (text: string): boolean =>
  /status of 4(00|01|04|09)|ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text);

/** Returns the address of a client that no other test has. */
const newAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

/**
 * The storage of a visitor who has consented to everything, so that no question lies over what a journey presses
 * (`consent.spec.ts` begins without).
 */
const stateOf = ({ origin }: RunningShop) => {
  const value = JSON.stringify({ version: consentVersion, state: { agreed: purposes, decidedAt: Date.now() } });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: "dioptra-consent", value }] }] };
};

/** Runs against the shop of the worker, which other tests have used before. Fails when a page logs an unexpected error. */
export const test = base.extend<Fixtures & Options, { shop: RunningShop }>({
  shop: [async ({}, use, { parallelIndex }) => use(shopFor(parallelIndex)), { scope: "worker" }],
  baseURL: async ({ shop }, use) => use(shop.origin),
  storageState: async ({ shop }, use) => use(stateOf(shop)),
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": newAddress() }),
  expectsErrors: [false, { option: true }],
  consoleErrors: [
    async ({ context, expectsErrors }, use) => {
      const consoleErrors: string[] = [];
      context.on("console", (message) => {
        const isRecorded = ["warning", "error"].includes(message.type()) && !ownWarnings.test(message.text());
        // The browser names what could not be loaded only as the message's location.
        if (isRecorded) consoleErrors.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (failure) => consoleErrors.push(`${failure.page()?.url()}: ${failure.error().message}`));
      await use(consoleErrors);
      const isExpected = expectsErrors === "refusals" ? isExpectedRefusal : () => expectsErrors;
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until everything that fades or moves in has arrived. Animations that never end are not waited for. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === "running" &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Expects no accessibility violations (axe, WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // While something fades in, its colours have too little contrast.
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    // Reading the style sheets again would violate the page's policy. Only the rule about locked orientation needs that.
    .options({ resultTypes: ["violations"], preload: false })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** Expects the page to fit the width of its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Expects every picture that has finished loading to be drawn. Pictures further down load lazily. */
export async function expectNoBrokenPicture(page: Page): Promise<void> {
  const broken = () =>
    page
      .locator("img")
      .evaluateAll((pictures) =>
        pictures.flatMap((picture) =>
          picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0 ? [picture.src] : [],
        ),
      );
  expect(await broken()).toEqual([]);
}

/** Returns whether scripts run in a page. Where they do not, axe would wait for its timers without end. */
const runsScripts = (page: Page) => page.evaluate(() => matchMedia("(scripting: enabled)").matches);

/**
 * Expects a page that fits its window, draws its pictures and, in `npm run test:full`, is accessible, like the
 * stories of pages in `npm test`.
 */
export async function expectHealthyPage(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoBrokenPicture(page);
  if (isFull && (await runsScripts(page))) await expectAccessible(page);
}
