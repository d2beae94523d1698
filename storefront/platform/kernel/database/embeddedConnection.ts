import { PGlite } from "@electric-sql/pglite";
import { fdatasyncSync, fstatSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { Connection } from "./database.ts";

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
 * Opens the PostgreSQL database in a folder, and creates it in an empty one. Every commit is on disk before it is
 * acknowledged. `onWords` receives PostgreSQL's own messages, such as why it cannot start.
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

interface Stream {
  /** What Node knows the open file by, and the path under which it was opened. */
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
      // Somebody has removed the log under the running shop: what is written to it is in no folder, and lost.
      const isGone = path.includes("/pg_wal/") && fstatSync(nfd).nlink === 0;
      if (isGone) throw Object.assign(new Error("The log of the database is gone."), { code: "ENOENT" });
    });
    return 0;
  };
}

/** How long PostgreSQL's log may become, in bytes: four of its files. */
const longest = 64 * 1024 * 1024;

const logged = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

/**
 * Writes a long log into the tables, so that its files are reused; returns whether that was due. A PostgreSQL server
 * does so by itself. The embedded one has no process for it, so its log would grow until the next start and fill the
 * disk.
 */
export async function shortenLog(connection: Pick<Connection, "query">, maxBytes = longest): Promise<boolean> {
  const { rows } = await connection.query<{ readonly bytes: number }>(logged);
  if (rows.every(({ bytes }) => bytes < maxBytes)) return false;
  await connection.query("checkpoint");
  return true;
}
