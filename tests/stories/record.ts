import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Route } from "playwright";
import { ensureChromium } from "../support/ensureChromium.ts";
import { command } from "../support/runner.ts";
import { newFolder, removeFolder, startShop } from "../support/shop.ts";
import { browserOptions } from "../visual/camera.ts";
import { openStory } from "../visual/openStory.ts";
import { serve } from "../visual/serve.ts";
import { type RecordedCall, type Recording, replayOf } from "../../stories/pages/shop/recording.ts";
import { openRecordingPlatform } from "./recordingPlatform.ts";

const pages = "stories/pages";
const markets = ["pl", "de"];

/** A recording as long as it is made. */
interface Writable {
  readonly answers: Record<string, unknown>;
  readonly visits: Record<string, RecordedCall[]>;
}

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Writes down what the platform answers to every story of a page, and the pictures that these pages show. */
ensureChromium();
console.log("Building Storybook…");
const storybook = "test-results/recording-storybook";
const built = await command("storybook", ["build", "--quiet", "--output-dir", storybook]);
if (built.code !== 0) throw new Error(built.output);

for (const file of globSync([`${pages}/answers/*.json`, `${pages}/pictures/*`])) rmSync(file, { recursive: true });

const platform = await openRecordingPlatform();
const server = await serve(storybook);
const folder = newFolder();
// Only pictures are asked of it.
const shop = await startShop({ folder });
const browser = await chromium.launch(browserOptions.launch);
const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, "utf8"));
const stories = Object.keys(entries).filter((id) => id.startsWith("pages-") && entries[id].type === "story");

for (const market of markets) {
  const recording: Recording & Writable = { answers: {}, visits: {} };
  for (const story of stories) await recordVisits(story, market, recording);
  writeFileSync(`${pages}/answers/${market}.json`, `${JSON.stringify(recording)}\n`);
}

await browser.close();
await server.close();
await platform.close();
await shop.stop();
removeFolder(folder);

/** What a story asks on every screen: the second gets the answers of the first, and adds what only it asks. */
async function recordVisits(story: string, market: string, { answers, visits }: Writable) {
  const visit: RecordedCall[] = (visits[story] = []);
  const ask = platform.visitorOf(`${story}-${market}`);
  for (const screen of screens) {
    const find = replayOf([...visit]);
    const page = await browser.newPage(browserOptions.context);
    await page.route("**/api/**", async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const asked = { call: `${request.method()} ${pathname}${search}`, sent: request.postDataJSON() };
      const known = find(asked.call, asked.sent);
      if (known) return route.fulfill({ status: known.status, json: answers[known.answer] });
      const { status, answer } = await ask(asked);
      const digest = createHash("sha256").update(JSON.stringify(answer)).digest("hex").slice(0, 12);
      answers[digest] = answer;
      visit.push({ ...asked, status, answer: digest });
      return route.fulfill({ status, json: answer });
    });
    await page.route("**/media/**", keepPicture);
    const globals = `theme:light;locale:${market};market:${market};a11y.manual:!true`;
    await openStory(page, server.origin, { storyId: story, globals, screen }, "&record=true");
    await page.waitForLoadState("networkidle");
    await page.close();
  }
  console.log(`${story}, ${market}: ${visit.length} answers`);
}

async function keepPicture(route: Route) {
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
