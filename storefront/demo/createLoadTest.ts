import { createDatabase } from "#platform/kernel/database/database.ts";
import { migrate } from "#platform/kernel/database/migrate.ts";
import { openConnection } from "#platform/kernel/database/embeddedConnection.ts";
import {
  adoptUnfinished,
  clearUnfinished,
  freeBytes,
  isCreated,
  prepareDataFolder,
} from "#platform/runtime/dataFolder.ts";
import { lockFolder } from "#platform/runtime/folderLock.ts";
import { seedContent } from "./content.ts";
import { seed, seedLoadTest } from "./seed.ts";
import { products } from "./products/index.ts";

const gigabyte = 1e9;
/** Disk space for the database: its log and its data. */
const bytesFor = (count: number) => 300e6 + 20_000 * count;

export interface LoadTestOptions {
  /** Receives what is being done. */
  readonly onProgress: (step: string) => void;
  readonly signal: AbortSignal;
}

async function fill(folder: string, count: number, { onProgress, signal }: LoadTestOptions): Promise<void> {
  const database = createDatabase(await openMigrated(folder, onProgress));
  try {
    const now = new Date();
    await seed(database, { content: seedContent, now, onProgress });
    const own = seedContent.products.length;
    const begun = performance.now();
    const onFilled = (products: number) => {
      const left = secondsLeft(products - own, count - own, (performance.now() - begun) / 1000) ?? 0;
      onProgress(`${products} of ${count} products, ${durationWords(left)} left`);
    };
    await seedLoadTest(database, count, { now, onFilled, signal });
  } finally {
    await database.close();
  }
}

async function openMigrated(folder: string, onProgress: LoadTestOptions["onProgress"]) {
  const connection = await openConnection(folder, () => {});
  await migrate(connection, onProgress);
  return connection;
}

/**
 * Creates a data folder with this many products and returns its path. An unfinished folder has another name, so that no
 * shop uses it. It is removed if the work is interrupted.
 */
export async function createLoadTest(folder: string, count: number, making: LoadTestOptions): Promise<string> {
  const data = prepareDataFolder(folder);
  const unlock = await lockFolder(data.folder);
  try {
    if (isCreated(data)) {
      throw new SeedRefusal(`${data.folder} has a database already. Choose another with --folder, or remove it.`);
    }
    clearUnfinished(data);
    const [needed, free] = [bytesFor(count), freeBytes(data)].map((bytes) => (bytes / gigabyte).toFixed(1));
    if (freeBytes(data) < bytesFor(count)) {
      throw new SeedRefusal(`${count} products need ${needed} GB, and the disk of ${data.folder} has ${free} GB left.`);
    }
    making.onProgress("Creating the database");
    await fill(data.unfinished, count, making);
    adoptUnfinished(data);
    return data.folder;
  } catch (error) {
    clearUnfinished(data);
    throw error;
  } finally {
    await unlock();
  }
}

/** A reason not to create a load test, in one line for the user. */
export class SeedRefusal extends Error {}

const most = 1_000_000;

/** Reads the number of products of a load test from the command line. */
export function readProductCount(typed: string | undefined): number {
  if (typed === undefined) throw new SeedRefusal("How many products?");
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (count <= products.length || count > most) {
    throw new SeedRefusal(`--products ${typed} is no whole number from ${products.length + 1} to ${most}.`);
  }
  return count;
}

/** Estimates the remaining seconds from the speed so far. Returns null before anything is done. */
export const secondsLeft = (done: number, all: number, seconds: number): number | null =>
  done > 0 ? Math.ceil(((all - done) * seconds) / done) : null;

/** Returns a duration in words, such as `40 s` or `3 min`. */
export const durationWords = (seconds: number): string =>
  seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
