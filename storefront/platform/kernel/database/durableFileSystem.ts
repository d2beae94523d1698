import { fdatasyncSync, fstatSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

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
 * PGlite's file system for a folder, with an fsync. Without it PostgreSQL's own fsync reaches nobody, and what was
 * acknowledged is lost with the power.
 */
export class DurableFileSystem extends NodeFS {
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
