export type StartFailureReason = "locked" | "disk-full" | "not-writable" | "damaged" | "unreachable";

/** Thrown when the platform cannot start for an external reason. The message names the reason and the remedy. */
export class PlatformStartFailure extends Error {
  override readonly name: string = "PlatformStartFailure";
  readonly reason: StartFailureReason;

  constructor(reason: StartFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Thrown when another process uses the data folder. */
export class DataFolderLocked extends PlatformStartFailure {
  override readonly name = "DataFolderLocked";

  constructor(folder: string) {
    super("locked", sentences.locked(folder, ""));
  }
}

/** Thrown when a newer version of the shop has migrated the database. */
export class NewerDatabase extends Error {}

const sentences: Readonly<Record<StartFailureReason, (folder: string, detail: string) => string>> = {
  locked: (folder) =>
    `The data folder ${folder} is in use by another process. Stop that process, or choose another folder with DATA_FOLDER.`,
  "disk-full": (folder) =>
    `The disk of the data folder ${folder} is full. Free at least 200 MB, or choose another folder with DATA_FOLDER.`,
  "not-writable": (folder, detail) =>
    `The data folder ${folder} cannot be written to${detail}. Give this user write permission, or choose another folder with DATA_FOLDER.`,
  unreachable: (_folder, detail) =>
    `The PostgreSQL server of DATABASE_URL cannot be used${detail}. Start it, or correct the address.`,
  damaged: (folder, detail) =>
    `The database in the data folder ${folder} cannot be opened${detail}. Restore it from a backup, or move it away to start with a new one.`,
};

/** Creates the failure with its message. `detail` is the message of the operating system or of PostgreSQL. */
export const startFailure = (reason: StartFailureReason, folder: string, detail = ""): PlatformStartFailure =>
  reason === "locked"
    ? new DataFolderLocked(folder)
    : new PlatformStartFailure(reason, sentences[reason](folder, detail && ` (${detail})`));

const diskFull = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
const notWritable = /EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|Permission denied|Read-only file system/;
/** Error numbers of Emscripten's file system, with the names of the same errors. */
const emscriptenErrors: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "EDQUOT",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};
/** PostgreSQL's own codes: disk full, corrupted data, corrupted index, missing file. */
const sqlStates: Readonly<Record<string, StartFailureReason>> = {
  "53100": "disk-full",
  XX001: "damaged",
  XX002: "damaged",
  "58P01": "damaged",
};

const property = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined;

/** Returns the reason behind an error of a file operation or of PostgreSQL; null if the error does not reveal one. */
export function reasonOf(error: unknown): StartFailureReason | null {
  const errno = property(error, "errno");
  const description = [property(error, "message"), property(error, "code"), emscriptenErrors[Number(errno)]].join(" ");
  if (diskFull.test(description)) return "disk-full";
  const reason = sqlStates[String(property(error, "code"))];
  if (reason) return reason;
  if (notWritable.test(description)) return "not-writable";
  const cause = property(error, "cause");
  return cause === undefined ? null : reasonOf(cause);
}

/** Returns the last of PostgreSQL's messages that explains why it stopped, without the time stamp in front of it. */
export function lastFatalMessage(messages: readonly string[]): string | null {
  const last = messages.findLast((line) => /(FATAL|PANIC):/.test(line));
  return last?.replace(/^.*?(FATAL|PANIC):\s*/, "") ?? null;
}
