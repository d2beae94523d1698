import { MemoryFS, type PGlite } from "@electric-sql/pglite";

/** The files and folders of an embedded database by path. A folder has no contents. The parent comes before its files. */
export type DatabaseFiles = ReadonlyMap<string, Uint8Array | null>;

interface FileNode {
  contents: Uint8Array;
  stream_ops: FileOperations;
  isShared?: boolean;
}

interface FileOperations {
  readonly write: (stream: { readonly node: FileNode }, ...rest: readonly unknown[]) => number;
}

/** The parts of Emscripten's file system in memory that PGlite's types leave out. */
interface EmscriptenFs {
  readonly readdir: (path: string) => readonly string[];
  readonly stat: (path: string) => { readonly mode: number };
  readonly isDir: (mode: number) => boolean;
  readonly readFile: (path: string) => Uint8Array;
  readonly writeFile: (path: string, contents: Uint8Array, options: { readonly canOwn: boolean }) => void;
  readonly mkdir: (path: string, mode: number) => void;
  readonly lookupPath: (path: string, options: object) => { readonly node: FileNode };
}

const fileSystemOf = (connection: PGlite) => connection.Module.FS as unknown as EmscriptenFs;

const root = "/pglite/data";

/** Closes a database in memory, so that it needs no recovery when it is opened again, and returns its files. */
export async function closeAndRead(connection: PGlite): Promise<DatabaseFiles> {
  const fileSystem = fileSystemOf(connection);
  await connection.close();
  const files = new Map<string, Uint8Array | null>();
  const addFolder = (folder: string) => {
    files.set(folder, null);
    for (const name of fileSystem.readdir(folder)) {
      if (name === "." || name === "..") continue;
      const path = `${folder}/${name}`;
      if (fileSystem.isDir(fileSystem.stat(path).mode)) addFolder(path);
      else files.set(path, fileSystem.readFile(path));
    }
  };
  addFolder(root);
  return files;
}

/**
 * A file system in memory that begins with the given files. Databases share their contents: a file is copied when it is
 * first written to. Opening a database takes a quarter of the time that it takes to load a dump.
 */
export class CopyOnWriteFs extends MemoryFS {
  readonly #files: DatabaseFiles;

  constructor(files: DatabaseFiles) {
    super();
    this.#files = files;
  }

  override initialSyncFs(): Promise<void> {
    if (this.pg) this.#create(fileSystemOf(this.pg));
    return Promise.resolve();
  }

  #create(fileSystem: EmscriptenFs): void {
    let shared: FileOperations | undefined;
    for (const [path, contents] of this.#files) {
      if (contents === null) {
        fileSystem.mkdir(path, 0o700);
        continue;
      }
      // With `canOwn`, the contents are not copied.
      fileSystem.writeFile(path, contents, { canOwn: true });
      const { node } = fileSystem.lookupPath(path, {});
      shared ??= copyingBeforeWrite(node.stream_ops);
      node.stream_ops = shared;
      node.isShared = true;
    }
  }
}

const copyingBeforeWrite = (operations: FileOperations): FileOperations => ({
  ...operations,
  write: (stream, ...rest) => {
    const { node } = stream;
    if (node.isShared) {
      node.contents = node.contents.slice();
      node.isShared = false;
    }
    return operations.write(stream, ...rest);
  },
});
