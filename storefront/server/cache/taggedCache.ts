import { LRUCache } from "lru-cache";
import type { Keeping } from "./keeping.ts";

export interface TaggedCacheSetting {
  /** What everything together may weigh. */
  readonly maximumBytes: number;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** For how long what is outdated stays at hand, in milliseconds, for when no other can be made. @default 0 */
  readonly staleTime?: number;
}

/** Something that may be kept, how long, and what it weighs. */
export interface Keepable<Value> {
  readonly value: Value;
  readonly keeping: Keeping;
  readonly bytes: number;
}

/** The result; null for an answer that must not be shared. */
export interface Made<Value> {
  readonly keepable: Keepable<Value> | null;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly bytes: number;
  expiresAt: number;
}

const passingTime = 10_000; // Milliseconds for which what was not to be kept is not waited for again.
const mostPassing = 1000;

/**
 * What is made once and served to everybody, in this process's memory: the least recently asked for goes when there is no
 * room, and what the provider says has changed goes at once.
 */
export function createTaggedCache<Value>({ maximumBytes, now, staleTime = 0 }: TaggedCacheSetting) {
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maximumBytes,
    dispose: ({ tags }, key) => removeTags(key, tags),
  });
  const keysOf = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<Value | null>>();
  /** What changed while each value is being made. */
  const changes = new Set<Set<string>>();
  /** Until when requests do not wait for an answer that turned out not to be cacheable. */
  const passing = new LRUCache<string, number>({ max: mostPassing });
  /** Rises when everything is dropped. */
  let generation = 0;

  function removeTags(key: string, tags: readonly string[]) {
    for (const tag of tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  }

  /** Puts an entry in the place of the one with this key, unless it is larger than the whole cache. */
  function put(key: string, entry: Entry<Value>) {
    entries.set(key, entry, { size: entry.bytes });
    if (!entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys.add(key));
    }
  }

  /** What is kept under this key, if no more than a time has passed since it was good. */
  function notOlder(key: string, by: number): Value | null {
    const entry = entries.peek(key);
    return entry && now() < entry.expiresAt + by ? entry.value : null;
  }

  function forgetOutdated(key: string) {
    if (notOlder(key, staleTime) === null) entries.delete(key);
  }

  function outdate(key: string) {
    const entry = entries.peek(key);
    if (!entry) return;
    entry.expiresAt = Math.min(entry.expiresAt, now());
    forgetOutdated(key);
  }

  async function makeAndKeep<Result extends Made<Value>>(key: string, make: () => Promise<Result>): Promise<Result> {
    const changed = new Set<string>();
    const began = generation;
    changes.add(changed);
    try {
      const result = await make();
      const isFresh = began === generation && !result.keepable?.keeping.tags.some((tag) => changed.has(tag));
      if (result.keepable && isFresh) {
        const { value, keeping, bytes } = result.keepable;
        put(key, { value, tags: keeping.tags, bytes, expiresAt: now() + keeping.lifetime * 1000 });
      } else passing.set(key, now() + passingTime);
      return result;
    } finally {
      changes.delete(changed);
    }
  }

  return {
    /** What is kept under this key, if it is still good. */
    get(key: string): Value | null {
      forgetOutdated(key);
      return notOlder(key, 0) === null ? null : (entries.get(key)?.value ?? null);
    },

    /** What was kept under this key until a moment ago (RFC 5861), for when no other can be made. */
    stale: (key: string): Value | null => notOlder(key, staleTime),

    /**
     * What somebody else is having made, null if it cannot be shared; at once null where there is none, so that nobody
     * comes between looking and making.
     */
    shared: (key: string): Promise<Value | null> | null =>
      (passing.peek(key) ?? 0) > now() ? null : (underWay.get(key) ?? null),

    /** Makes it, and keeps it if it may be kept and nothing in it changed meanwhile. */
    async make<Result extends Made<Value>>(key: string, make: () => Promise<Result>): Promise<Result> {
      const making = makeAndKeep(key, make);
      const sharing = making.then(
        () => notOlder(key, 0),
        () => null,
      );
      underWay.set(key, sharing);
      try {
        return await making;
      } finally {
        if (underWay.get(key) === sharing) underWay.delete(key);
      }
    },

    /** What is kept has become heavier, such as a page that is there in another encoding, too. */
    grown(key: string, value: Value, bytes: number): void {
      const entry = entries.peek(key);
      if (entry?.value === value) put(key, { ...entry, bytes: entry.bytes + bytes });
    },

    /** Forgets everything that depends on one of these. */
    drop(tags: readonly string[]): void {
      for (const tag of tags) {
        for (const changed of changes) changed.add(tag);
        for (const key of keysOf.get(tag) ?? []) outdate(key);
      }
    },

    /** Forgets everything; what is being made now is not kept. */
    dropAll(): void {
      const keys = [...entries.keys()];
      for (const key of keys) outdate(key);
      generation += 1;
    },

    /** What everything weighs now, in bytes. */
    weight: () => entries.calculatedSize,
  };
}
