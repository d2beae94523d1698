import type { Keeping } from "./keeping.ts";

export interface OutputCacheSetting {
  /** What all pages together may weigh. */
  readonly maximumBytes: number;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

/** A page that may be kept, how long, and what it weighs. */
export interface Keepable<Page> {
  readonly page: Page;
  readonly keeping: Keeping;
  readonly bytes: number;
}

/** What came of rendering; null for a page that is nobody else's. */
export interface Rendered<Page> {
  readonly keepable: Keepable<Page> | null;
}

interface Entry<Page> {
  readonly page: Page;
  readonly tags: readonly string[];
  readonly expiresAt: number;
  bytes: number;
}

const passingTime = 10_000; // Milliseconds for which a page that was not to be kept is not waited for again.
const mostPassing = 1000;

/**
 * Pages that were rendered once and are served to everybody, in this process's memory: the least recently asked for
 * goes when there is no room, and what the provider says has changed goes at once.
 */
export function createOutputCache<Page>({ maximumBytes, now }: OutputCacheSetting) {
  // In the order in which they were last asked for.
  const entries = new Map<string, Entry<Page>>();
  const keysOf = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<Page | null>>();
  /** What changed while each page is being rendered. */
  const changes = new Set<Set<string>>();
  const passing = new Map<string, number>();
  let total = 0;

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

  function makeRoom() {
    for (const key of entries.keys()) {
      if (total <= maximumBytes) return;
      remove(key);
    }
  }

  function keep(key: string, { page, keeping, bytes }: Keepable<Page>) {
    remove(key);
    entries.set(key, { page, tags: keeping.tags, bytes, expiresAt: now() + keeping.lifetime * 1000 });
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

  async function make<Result extends Rendered<Page>>(key: string, render: () => Promise<Result>): Promise<Result> {
    const changed = new Set<string>();
    changes.add(changed);
    try {
      const result = await render();
      const isFresh = !result.keepable?.keeping.tags.some((tag) => changed.has(tag));
      if (result.keepable && isFresh) keep(key, result.keepable);
      else pass(key);
      return result;
    } finally {
      changes.delete(changed);
    }
  }

  return {
    /** The page of this key, if it is still good. */
    get(key: string): Page | null {
      const entry = entries.get(key);
      if (!entry) return null;
      if (entry.expiresAt <= now()) {
        remove(key);
        return null;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },

    /**
     * The page that somebody else is having rendered, null if it cannot be shared; at once null where there is none, so
     * that nobody comes between looking and rendering.
     */
    shared: (key: string): Promise<Page | null> | null =>
      (passing.get(key) ?? 0) > now() ? null : (underWay.get(key) ?? null),

    /** Renders, and keeps the page if it may be kept and nothing in it changed meanwhile. */
    async render<Result extends Rendered<Page>>(key: string, render: () => Promise<Result>): Promise<Result> {
      const making = make(key, render);
      const sharing = making.then(
        () => entries.get(key)?.page ?? null,
        () => null,
      );
      underWay.set(key, sharing);
      try {
        return await making;
      } finally {
        if (underWay.get(key) === sharing) underWay.delete(key);
      }
    },

    /** A page that is kept has become heavier: it is there in another encoding, too. */
    grown(key: string, page: Page, bytes: number): void {
      const entry = entries.get(key);
      if (entry?.page !== page) return;
      entry.bytes += bytes;
      total += bytes;
      makeRoom();
    },

    /** Forgets every page that depends on one of these. */
    drop(tags: readonly string[]): void {
      for (const tag of tags) {
        for (const changed of changes) changed.add(tag);
        for (const key of keysOf.get(tag) ?? []) remove(key);
      }
    },

    /** What all pages weigh now, in bytes. */
    weight: () => total,
  };
}
