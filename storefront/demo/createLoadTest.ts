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
/** Returns the disk space in bytes that the database and its log need. */
const requiredBytes = (count: number) => 300e6 + 20_000 * count;

export interface LoadTestOptions {
  /** Receives a line of text for each step. */
  readonly onProgress: (step: string) => void;
  readonly signal: AbortSignal;
}

async function fill(folder: string, count: number, { onProgress, signal }: LoadTestOptions): Promise<void> {
  const database = createDatabase(await openMigrated(folder, onProgress));
  try {
    const now = new Date();
    await seed(database, { content: seedContent, now, onProgress });
    const demoCount = seedContent.products.length;
    const start = performance.now();
    const onFilled = (products: number) => {
      const left = secondsLeft(products - demoCount, count - demoCount, (performance.now() - start) / 1000) ?? 0;
      onProgress(`${products} of ${count} products, ${formatDuration(left)} left`);
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
 * Creates a data folder with this many products and returns its path. An unfinished database has another name, so that no
 * shop uses it, and is removed if the work is interrupted. Throws `LoadTestError` if the folder already has a database or
 * the disk is too small.
 */
export async function createLoadTest(folder: string, count: number, options: LoadTestOptions): Promise<string> {
  const data = prepareDataFolder(folder);
  const unlock = await lockFolder(data.folder);
  try {
    if (isCreated(data)) {
      throw new LoadTestError(`${data.folder} has a database already. Choose another with --folder, or remove it.`);
    }
    clearUnfinished(data);
    const [neededGb, freeGb] = [requiredBytes(count), freeBytes(data)].map((bytes) => (bytes / gigabyte).toFixed(1));
    if (freeBytes(data) < requiredBytes(count)) {
      throw new LoadTestError(
        `${count} products need ${neededGb} GB of disk space, but ${data.folder} has only ${freeGb} GB left.`,
      );
    }
    options.onProgress("Creating the database");
    await fill(data.unfinished, count, options);
    adoptUnfinished(data);
    return data.folder;
  } catch (error) {
    clearUnfinished(data);
    throw error;
  } finally {
    await unlock();
  }
}

/** Thrown if a load test cannot be created. The message is one line for the user. */
export class LoadTestError extends Error {}

const maxProducts = 1_000_000;

/** Parses the number of products of a load test. Throws `LoadTestError` if it is missing or invalid. */
export function readProductCount(typed: string | undefined): number {
  if (typed === undefined) throw new LoadTestError("Option --products is missing.");
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (count <= products.length || count > maxProducts) {
    throw new LoadTestError(
      `--products must be a whole number from ${products.length + 1} to ${maxProducts}, not ${JSON.stringify(typed)}.`,
    );
  }
  return count;
}

/** Estimates the remaining seconds from the speed so far. Returns null before anything is done. */
export const secondsLeft = (done: number, all: number, seconds: number): number | null =>
  done > 0 ? Math.ceil(((all - done) * seconds) / done) : null;

/** Returns a duration in words, such as `40 s` or `3 min`. */
export const formatDuration = (seconds: number): string =>
  seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
