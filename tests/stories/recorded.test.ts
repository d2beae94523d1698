import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Recording } from "../../stories/pages/shop/recording.ts";
import { openRecordingPlatform, type RecordingPlatform } from "./recordingPlatform.ts";

let platform: RecordingPlatform;
beforeAll(async () => {
  platform = await openRecordingPlatform();
}, 180_000);
afterAll(() => platform.close());

const read = (market: string): Recording => JSON.parse(readFileSync(`stories/pages/answers/${market}.json`, "utf8"));

const visits = ["pl", "de"].flatMap((market) => {
  const { answers, visits } = read(market);
  return Object.entries(visits).flatMap(([story, calls]) =>
    calls.length > 0 ? [{ story, market, calls, answers }] : [],
  );
});

// In the order in which they were recorded: the platform numbers its orders.
test.each(visits)(
  "the platform still says to $story in $market what was recorded; else: npm run stories:record",
  async ({ story, market, calls, answers }) => {
    const ask = platform.visitorOf(`${story}-${market}`);
    for (const asked of calls) {
      expect({ ...asked, ...(await ask(asked)) }).toEqual({ ...asked, answer: answers[asked.answer] });
    }
  },
);
