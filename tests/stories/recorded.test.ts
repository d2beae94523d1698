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

// In the order of recording, because the platform numbers its orders.
test.each(visits)(
  "the platform answers $story in $market as recorded (if not, run: npm run stories:record)",
  async ({ story, market, calls, answers }) => {
    const send = platform.visitorOf(`${story}-${market}`);
    for (const call of calls) {
      expect({ ...call, ...(await send(call)) }).toEqual({ ...call, answer: answers[call.answer] });
    }
  },
);
