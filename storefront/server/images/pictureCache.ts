import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { Bytes } from "../answer/compression.ts";

export interface PictureCacheSetting {
  /** A folder that is created with the first picture. It may be deleted while the shop is not running. */
  readonly folder: string;
  /** The maximum size of all pictures together, in bytes. */
  readonly maximumBytes: number;
  /** Called when the disk is full or cannot be written. Pictures are then made again for each request. */
  readonly onError: (error: unknown) => void;
}

const keyForm = /^[0-9a-f]+-\d+x\d+-\d+\.[a-z]+$/;
const unfinishedForm = /\.unfinished$/;
const hour = 3_600_000;

interface Entry {
  readonly bytes: number;
  /** When the file was last marked as used, by its modification time. A later process restores the order from it. */
  readonly markedAt: number;
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Creates a cache of pictures on the disk, which outlasts the process. The least recently used pictures make room for others. */
export function createPictureCache({ folder, maximumBytes, onError }: PictureCacheSetting) {
  /** Evicted pictures whose files have not been removed yet. */
  const evicted: string[] = [];
  const entries = new LRUCache<string, Entry>({
    maxSize: maximumBytes,
    dispose: (_entry, key, reason) => reason === "evict" && evicted.push(key),
  });
  let reading: Promise<void> | null = null;
  const fileOf = (key: string) => path.join(folder, key);
  const reportUnlessMissing = (error: unknown) => (isMissing(error) ? undefined : onError(error));

  function addEntry(key: string, entry: Entry) {
    entries.set(key, entry, { size: entry.bytes });
    if (!entries.has(key)) evicted.push(key);
  }

  async function removeEvicted() {
    for (const key of evicted.splice(0)) if (!entries.has(key)) await rm(fileOf(key), { force: true });
  }

  /** Reads the pictures that earlier processes stored, and removes unfinished files. */
  async function readFolder() {
    const names = await readdir(folder);
    const unfinished = names.filter((name) => unfinishedForm.test(name));
    await Promise.all(unfinished.map((name) => rm(fileOf(name), { force: true })));
    const files = await Promise.all(
      names
        .filter((name) => keyForm.test(name))
        .map(async (key) => {
          const { size, mtimeMs } = await stat(fileOf(key));
          return [key, { bytes: size, markedAt: mtimeMs }] as const;
        }),
    );
    for (const [key, entry] of files.toSorted(([, one], [, other]) => one.markedAt - other.markedAt)) {
      if (entry.bytes > 0) addEntry(key, entry);
    }
    await removeEvicted();
  }

  const ready = () => (reading ??= readFolder().catch(reportUnlessMissing));

  /** Marks a picture as used, at most once an hour. It may have been evicted meanwhile. */
  async function markUsed(key: string, bytes: number) {
    const { markedAt = 0 } = entries.peek(key) ?? {};
    const now = Date.now();
    const isDue = now - markedAt > hour;
    addEntry(key, { bytes, markedAt: isDue ? now : markedAt });
    if (isDue) await utimes(fileOf(key), now / 1000, now / 1000).catch(reportUnlessMissing);
  }

  /** Writes a file atomically, so that a crash or power failure leaves no incomplete picture. */
  async function write(key: string, bytes: Bytes) {
    const unfinished = fileOf(`${randomUUID()}.unfinished`);
    await mkdir(folder, { recursive: true });
    try {
      const file = await open(unfinished, "wx");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, fileOf(key));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    async get(key: string): Promise<Bytes | null> {
      await ready();
      if (!entries.has(key)) return null;
      try {
        const bytes = await readFile(fileOf(key));
        await markUsed(key, bytes.length);
        return bytes;
      } catch (error) {
        entries.delete(key);
        reportUnlessMissing(error);
        return null;
      }
    },
    async put(key: string, bytes: Bytes): Promise<void> {
      await ready();
      try {
        await write(key, bytes);
        addEntry(key, { bytes: bytes.length, markedAt: Date.now() });
        await removeEvicted();
      } catch (error) {
        onError(error);
      }
    },
  };
}
