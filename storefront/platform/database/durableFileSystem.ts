import { fdatasyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parts of Emscripten's file system for Node that PGlite's types leave out. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
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
  stream_ops.fsync = ({ nfd }) => {
    tryFSOperation(() => fdatasyncSync(nfd));
    return 0;
  };
}
