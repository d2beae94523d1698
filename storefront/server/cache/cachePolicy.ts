import type { RenderedPage } from "#app/entry-server.tsx";
import { configuration } from "#configuration/index.ts";

/** How long something may be cached, in seconds, and the tags that it depends on, such as `P12` and `C29`. */
export interface CachePolicy {
  readonly lifetime: number;
  readonly tags: readonly string[];
}

const notCacheable: CachePolicy = { lifetime: 0, tags: [] };

const parseTags = (text: string | null): readonly string[] =>
  text
    ?.split(",")
    .map((tag) => tag.trim())
    .filter(Boolean) ?? [];

/** Returns the tags that the provider reports as changed. */
export const droppedTags = (headers: Headers): readonly string[] => parseTags(headers.get("x-cache-drop"));

/** Returns for how many seconds a header allows shared caching; 0 for private answers and without a header. */
export function sharedLifetime(cacheControl: string | null): number {
  const directives = cacheControl?.toLowerCase() ?? "";
  if (!/\bpublic\b/.test(directives) || /\b(private|no-store|no-cache)\b/.test(directives)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(directives)?.[1] ?? 0);
}

/** Returns how an answer of the provider may be cached. */
export const answerPolicy = (status: number, headers: Headers): CachePolicy =>
  status !== 200 || headers.has("set-cookie")
    ? notCacheable
    : { lifetime: sharedLifetime(headers.get("cache-control")), tags: parseTags(headers.get("x-cache-tags")) };

/** Merges the policies of all answers in a page: the shortest lifetime and all tags. */
export function createPolicyCollector() {
  let lifetime = configuration.cache.outputLifetimeSeconds;
  const tags = new Set<string>();
  return {
    add(policy: CachePolicy): void {
      lifetime = Math.min(lifetime, policy.lifetime);
      for (const tag of policy.tags) tags.add(tag);
    },
    /** Records an answer that did not arrive. A page with such a gap must not be cached. */
    addMissing(): void {
      lifetime = 0;
    },
    merged: (): CachePolicy => ({ lifetime, tags: [...tags] }),
  };
}

/** Returns how a rendered page may be cached: as long as the answers in it, unless the page declares itself private. */
export function pagePolicy({ status, headers }: Omit<RenderedPage, "html">, answers: CachePolicy): CachePolicy {
  const cacheControl = headers.get("cache-control");
  if ((status !== 200 && status !== 301) || headers.has("set-cookie")) return notCacheable;
  if (cacheControl === null) return answers;
  return { ...answers, lifetime: Math.min(answers.lifetime, sharedLifetime(cacheControl)) };
}
