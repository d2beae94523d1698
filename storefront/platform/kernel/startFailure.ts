export type StartFailureReason = "locked" | "disk-full" | "not-writable" | "damaged" | "unreachable";

/** The platform cannot start for a reason outside of it; the message says which, and what to do. */
export class PlatformStartFailure extends Error {
  override readonly name: string = "PlatformStartFailure";
  readonly reason: StartFailureReason;

  constructor(reason: StartFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Another process has the data folder. */
export class DataFolderLocked extends PlatformStartFailure {
  override readonly name = "DataFolderLocked";

  constructor(folder: string) {
    super("locked", sentences.locked(folder, ""));
  }
}

/** The database has been changed by a version of the shop that knows more than this one. */
export class NewerDatabase extends Error {}

const sentences: Readonly<Record<StartFailureReason, (folder: string, detail: string) => string>> = {
  locked: (folder) =>
    `The data folder ${folder} is in use by another process. End that one, or choose another folder with DATA_FOLDER.`,
  "disk-full": (folder) =>
    `The disk of the data folder ${folder} is full. Free at least 200 MB, or choose another folder with DATA_FOLDER.`,
  "not-writable": (folder, detail) =>
    `The data folder ${folder} cannot be written to${detail}. Give this user the right to, or choose another folder with DATA_FOLDER.`,
  unreachable: (_folder, detail) =>
    `The PostgreSQL of DATABASE_URL cannot be used${detail}. Start it, or correct the address.`,
  damaged: (folder, detail) =>
    `The database in the data folder ${folder} cannot be opened${detail}. Restore it from a backup, or move it away to begin anew.`,
};

/** The failure in a sentence; `detail` is what the system said. */
export const startFailure = (reason: StartFailureReason, folder: string, detail = ""): PlatformStartFailure =>
  reason === "locked"
    ? new DataFolderLocked(folder)
    : new PlatformStartFailure(reason, sentences[reason](folder, detail && ` (${detail})`));

const full = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
const forbidden = /EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|Permission denied|Read-only file system/;
/** How Emscripten's file system numbers the same faults. */
const numbered: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "EDQUOT",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};
/** PostgreSQL's own codes: disk full; corrupted data and index; files that should be there. */
const sqlStates: Readonly<Record<string, StartFailureReason>> = {
  "53100": "disk-full",
  XX001: "damaged",
  XX002: "damaged",
  "58P01": "damaged",
};

const property = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined;

/** Why the disk or the database refused, as far as the error of a file operation or of PostgreSQL says it. */
export function reasonOf(error: unknown): StartFailureReason | null {
  const errno = property(error, "errno");
  const said = [property(error, "message"), property(error, "code"), numbered[Number(errno)]].join(" ");
  if (full.test(said)) return "disk-full";
  const known = sqlStates[String(property(error, "code"))];
  if (known) return known;
  if (forbidden.test(said)) return "not-writable";
  const cause = property(error, "cause");
  return cause === undefined ? null : reasonOf(cause);
}

/** What PostgreSQL gave as the reason of its end, without the time stamp in front of it. */
export function finalWords(words: readonly string[]): string | null {
  const last = words.findLast((line) => /(FATAL|PANIC):/.test(line));
  return last?.replace(/^.*?(FATAL|PANIC):\s*/, "") ?? null;
}
