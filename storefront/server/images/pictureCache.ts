import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { Bytes } from "../answer/compression.ts";

export interface PictureCacheSetting {
  /** A folder of its own, made with the first picture. It may be removed whenever the shop does not run. */
  readonly folder: string;
  /** What all pictures together may take. */
  readonly maximumBytes: number;
  /** Hears of a disk that is full or cannot be written to: pictures are then made again. */
  readonly onError: (error: unknown) => void;
}

const keyForm = /^[0-9a-f]+-\d+x\d+-\d+\.[a-z]+$/;
const unfinishedForm = /\.unfinished$/;
const hour = 3_600_000;

interface Entry {
  readonly bytes: number;
  /** When the file was last said to be in use; a later process reads the order from that. */
  readonly marked: number;
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Pictures on the disk, for this process and the next: the least recently asked for goes when there is no room. */
export function createPictureCache({ folder, maximumBytes, onError }: PictureCacheSetting) {
  /** Pictures that made room for others, whose files are still to be removed. */
  const evicted: string[] = [];
  const entries = new LRUCache<string, Entry>({
    maxSize: maximumBytes,
    dispose: (_entry, key, reason) => reason === "evict" && evicted.push(key),
  });
  let reading: Promise<void> | null = null;
  const fileOf = (key: string) => path.join(folder, key);
  const unlessMissing = (error: unknown) => (isMissing(error) ? undefined : onError(error));

  function note(key: string, entry: Entry) {
    entries.set(key, entry, { size: entry.bytes });
    if (!entries.has(key)) evicted.push(key);
  }

  async function removeEvicted() {
    for (const key of evicted.splice(0)) if (!entries.has(key)) await rm(fileOf(key), { force: true });
  }

  /** What earlier processes left. */
  async function readFolder() {
    const names = await readdir(folder);
    const left = names.filter((name) => unfinishedForm.test(name));
    await Promise.all(left.map((name) => rm(fileOf(name), { force: true })));
    const files = await Promise.all(
      names
        .filter((name) => keyForm.test(name))
        .map(async (key) => {
          const { size, mtimeMs } = await stat(fileOf(key));
          return [key, { bytes: size, marked: mtimeMs }] as const;
        }),
    );
    for (const [key, entry] of files.toSorted(([, one], [, other]) => one.marked - other.marked)) {
      if (entry.bytes > 0) note(key, entry);
    }
    await removeEvicted();
  }

  const ready = () => (reading ??= readFolder().catch(unlessMissing));

  /** A picture that makes room for another meanwhile has nothing to be marked any more. */
  async function used(key: string, bytes: number) {
    const { marked = 0 } = entries.peek(key) ?? {};
    const now = Date.now();
    const isDue = now - marked > hour;
    note(key, { bytes, marked: isDue ? now : marked });
    if (isDue) await utimes(fileOf(key), now / 1000, now / 1000).catch(unlessMissing);
  }

  /** On the disk under its name only when all of it is there, even after the power has failed. */
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
        await used(key, bytes.length);
        return bytes;
      } catch (error) {
        entries.delete(key);
        unlessMissing(error);
        return null;
      }
    },
    async put(key: string, bytes: Bytes): Promise<void> {
      await ready();
      try {
        await write(key, bytes);
        note(key, { bytes: bytes.length, marked: Date.now() });
        await removeEvicted();
      } catch (error) {
        onError(error);
      }
    },
  };
}
