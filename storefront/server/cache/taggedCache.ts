import { LRUCache } from "lru-cache";
import type { CachePolicy } from "./cachePolicy.ts";

export interface TaggedCacheSetting {
  /** The maximum size of all entries together, in bytes. */
  readonly maximumBytes: number;
  /** Returns the milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** For how long outdated entries are kept in case that making a new value fails, in milliseconds. @default 0 */
  readonly staleTime?: number;
}

/** A value that may be cached, its policy and its size. */
export interface Cacheable<Value> {
  readonly value: Value;
  readonly policy: CachePolicy;
  readonly bytes: number;
}

/** The result of making a value. `cacheable` is null for a value that must not be shared. */
export interface MakeResult<Value> {
  readonly cacheable: Cacheable<Value> | null;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly bytes: number;
  expiresAt: number;
}

const uncacheableTime = 10_000; // For how long requests do not wait for a value that was not cacheable, in milliseconds.
const maximumUncacheable = 1000;

/**
 * Copies bytes into a block of memory of exactly their length. zlib and Node's pool return parts of larger blocks, and
 * keeping a part keeps its whole block.
 */
export const exactCopy = ({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(buffer.slice(byteOffset, byteOffset + length));

/**
 * Creates a cache of shared values in this process's memory. The least recently used values make room for others. Values
 * with a tag that the provider reports as changed are dropped at once.
 */
export function createTaggedCache<Value>({ maximumBytes, now, staleTime = 0 }: TaggedCacheSetting) {
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maximumBytes,
    dispose: ({ tags }, key) => removeTags(key, tags),
  });
  const keysOf = new Map<string, Set<string>>();
  const pending = new Map<string, Promise<Value | null>>();
  /** For each value that is being made, the tags that have changed meanwhile. */
  const changes = new Set<Set<string>>();
  /** By key, until when requests do not wait for a value that was not cacheable. */
  const uncacheableUntil = new LRUCache<string, number>({ max: maximumUncacheable });
  /** Incremented when everything is dropped. */
  let generation = 0;

  function removeTags(key: string, tags: readonly string[]) {
    for (const tag of tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  }

  /** Stores an entry, unless it is larger than the whole cache. */
  function put(key: string, entry: Entry<Value>) {
    entries.set(key, entry, { size: entry.bytes });
    if (!entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys.add(key));
    }
  }

  /** Returns the value of a key if it expired at most `tolerance` milliseconds ago. */
  function valueWithin(key: string, tolerance: number): Value | null {
    const entry = entries.peek(key);
    return entry && now() < entry.expiresAt + tolerance ? entry.value : null;
  }

  function removeExpired(key: string) {
    if (valueWithin(key, staleTime) === null) entries.delete(key);
  }

  function expire(key: string) {
    const entry = entries.peek(key);
    if (!entry) return;
    entry.expiresAt = Math.min(entry.expiresAt, now());
    removeExpired(key);
  }

  async function makeAndStore<Result extends MakeResult<Value>>(
    key: string,
    make: () => Promise<Result>,
  ): Promise<Result> {
    const changed = new Set<string>();
    const startGeneration = generation;
    changes.add(changed);
    try {
      const result = await make();
      const isFresh = startGeneration === generation && !result.cacheable?.policy.tags.some((tag) => changed.has(tag));
      if (result.cacheable && isFresh) {
        const { value, policy, bytes } = result.cacheable;
        put(key, { value, tags: policy.tags, bytes, expiresAt: now() + policy.lifetime * 1000 });
      } else uncacheableUntil.set(key, now() + uncacheableTime);
      return result;
    } finally {
      changes.delete(changed);
    }
  }

  return {
    /** Returns the value of a key unless it has expired. */
    get(key: string): Value | null {
      removeExpired(key);
      return valueWithin(key, 0) === null ? null : (entries.get(key)?.value ?? null);
    },

    /** Returns a value that expired recently (RFC 5861, `stale-if-error`), for when making a new one fails. */
    stale: (key: string): Value | null => valueWithin(key, staleTime),

    /**
     * Returns the promise of a value that is being made for another request; it resolves to null if the value cannot be
     * shared. Returns null synchronously if none is being made, so that the caller can start without a race.
     */
    pending: (key: string): Promise<Value | null> | null =>
      (uncacheableUntil.peek(key) ?? 0) > now() ? null : (pending.get(key) ?? null),

    /** Makes a value and stores it if it is cacheable and none of its tags changed meanwhile. */
    async make<Result extends MakeResult<Value>>(key: string, make: () => Promise<Result>): Promise<Result> {
      const making = makeAndStore(key, make);
      const sharing = making.then(
        () => valueWithin(key, 0),
        () => null,
      );
      pending.set(key, sharing);
      try {
        return await making;
      } finally {
        if (pending.get(key) === sharing) pending.delete(key);
      }
    },

    /** Records that a stored value has grown, such as a page with another encoding. */
    resize(key: string, value: Value, bytes: number): void {
      const entry = entries.peek(key);
      if (entry?.value === value) put(key, { ...entry, bytes: entry.bytes + bytes });
    },

    /** Drops all values with one of these tags. */
    drop(tags: readonly string[]): void {
      for (const tag of tags) {
        for (const changed of changes) changed.add(tag);
        for (const key of keysOf.get(tag) ?? []) expire(key);
      }
    },

    /** Drops all values. Those that are being made now are not stored. */
    dropAll(): void {
      const keys = [...entries.keys()];
      for (const key of keys) expire(key);
      generation += 1;
    },

    /** Returns the size of all entries, in bytes. */
    size: () => entries.calculatedSize,
  };
}
