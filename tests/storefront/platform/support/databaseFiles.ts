import { MemoryFS, type PGlite } from "@electric-sql/pglite";
import { fileSystemOf } from "./restorePoint.ts";

/** The files and folders of an embedded database by path. A folder has no contents. The parent comes before its files. */
export type DatabaseFiles = ReadonlyMap<string, Uint8Array | null>;

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

/** A file system in memory that begins with the given files. */
export class FilledFs extends MemoryFS {
  readonly #files: DatabaseFiles;

  constructor(files: DatabaseFiles) {
    super();
    this.#files = files;
  }

  override initialSyncFs(): Promise<void> {
    if (this.pg) {
      const fileSystem = fileSystemOf(this.pg);
      for (const [path, contents] of this.#files) {
        if (contents === null) fileSystem.mkdir(path, 0o700);
        else fileSystem.writeFile(path, contents);
      }
    }
    return Promise.resolve();
  }
}
