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
import { keysIn } from "../kernel/keys.ts";
import type { GivenSettings, PlatformSettings } from "../kernel/settings.ts";

const megabyte = 1024 * 1024;
/** What PostgreSQL needs before it can say anything itself: its files, or a segment of its log. */
const space = { create: 100 * megabyte, open: 40 * megabyte };

/** Where things lie in the data folder. */
export interface DataFolder {
  readonly folder: string;
  readonly database: string;
  /** Where a database is created; what is found here was never used. */
  readonly unfinished: string;
}

/** Whatever the disk refuses becomes a failure that says what to do. */
function onDisk<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw startFailure(reasonOf(error) ?? "not-writable", folder, code);
  }
}

/** Makes sure that the folder is there and can be written to. */
export const prepareDataFolder = (folder: string): DataFolder =>
  onDisk(folder, () => {
    mkdirSync(folder, { recursive: true });
    const real = realpathSync(folder);
    const probe = path.join(real, ".writable");
    writeFileSync(probe, "");
    rmSync(probe);
    return { folder: real, database: path.join(real, "postgres"), unfinished: path.join(real, "postgres.unfinished") };
  });

export const isCreated = ({ database }: DataFolder): boolean => existsSync(path.join(database, "PG_VERSION"));

/** What is left on the disk. */
export function freeBytes({ folder }: DataFolder): number {
  const { bavail, bsize } = onDisk(folder, () => statfsSync(folder));
  return bavail * bsize;
}

export const hasSpace = (data: DataFolder, work: keyof typeof space): boolean => freeBytes(data) >= space[work];

/** Refuses before PostgreSQL does in the middle of its work. */
export function requireSpace(data: DataFolder, work: keyof typeof space): void {
  if (!hasSpace(data, work)) throw startFailure("disk-full", data.folder);
}

/** Removes what a start that was cut short left behind. */
export const clearUnfinished = ({ folder, unfinished }: DataFolder): void =>
  onDisk(folder, () => rmSync(unfinished, { recursive: true, force: true }));

/** Makes the finished database the one that is used; it is so on the disk before anything is written to it. */
export const adoptUnfinished = ({ folder, database, unfinished }: DataFolder): void =>
  onDisk(folder, () => {
    renameSync(unfinished, database);
    // Windows opens no folders; its file system keeps renames by itself.
    if (process.platform === "win32") return;
    const descriptor = openSync(folder, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  });

/** The settings with the keys that the data folder keeps, where the shop gave none. */
export function withKeys(given: GivenSettings, folder: string): PlatformSettings {
  const { secret, fieldKeys, operatorKey } = given;
  if (secret !== null && fieldKeys.length > 0) return { ...given, secret };
  const kept = keysIn(folder);
  return {
    ...given,
    secret: secret ?? kept.secret,
    fieldKeys: fieldKeys.length > 0 ? fieldKeys : kept.fieldKeys,
    operatorKey: operatorKey ?? kept.operatorKey,
  };
}
