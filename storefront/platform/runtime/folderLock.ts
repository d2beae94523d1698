import { createHash } from "node:crypto";
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { DataFolderLocked } from "../kernel/startFailure.ts";

/** Releases the lock. */
export type Unlock = () => Promise<void>;

/**
 * Locks a folder for this process, because two processes would corrupt the database. Throws `DataFolderLocked` if
 * another process has the lock.
 */
export const lockFolder = (folder: string): Promise<Unlock> =>
  process.platform === "linux" ? lockBySocket(folder) : lockByFile(folder);

/** Locks by a socket in the abstract namespace, which the kernel releases when the process ends in any way. */
function lockBySocket(folder: string): Promise<Unlock> {
  // Abstract names are limited to 107 bytes, so the folder's path is hashed.
  const name = `\0dioptra-${createHash("sha256").update(folder).digest("hex")}`;
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new DataFolderLocked(folder) : error),
    );
    server.listen(name, () => {
      server.unref();
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Locks by a file with the process id, on systems without abstract sockets. Replaces the file of a process that has
 * ended.
 */
export async function lockByFile(folder: string): Promise<Unlock> {
  const file = path.join(folder, "lock");
  try {
    const descriptor = openSync(file, "wx");
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return async () => rmSync(file, { force: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  if (isHeld(file)) throw new DataFolderLocked(folder);
  // Renaming is atomic. If two processes find the same stale lock, one of them moves the stale file away. The other may
  // move the first one's new lock, which it puts back.
  const moved = `${file}.${process.pid}`;
  renameSync(file, moved);
  if (isHeld(moved)) {
    linkSync(moved, file);
    rmSync(moved);
    throw new DataFolderLocked(folder);
  }
  rmSync(moved);
  return lockByFile(folder);
}

function isHeld(file: string): boolean {
  const owner = Number(readFileSync(file, "utf8"));
  return owner > 0 && isAlive(owner);
}
