import type { Page } from "playwright";
import * as z from "zod";
import type { Outcome, Problem, Runner } from "../support/outcome.ts";
import { clearStorage } from "./openStory.ts";
import { findStories, screenOf, type Story } from "./pictures.ts";
import { onPages, withBrowser, withServer } from "./session.ts";
import { buildStorybook, storybook } from "./storybook.ts";

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), tags: z.array(z.string()).default([]) })),
});

interface Channel {
  readonly on: (event: string, listener: (payload: never) => void) => void;
}

/** What Storybook's channel has said about the story on a page. */
interface PlayOutcome {
  isFinished: boolean;
  /** The first error of the play. */
  error: string | null;
}

declare const playOutcome: PlayOutcome;

/** Listens to Storybook's channel from its beginning: a failed play leaves no other trace than its error there. */
function listenToChannel(): void {
  const name = "__STORYBOOK_ADDONS_CHANNEL__";
  const outcome: PlayOutcome = { isFinished: false, error: null };
  const listen = (channel: Channel) => {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: channel });
    channel.on("playFunctionThrewException", ({ message }: Error) => (outcome.error ??= message));
    channel.on("unhandledErrorsWhilePlaying", ([error]: Error[]) => (outcome.error ??= error?.message ?? "unknown"));
    channel.on("storyFinished", () => (outcome.isFinished = true));
  };
  Object.defineProperty(globalThis, name, { configurable: true, set: listen });
  Object.assign(globalThis, { playOutcome: outcome });
}

const prepared = new WeakSet<Page>();

/** Opens a story as a reviewer does, and returns the error of its play; null if it passes. */
async function playStory(page: Page, origin: string, story: Story): Promise<string | null> {
  if (!prepared.has(page)) await page.addInitScript(listenToChannel);
  prepared.add(page);
  await page.setViewportSize(screenOf(story, "desktop"));
  await clearStorage(page, origin);
  await page.mouse.move(0, 0);
  // axe runs in the tests of the stories.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=a11y.manual:!true`);
  // The generous limit is not an assertion: it ends what hangs.
  await page.waitForFunction(
    () => playOutcome.isFinished || document.body.classList.contains("sb-show-errordisplay"),
    null,
    { timeout: 120_000 },
  );
  const error = await page.evaluate(() => {
    const isShown = document.body.classList.contains("sb-show-errordisplay");
    return playOutcome.error ?? (isShown ? document.querySelector("#error-message")?.textContent : null) ?? null;
  });
  // The page's HTML follows.
  return error?.split("\n\nIgnored nodes")[0] ?? null;
}

/** Plays stories and returns the errors of those that fail. */
async function play(origin: string, stories: readonly Story[]): Promise<ReadonlyMap<Story, string>> {
  const errors = new Map<Story, string>();
  await onPages(stories, async (page, story) => {
    const error = await playStory(page, origin, story).catch(String);
    if (error !== null) errors.set(story, error);
  });
  return errors;
}

async function playAll(origin: string): Promise<Outcome> {
  const { entries } = indexSchema.parse(await (await fetch(`${origin}/index.json`)).json());
  const stories = await withBrowser(async (browser) => findStories(await browser.newPage(), origin));
  const played = stories.filter(({ id }) => entries[id]?.tags.includes("play-fn"));
  const first = await play(origin, played);
  const second = await play(origin, [...first.keys()]);
  const problemOf = ([{ id }, message]: readonly [Story, string]): Problem => ({
    name: id,
    message,
    command: "npm run test:visual -- --plays",
  });
  for (const [{ id }, message] of second) console.log(`${id}: ${message}`);
  return {
    passed: played.length - first.size,
    failed: second.size,
    failures: [...second].map(problemOf),
    flaky: [...first].filter(([story]) => !second.has(story)).map(problemOf),
  };
}

/**
 * Runs the plays in the built Storybook, which reviewers see: its code is bundled, its styles are made for older browsers,
 * and its browser has another language than that of the stories' tests.
 */
export const playsOfBuild: Runner = {
  name: "plays in the built Storybook",
  run: async () => {
    await buildStorybook();
    return withServer(storybook, playAll);
  },
};
