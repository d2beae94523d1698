import { lstatSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { editionOf } from "#domain/media/pictureFile.ts";
import { isMasterName } from "#domain/media/picture.ts";
import { isKind, masterKinds } from "./masterKind.ts";

const mostBytes = 8 * 1024 * 1024;

/** The content of a master, and the edition that it is. */
export interface MasterContent {
  readonly bytes: Buffer;
  readonly edition: string;
}

/** A file that is not used, why, and what else is known of it. */
export interface RefusedMaster {
  readonly master: string;
  readonly reason: "too-large" | "no-picture" | "unreadable";
  readonly error?: unknown;
}

export interface MastersSetting {
  readonly folder: string;
  /** Hears once of each content that cannot be used. */
  readonly onRefused: (refused: RefusedMaster) => void;
}

interface File {
  readonly path: string;
  readonly kind: (typeof masterKinds)[number];
  readonly bytes: bigint;
  /** Differs when the content may. */
  readonly stamp: string;
}

/** The masters in the media folder, which may be replaced while the shop runs. */
export function createMasters({ folder, onRefused }: MastersSetting) {
  /** By name; the edition is null where the content cannot be used. */
  const known = new Map<string, { readonly stamp: string; readonly edition: string | null }>();

  /**
   * Null for what is not there, is no file, or lies elsewhere: a link is not followed, wherever in the path it is. Asked
   * at once, because every other way costs a multiple of these microseconds.
   */
  function fileOf(name: string, kind: File["kind"]): File | null {
    try {
      const found = lstatSync(path.join(folder, `${name}.${kind}`), { bigint: true, throwIfNoEntry: false });
      if (!found?.isFile()) return null;
      const file = path.join(realpathSync.native(folder), `${name}.${kind}`);
      if (realpathSync.native(file) !== file) return null;
      const { ino, size, mtimeNs, ctimeNs } = found;
      return { path: file, kind, bytes: size, stamp: [kind, ino, size, mtimeNs, ctimeNs].join() };
    } catch (error) {
      // Whatever the system says: there is nothing that can be read.
      if (error instanceof Error && "code" in error) return null;
      throw error;
    }
  }

  function find(name: string): File | null {
    if (!isMasterName(name)) return null;
    for (const kind of masterKinds) {
      const file = fileOf(name, kind);
      if (file) return file;
    }
    return null;
  }

  function refuse(name: string, stamp: string, refused: Omit<RefusedMaster, "master">): null {
    if (known.get(name)?.stamp !== stamp || known.get(name)?.edition !== null) onRefused({ master: name, ...refused });
    known.set(name, { stamp, edition: null });
    return null;
  }

  async function contentOf(name: string, file: File): Promise<MasterContent | null> {
    if (file.bytes > mostBytes) return refuse(name, file.stamp, { reason: "too-large" });
    const bytes = await readFile(file.path);
    if (!isKind(bytes, file.kind)) return refuse(name, file.stamp, { reason: "no-picture" });
    const edition = editionOf(bytes);
    known.set(name, { stamp: file.stamp, edition });
    return { bytes, edition };
  }

  return {
    /** The edition that lies there now; null where nothing does that can be used. */
    async edition(name: string): Promise<string | null> {
      const file = find(name);
      if (!file) return null;
      const before = known.get(name);
      return before?.stamp === file.stamp ? before.edition : ((await contentOf(name, file))?.edition ?? null);
    },
    /** What lies there now. */
    async read(name: string): Promise<MasterContent | null> {
      const file = find(name);
      return file && contentOf(name, file);
    },
    /** Remembers content that could not be read, so that it is not tried again until it changes. */
    refuse(name: string, error: unknown): void {
      const file = find(name);
      if (file) refuse(name, file.stamp, { reason: "unreadable", error });
    },
  };
}
