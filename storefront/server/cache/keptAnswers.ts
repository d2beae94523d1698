import { configuration } from "#configuration/index.ts";
import { inOwnMemory } from "./inOwnMemory.ts";
import { type Keeping, keepingOf } from "./keeping.ts";
import type { Answer } from "../gate/provider.ts";
import { createTaggedCache } from "./taggedCache.ts";

/** An answer of the provider, and how long it may still be kept. */
export interface LastingAnswer {
  readonly answer: Answer;
  readonly keeping: Keeping;
}

interface KeptAnswer extends LastingAnswer {
  /** On the cache's clock, in milliseconds. */
  readonly keptAt: number;
}

/** The answer as old as it is by now. */
const aged = ({ answer, keeping, keptAt }: KeptAnswer, now: number): LastingAnswer => ({
  answer,
  keeping: { ...keeping, lifetime: Math.floor(keeping.lifetime - (now - keptAt) / 1000) },
});

const overhead = 1000; // Bytes that an answer takes besides its body, roughly.

/**
 * What the provider lets be kept for everybody, such as the categories, so that a page asks only for what no other page
 * asked for before.
 */
export function createKeptAnswers(now = () => performance.now()) {
  const cache = createTaggedCache<KeptAnswer>({ maximumBytes: configuration.cache.answerBytes, now });

  const askAndKeep = (key: string, ask: () => Promise<Answer>) =>
    cache.make(key, async () => {
      const given = await ask();
      const keeping = keepingOf(given.status, given.headers);
      const isKept = keeping.lifetime > 0;
      const answer = isKept ? { ...given, body: inOwnMemory(given.body) } : given;
      const value: KeptAnswer = { answer, keeping, keptAt: now() };
      return { value, keepable: isKept ? { value, keeping, bytes: answer.body.length + overhead } : null };
    });

  return {
    drop: cache.drop,
    dropAll: cache.dropAll,

    /** The answer to a request: as it was given before, while that is true, or by asking. */
    async answer({ method, url }: Request, ask: () => Promise<Answer>): Promise<LastingAnswer> {
      if (method !== "GET") {
        const answer = await ask();
        return { answer, keeping: keepingOf(answer.status, answer.headers) };
      }
      const shared = cache.get(url) ?? cache.shared(url);
      const kept = (shared && (await shared)) ?? (await askAndKeep(url, ask)).value;
      return aged(kept, now());
    },
  };
}
