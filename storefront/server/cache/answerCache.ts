import { configuration } from "#configuration/index.ts";
import { answerPolicy, type CachePolicy } from "./cachePolicy.ts";
import type { Answer } from "../gate/provider.ts";
import { createTaggedCache, exactCopy } from "./taggedCache.ts";

/** An answer of the provider with its remaining lifetime. */
export interface AnswerWithPolicy {
  readonly answer: Answer;
  readonly policy: CachePolicy;
}

interface CachedAnswer extends AnswerWithPolicy {
  /** On the cache's clock, in milliseconds. */
  readonly cachedAt: number;
}

/** Returns an answer with the lifetime that remains now. */
const withRemainingLifetime = ({ answer, policy, cachedAt }: CachedAnswer, now: number): AnswerWithPolicy => ({
  answer,
  policy: { ...policy, lifetime: Math.floor(policy.lifetime - (now - cachedAt) / 1000) },
});

const overhead = 1000; // The approximate size of an answer without its body, in bytes.

/**
 * Creates a cache of the provider's public answers, such as the categories, so that a page requests only what no other
 * page has requested before.
 */
export function createAnswerCache(now = () => performance.now()) {
  const cache = createTaggedCache<CachedAnswer>({ maximumBytes: configuration.cache.answerBytes, now });

  const requestAndCache = (key: string, request: () => Promise<Answer>) =>
    cache.make(key, async () => {
      const received = await request();
      const policy = answerPolicy(received.status, received.headers);
      const isCacheable = policy.lifetime > 0;
      const answer = isCacheable ? { ...received, body: exactCopy(received.body) } : received;
      const value: CachedAnswer = { answer, policy, cachedAt: now() };
      return { value, cacheable: isCacheable ? { value, policy, bytes: answer.body.length + overhead } : null };
    });

  return {
    drop: cache.drop,
    dropAll: cache.dropAll,

    /** Returns the answer to a request from the cache, or from `request` if none is cached. */
    async answer({ method, url }: Request, request: () => Promise<Answer>): Promise<AnswerWithPolicy> {
      if (method !== "GET") {
        const answer = await request();
        return { answer, policy: answerPolicy(answer.status, answer.headers) };
      }
      const shared = cache.get(url) ?? cache.pending(url);
      const cached = (shared && (await shared)) ?? (await requestAndCache(url, request)).value;
      return withRemainingLifetime(cached, now());
    },
  };
}
