import { MemoryFS, PGlite } from "@electric-sql/pglite";
import { fdatasyncSync, fstatSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { Connection } from "./database.ts";

/** Keeps the embedded database's memory small. */
const memoryParameters = ["-c", "shared_buffers=32MB", "-c", "max_connections=5"];

/** `-F` would switch fsync off. The sync method is the one that `DurableFileSystem` implements. */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  "wal_sync_method=fsync",
  ...memoryParameters,
];

/**
 * Opens the PostgreSQL database in a folder, and creates it in an empty folder. Every commit is on disk before it is
 * acknowledged. `onMessage` receives PostgreSQL's own messages, such as why it cannot start.
 */
export async function openConnection(folder: string, onMessage: (message: string) => void): Promise<PGlite> {
  const listen = (message: string) => {
    onMessage(message);
    return true;
  };
  const connection = new PGlite({
    fs: new DurableFileSystem(folder),
    startParams: durableParameters,
    onStdout: listen,
    onStderr: listen,
  });
  await connection.waitReady;
  return connection;
}

/** Opens a database in memory, for tests. `files` may contain a database already. */
export async function openInMemory(files = new MemoryFS()): Promise<PGlite> {
  const connection = new PGlite({
    fs: files,
    startParams: [...PGlite.defaultStartParams, ...memoryParameters],
    initDbStartParams: ["--wal-segsize=1"],
  });
  await connection.waitReady;
  return connection;
}

interface Stream {
  /** Node's file descriptor, and the path under which the file was opened. */
  readonly nfd: number;
  readonly path: string;
}

/** The parts of Emscripten's file system for Node that PGlite's types leave out. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  readonly tryFSOperation: (operation: () => void) => void;
}

/**
 * PGlite's file system for a folder, with a working fsync. Without it, PostgreSQL's fsync has no effect, and
 * acknowledged data is lost in a power failure.
 */
class DurableFileSystem extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), ({ NODEFS }: { readonly NODEFS: unknown }) => addSync(NODEFS)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addSync(nodeFs: unknown) {
  const { stream_ops, tryFSOperation } = nodeFs as NodeFileSystem;
  stream_ops.fsync = ({ nfd, path }) => {
    tryFSOperation(() => {
      fdatasyncSync(nfd);
      // If the log was deleted while the shop was running, everything that is written to it would be lost.
      const isDeleted = path.includes("/pg_wal/") && fstatSync(nfd).nlink === 0;
      if (isDeleted) throw Object.assign(new Error("The database's log was deleted."), { code: "ENOENT" });
    });
    return 0;
  };
}

/** The maximum size of PostgreSQL's log in bytes: four of its files. */
const maxLogBytes = 64 * 1024 * 1024;

const logSizeQuery = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

/**
 * Writes a checkpoint if the log is too long, so that its files are reused. Returns whether it did. A PostgreSQL server
 * does this by itself. The embedded database has no background process, so its log would grow until the next start and
 * could fill the disk.
 */
export async function shortenLog(connection: Pick<Connection, "query">, maxBytes = maxLogBytes): Promise<boolean> {
  const { rows } = await connection.query<{ readonly bytes: number }>(logSizeQuery);
  if (rows.every(({ bytes }) => bytes < maxBytes)) return false;
  await connection.query("checkpoint");
  return true;
}
