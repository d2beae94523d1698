import { LRUCache } from "lru-cache";
import type { RenderedPage } from "#app/entry-server.tsx";
import { configuration } from "#configuration/index.ts";

/** How long something may be kept, in seconds, and what it depends on (`P12`, `C29`). */
export interface Keeping {
  readonly lifetime: number;
  readonly tags: readonly string[];
}

const nothing: Keeping = { lifetime: 0, tags: [] };

const listed = (text: string | null): readonly string[] =>
  text
    ?.split(",")
    .map((tag) => tag.trim())
    .filter(Boolean) ?? [];

/** What the provider says has changed. */
export const droppedTags = (headers: Headers): readonly string[] => listed(headers.get("x-cache-drop"));

/** Seconds that a header lets everybody keep something; 0 for what is private, or says nothing. */
export function sharedLifetime(cacheControl: string | null): number {
  const said = cacheControl?.toLowerCase() ?? "";
  if (!/\bpublic\b/.test(said) || /\b(private|no-store|no-cache)\b/.test(said)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(said)?.[1] ?? 0);
}

/** How long an answer of the provider may be kept. */
export const keepingOf = (status: number, headers: Headers): Keeping =>
  status !== 200 || headers.has("set-cookie")
    ? nothing
    : { lifetime: sharedLifetime(headers.get("cache-control")), tags: listed(headers.get("x-cache-tags")) };

/** A page is as lasting as the least lasting answer in it, and depends on what all of them depend on. */
export function createKeepings() {
  let lifetime = configuration.cache.outputLifetimeSeconds;
  const tags = new Set<string>();
  return {
    add(one: Keeping): void {
      lifetime = Math.min(lifetime, one.lifetime);
      for (const tag of one.tags) tags.add(tag);
    },
    /** An answer that did not come leaves a gap that must not be kept. */
    addMissing(): void {
      lifetime = 0;
    },
    all: (): Keeping => ({ lifetime, tags: [...tags] }),
  };
}

/** How long a rendered page may be cached: as long as the answers in it, unless the page declares itself private. */
export function keepingOfPage({ status, headers }: Omit<RenderedPage, "html">, answers: Keeping): Keeping {
  const own = headers.get("cache-control");
  if ((status !== 200 && status !== 301) || headers.has("set-cookie")) return nothing;
  if (own === null) return answers;
  return { ...answers, lifetime: Math.min(answers.lifetime, sharedLifetime(own)) };
}

/** Remembers what was made for the keys asked for last; what is nothing, or failed, is forgotten at once. */
export function keepingLatest<Value>(most: number) {
  const kept = new LRUCache<string, Promise<Value | null>>({ max: most });
  return async (key: string, make: () => Promise<Value | null>): Promise<Value | null> => {
    const value = kept.get(key) ?? make();
    kept.set(key, value);
    const forget = () => kept.delete(key);
    value.then((made) => made ?? forget(), forget);
    return value;
  };
}
