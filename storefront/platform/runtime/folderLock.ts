import { createHash } from "node:crypto";
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { DataFolderLocked } from "../kernel/startFailure.ts";

/** Gives the folder back. */
export type Unlock = () => Promise<void>;

/** One process per folder: two would overwrite each other's pages without a word. */
export const lockFolder = (folder: string): Promise<Unlock> =>
  process.platform === "linux" ? lockBySocket(folder) : lockByFile(folder);

/** A socket in the abstract namespace: the kernel frees it when we die, however we die. */
function lockBySocket(folder: string): Promise<Unlock> {
  // Abstract names have 107 bytes; a folder may have more.
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

/** A file with our process id, for systems without abstract sockets. One that its process left behind is taken over. */
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
  // Renaming is atomic: of two processes that find the same leftover, one moves it away, and the other a lock in use.
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
