import { clear, createStore, delMany, entries, get, set, type UseStore } from "idb-keyval";
import { cache } from "#configuration/cache.ts";

/** An answer of the platform as this browser has kept it. */
export interface KeptAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When it arrived, in milliseconds since the epoch. */
  readonly savedAt: number;
}

/** Answers that are kept in this browser, the newest of each query. */
export interface AnswerStore {
  /** Returns the answer; null if there is none, if it is too old, or if the storage does not work. */
  readonly read: (id: string) => Promise<KeptAnswer | null>;
  /** Returns all answers; none if the storage does not work. */
  readonly readAll: () => Promise<readonly KeptAnswer[]>;
  readonly write: (id: string, answer: KeptAnswer) => Promise<void>;
  /** Removes the oldest answers if the browser's storage is nearly full, or if there are too many. */
  readonly makeRoom: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

const millisecondsPerDay = 86_400_000;
/** After so many days an answer says too little about the shop. */
const lifetimeDays = 30;
const maximumCount = 400;
/** So many answers are removed at once (docs/specification/pages.md#page-73). */
const removedAtOnce = 100;
/** The part of the storage that is filled before answers are removed. */
const nearlyFull = 0.9;

class StorageTimeout extends Error {}

/** Resolves as the work does, and rejects if it takes longer. */
function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageTimeout()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isQuotaExceeded = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

interface AnswerStoreSetting {
  readonly now?: () => number;
  /** Returns the database; only tests give another one. */
  readonly open?: () => UseStore;
}

/**
 * Creates the store of a store view's answers. A storage that is slow or fails is given up for this page load: after one
 * failed read, or thirty failed writes (docs/specification/settings.md#setting-4). Nothing is opened before the first call.
 */
export function createAnswerStore(
  code: string,
  { now = Date.now, open = () => createStore(`dioptra-answers-${code}`, "answers") }: AnswerStoreSetting = {},
): AnswerStore {
  const { storageReadTimeout, storageIterateTimeout, maximumReadErrors, maximumWriteErrors } = cache;
  let database: UseStore | null = null;
  const opened = () => (database ??= open());
  const errors = { read: 0, write: 0 };
  const isOff = () => errors.read >= maximumReadErrors || errors.write >= maximumWriteErrors;
  const isFresh = ({ savedAt }: KeptAnswer) => Math.abs(now() - savedAt) <= lifetimeDays * millisecondsPerDay;

  /** Reads, unless the storage is given up. */
  async function reading<Value>(timeout: number, none: Value, read: () => Promise<Value>): Promise<Value> {
    if (isOff()) return none;
    try {
      return await within(timeout, read());
    } catch {
      errors.read += 1;
      return none;
    }
  }

  const all = () => reading(storageIterateTimeout, [], () => entries<string, KeptAnswer>(opened()));

  /** Removes the oldest answers. Those of a wrong clock go first, since they are never shown. */
  async function remove(count: number): Promise<void> {
    const age = ([, answer]: readonly [string, KeptAnswer]) => (isFresh(answer) ? now() - answer.savedAt : Infinity);
    const oldest = (await all()).toSorted((a, b) => age(b) - age(a)).slice(0, count);
    await delMany(
      oldest.map(([id]) => id),
      opened(),
    );
  }

  return {
    async read(id) {
      const kept = await reading(storageReadTimeout, null, async () => (await get<KeptAnswer>(id, opened())) ?? null);
      return kept && isFresh(kept) ? kept : null;
    },
    readAll: async () => (await all()).map(([, answer]) => answer).filter(isFresh),
    async write(id, answer) {
      if (isOff()) return;
      try {
        await set(id, answer, opened());
      } catch (error) {
        errors.write += 1;
        // What the shopper has entered needs the room more.
        if (isQuotaExceeded(error)) await this.clear();
      }
    },
    async makeRoom() {
      if (isOff()) return;
      try {
        const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
        const count = (await all()).length;
        if (usage > nearlyFull * quota) await remove(removedAtOnce);
        else if (count > maximumCount) await remove(count - maximumCount + removedAtOnce);
      } catch {
        // A browser that does not say how full its storage is, or denies it, removes nothing.
      }
    },
    async clear() {
      try {
        await clear(opened());
      } catch {
        // A browser that denies its storage has stored nothing.
      }
    },
  };
}
