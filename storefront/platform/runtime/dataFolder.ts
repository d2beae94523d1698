import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { reasonOf, startFailure } from "../kernel/startFailure.ts";
import { readOrCreateKeys } from "../kernel/keys.ts";
import type { SettingsInput, PlatformSettings } from "../kernel/settings.ts";

const megabyte = 1024 * 1024;
/** The free bytes that PostgreSQL needs to start at all: for its initial files, or for a segment of its log. */
const requiredBytes = { create: 100 * megabyte, open: 40 * megabyte };

/** The absolute paths in the data folder. */
export interface DataFolder {
  readonly folder: string;
  readonly database: string;
  /** The folder in which a database is created. A database found here was never finished and never used. */
  readonly unfinished: string;
}

/** Runs a file operation. Throws its errors as a `PlatformStartFailure`, whose message names the remedy. */
function withStartFailure<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw startFailure(reasonOf(error) ?? "not-writable", folder, code);
  }
}

/** Creates the folder if it does not exist, and checks that it can be written to. */
export const prepareDataFolder = (folder: string): DataFolder =>
  withStartFailure(folder, () => {
    mkdirSync(folder, { recursive: true });
    const real = realpathSync(folder);
    const probe = path.join(real, ".writable");
    writeFileSync(probe, "");
    rmSync(probe);
    return { folder: real, database: path.join(real, "postgres"), unfinished: path.join(real, "postgres.unfinished") };
  });

/** Whether the folder has a complete database. */
export const isCreated = ({ database }: DataFolder): boolean => existsSync(path.join(database, "PG_VERSION"));

/** Returns the free space of the folder's disk in bytes. */
export function freeBytes({ folder }: DataFolder): number {
  const { bavail, bsize } = withStartFailure(folder, () => statfsSync(folder));
  return bavail * bsize;
}

/** Whether the disk has enough space to create or open the database. */
export const hasSpace = (data: DataFolder, work: keyof typeof requiredBytes): boolean =>
  freeBytes(data) >= requiredBytes[work];

/** Throws a `PlatformStartFailure` if the disk is too full. PostgreSQL would fail only in the middle of its work. */
export function requireSpace(data: DataFolder, work: keyof typeof requiredBytes): void {
  if (!hasSpace(data, work)) throw startFailure("disk-full", data.folder);
}

/** Removes the unfinished database of an interrupted start. */
export const clearUnfinished = ({ folder, unfinished }: DataFolder): void =>
  withStartFailure(folder, () => rmSync(unfinished, { recursive: true, force: true }));

/** Moves the finished database to its final place. The move is on disk before anything is written to the database. */
export const adoptUnfinished = ({ folder, database, unfinished }: DataFolder): void =>
  withStartFailure(folder, () => {
    renameSync(unfinished, database);
    // Folders cannot be opened on Windows. Its file system makes renames durable by itself.
    if (process.platform === "win32") return;
    const descriptor = openSync(folder, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  });

/** Returns the settings with missing keys read from the data folder, where they are created at the first start. */
export function withKeys(input: SettingsInput, folder: string): PlatformSettings {
  const { secret, fieldKeys, operatorKey } = input;
  if (secret !== null && fieldKeys.length > 0) return { ...input, secret };
  const stored = readOrCreateKeys(folder);
  return {
    ...input,
    secret: secret ?? stored.secret,
    fieldKeys: fieldKeys.length > 0 ? fieldKeys : stored.fieldKeys,
    operatorKey: operatorKey ?? stored.operatorKey,
  };
}
