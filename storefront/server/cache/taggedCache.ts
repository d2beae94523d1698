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

/** What came of making it; null for what is nobody else's. */
export interface Made<Value> {
  readonly keepable: Keepable<Value> | null;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  expiresAt: number;
  bytes: number;
}

const passingTime = 10_000; // Milliseconds for which what was not to be kept is not waited for again.
const mostPassing = 1000;

/**
 * What is made once and served to everybody, in this process's memory: the least recently asked for goes when there is no
 * room, and what the provider says has changed goes at once.
 */
export function createTaggedCache<Value>({ maximumBytes, now, staleTime = 0 }: TaggedCacheSetting) {
  // In the order in which they were last asked for.
  const entries = new Map<string, Entry<Value>>();
  const keysOf = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<Value | null>>();
  /** What changed while each value is being made. */
  const changes = new Set<Set<string>>();
  const passing = new Map<string, number>();
  let total = 0;
  /** Rises when everything is dropped. */
  let generation = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  }

  /** What is kept under this key, if no more than a time has passed since it was good. */
  function notOlder(key: string, by: number): Value | null {
    const entry = entries.get(key);
    return entry && now() < entry.expiresAt + by ? entry.value : null;
  }

  function forgetOutdated(key: string) {
    if (notOlder(key, staleTime) === null) remove(key);
  }

  function outdate(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entry.expiresAt = Math.min(entry.expiresAt, now());
    forgetOutdated(key);
  }

  function makeRoom() {
    for (const key of entries.keys()) {
      if (total <= maximumBytes) return;
      remove(key);
    }
  }

  function keep(key: string, { value, keeping, bytes }: Keepable<Value>) {
    remove(key);
    entries.set(key, { value, tags: keeping.tags, bytes, expiresAt: now() + keeping.lifetime * 1000 });
    total += bytes;
    for (const tag of keeping.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys.add(key));
    }
    makeRoom();
  }

  function pass(key: string) {
    passing.delete(key);
    passing.set(key, now() + passingTime);
    const [oldest] = passing.keys();
    if (passing.size > mostPassing && oldest !== undefined) passing.delete(oldest);
  }

  async function makeAndKeep<Result extends Made<Value>>(key: string, make: () => Promise<Result>): Promise<Result> {
    const changed = new Set<string>();
    const began = generation;
    changes.add(changed);
    try {
      const result = await make();
      const isFresh = began === generation && !result.keepable?.keeping.tags.some((tag) => changed.has(tag));
      if (result.keepable && isFresh) keep(key, result.keepable);
      else pass(key);
      return result;
    } finally {
      changes.delete(changed);
    }
  }

  return {
    /** What is kept under this key, if it is still good. */
    get(key: string): Value | null {
      forgetOutdated(key);
      const value = notOlder(key, 0);
      const entry = entries.get(key);
      if (value === null || !entry) return null;
      entries.delete(key);
      entries.set(key, entry);
      return value;
    },

    /** What was kept under this key until a moment ago (RFC 5861), for when no other can be made. */
    stale: (key: string): Value | null => notOlder(key, staleTime),

    /**
     * What somebody else is having made, null if it cannot be shared; at once null where there is none, so that nobody
     * comes between looking and making.
     */
    shared: (key: string): Promise<Value | null> | null =>
      (passing.get(key) ?? 0) > now() ? null : (underWay.get(key) ?? null),

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
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      entry.bytes += bytes;
      total += bytes;
      makeRoom();
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
      for (const key of entries.keys()) outdate(key);
      generation += 1;
    },

    /** What everything weighs now, in bytes. */
    weight: () => total,
  };
}
