import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Route } from "playwright";
import { ensureChromiumOrExit } from "../support/ensureChromium.ts";
import { command } from "../support/command.ts";
import { newFolder, removeFolder, startShop } from "../support/shop.ts";
import { browserOptions } from "../visual/camera.ts";
import { openStory } from "../visual/openStory.ts";
import { serve } from "../visual/serve.ts";
import { type RecordedCall, type Recording, replayOf } from "../../stories/pages/shop/recording.ts";
import { openRecordingPlatform } from "./recordingPlatform.ts";

const pages = "stories/pages";
const markets = ["pl", "de"];

/** A recording in progress. */
interface MutableRecording {
  readonly answers: Record<string, unknown>;
  readonly visits: Record<string, RecordedCall[]>;
}

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// Records the platform's answers to every story of a page, and the pictures that these pages show.
await ensureChromiumOrExit();
console.log("Building Storybook…");
const storybook = "test-results/recording-storybook";
const built = await command("storybook", ["build", "--quiet", "--output-dir", storybook]);
if (built.code !== 0) throw new Error(built.output);

for (const file of globSync([`${pages}/answers/*.json`, `${pages}/pictures/*`])) rmSync(file, { recursive: true });

const platform = await openRecordingPlatform();
const server = await serve(storybook);
const folder = newFolder();
// This shop only serves the pictures.
const shop = await startShop({ folder });
const browser = await chromium.launch(browserOptions.launch);
const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, "utf8"));
const stories = Object.keys(entries).filter((id) => id.startsWith("pages-") && entries[id].type === "story");

for (const market of markets) {
  const recording: Recording & MutableRecording = { answers: {}, visits: {} };
  for (const story of stories) await recordVisits(story, market, recording);
  writeFileSync(`${pages}/answers/${market}.json`, `${JSON.stringify(recording)}\n`);
}

await browser.close();
await server.close();
await platform.close();
await shop.stop();
removeFolder(folder);

/**
 * Records the calls of a story on all screens. The second screen reuses the answers of the first and adds its own
 * calls.
 */
async function recordVisits(story: string, market: string, { answers, visits }: MutableRecording) {
  const visit: RecordedCall[] = (visits[story] = []);
  const send = platform.visitorOf(`${story}-${market}`);
  for (const screen of screens) {
    const find = replayOf([...visit]);
    const page = await browser.newPage(browserOptions.context);
    await page.route("**/api/**", async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const call = { call: `${request.method()} ${pathname}${search}`, sent: request.postDataJSON() };
      const recorded = find(call.call, call.sent);
      if (recorded) return route.fulfill({ status: recorded.status, json: answers[recorded.answer] });
      const { status, answer } = await send(call);
      const digest = createHash("sha256").update(JSON.stringify(answer)).digest("hex").slice(0, 12);
      answers[digest] = answer;
      visit.push({ ...call, status, answer: digest });
      return route.fulfill({ status, json: answer });
    });
    await page.route("**/media/**", savePicture);
    const globals = `theme:light;locale:${market};market:${market};a11y.manual:!true`;
    await openStory(page, server.origin, { storyId: story, globals, screen }, "&record=true");
    await page.waitForLoadState("networkidle");
    await page.close();
  }
  console.log(`${story}, ${market}: ${visit.length} answers`);
}

async function savePicture(route: Route) {
  const { pathname } = new URL(route.request().url());
  const response = await fetch(shop.origin + pathname, { headers: { accept: "image/avif,image/webp,*/*" } });
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get("content-type") ?? "application/octet-stream";
  if (response.ok && contentType.startsWith("image/")) {
    const file = path.join(pages, "pictures", pathname);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  await route.fulfill({ status: response.status, contentType, body });
}
