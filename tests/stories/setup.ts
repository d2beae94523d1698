import { afterEach, inject, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAnnounced } from "./announced.ts";
import { expectSetOffInForcedColours } from "./forcedColours.ts";
import { expectTouched } from "./touched.ts";
import { wideStories } from "./wideStories.ts";

/** The width of a 1280 px window at a zoom of 400 %. */
const screen = { width: 320, height: 640 };

declare module "vitest" {
  interface ProvidedContext {
    /** Whether `npm run test:full` runs; from `vitest.config.ts`, because a browser has no environment variables. */
    readonly isFull: boolean;
  }
  // Storybook's plugin sets what follows.
  interface TaskMeta {
    storyId?: string;
    reports?: readonly unknown[];
  }
  interface TestContext {
    readonly story?: { readonly parameters: { readonly layout?: string } };
  }
}

// Runs after the play function and axe. The next story resets the screen and the text size.
afterEach(async ({ task: { meta }, story }) => {
  // The error of a failed story names the violations. The reports, of 60 kB for each story, would be sent to Vitest, but
  // only Storybook's own panel reads them.
  if (import.meta.env["VITEST_STORYBOOK"] !== "true") meta.reports = [];
  if (meta.storyId) await expectTouched(meta.storyId);
  if (meta.storyId) await expectAnnounced(meta.storyId);
  if (meta.storyId) await expectSetOffInForcedColours(meta.storyId);
  if (meta.storyId && isMeasured(meta.storyId)) await expectNarrow(meta.storyId, story?.parameters.layout);
});

function isMeasured(id: string): boolean {
  if (id.startsWith("pages-") || wideStories.has(id)) return false;
  return inject("isFull") || /--(matrix|stress)$/.test(id);
}

/** Expects that a story needs no sideways scrolling on a small phone with twice the text size. */
async function expectNarrow(id: string, layout: string | undefined) {
  const { body, documentElement } = document;
  // The space around a story in Storybook itself.
  body.style.margin = "0";
  body.style.padding = layout === "padded" ? "1rem" : "0";
  documentElement.dataset["textSize"] = "200";
  await page.viewport(screen.width, screen.height);
  // Components that observe their size respond within a frame.
  await new Promise(requestAnimationFrame);
  try {
    await vi.waitFor(
      () => {
        const excess = documentElement.scrollWidth - documentElement.clientWidth;
        if (excess > 0) throw new Error(`${id} is ${excess} px too wide at 320 px with text of 200 %.`);
      },
      // As generous as Storybook's own waiting, for busy machines.
      { timeout: 10_000 },
    );
  } finally {
    body.style.margin = "";
    body.style.padding = "";
  }
}
