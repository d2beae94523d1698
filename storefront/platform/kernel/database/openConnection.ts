import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durableFileSystem.ts";

const small = ["-c", "shared_buffers=32MB", "-c", "max_connections=5"];

/** `-F` would switch fsync off; the method is the one that our file system has. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  "wal_sync_method=fsync",
  ...small,
];

/**
 * Opens the PostgreSQL of a folder, and creates it in an empty one. Every commit is on the disk before it is
 * acknowledged. `onWords` hears what PostgreSQL says on its own account, such as why it cannot start.
 */
export async function openConnection(folder: string, onWords: (words: string) => void): Promise<PGlite> {
  const listen = (words: string) => {
    onWords(words);
    return true;
  };
  const connection = new PGlite({
    fs: new DurableFileSystem(folder),
    startParams: durable,
    onStdout: listen,
    onStderr: listen,
  });
  await connection.waitReady;
  return connection;
}

/** A PostgreSQL that is gone with the process, for tests. `contents` is what another one dumped. */
export async function openInMemory(contents?: Blob): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...small];
  const connection = new PGlite(contents ? { startParams, loadDataDir: contents } : { startParams });
  await connection.waitReady;
  return connection;
}
