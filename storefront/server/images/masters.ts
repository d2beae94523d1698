import { lstatSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { editionOf } from "#domain/media/pictureFile.ts";
import { isMasterName } from "#domain/media/picture.ts";

/** The file formats of masters, in the order of preference. */
export const masterKinds = ["avif", "png", "jpg"] as const;
type MasterKind = (typeof masterKinds)[number];

const startsWith = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const signatures: Readonly<Record<MasterKind, (bytes: Uint8Array) => boolean>> = {
  avif: (bytes) => startsWith(bytes, 4, letters("ftypavif")),
  png: (bytes) => startsWith(bytes, 0, [0x89, ...letters("PNG\r\n"), 0x1a, 0x0a]),
  jpg: (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]),
};

/** Returns whether a file begins with the signature of its format. Other files are never passed to a decoder. */
export const hasSignature = (bytes: Uint8Array, kind: MasterKind): boolean => signatures[kind](bytes);

const maximumBytes = 8 * 1024 * 1024;

/** The content of a master and its edition. */
export interface MasterContent {
  readonly bytes: Buffer;
  readonly edition: string;
}

/** A master that cannot be used, and the reason. */
export interface RefusedMaster {
  readonly master: string;
  readonly reason: "too-large" | "no-picture" | "unreadable";
  readonly error?: unknown;
}

export interface MastersSetting {
  readonly folder: string;
  /** Called once for each content that cannot be used. */
  readonly onRefused: (refused: RefusedMaster) => void;
}

interface File {
  readonly path: string;
  readonly kind: MasterKind;
  readonly bytes: bigint;
  /** Changes whenever the content may have changed. */
  readonly stamp: string;
}

/** Reads the masters in the media folder. They may be replaced while the shop runs. */
export function createMasters({ folder, onRefused }: MastersSetting) {
  /** The last read state by name; the edition is null if the content cannot be used. */
  const states = new Map<string, { readonly stamp: string; readonly edition: string | null }>();

  /**
   * Returns a file of the folder; null if it does not exist, is not a file, or is reached by a symbolic link anywhere in its
   * path. Synchronous, because asynchronous calls take several times these microseconds.
   */
  function fileOf(name: string, kind: File["kind"]): File | null {
    try {
      const stats = lstatSync(path.join(folder, `${name}.${kind}`), { bigint: true, throwIfNoEntry: false });
      if (!stats?.isFile()) return null;
      const file = path.join(realpathSync.native(folder), `${name}.${kind}`);
      if (realpathSync.native(file) !== file) return null;
      const { ino, size, mtimeNs, ctimeNs } = stats;
      return { path: file, kind, bytes: size, stamp: [kind, ino, size, mtimeNs, ctimeNs].join() };
    } catch (error) {
      // Any error of the system means that there is no readable file.
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
    if (states.get(name)?.stamp !== stamp || states.get(name)?.edition !== null)
      onRefused({ master: name, ...refused });
    states.set(name, { stamp, edition: null });
    return null;
  }

  async function contentOf(name: string, file: File): Promise<MasterContent | null> {
    if (file.bytes > maximumBytes) return refuse(name, file.stamp, { reason: "too-large" });
    const bytes = await readFile(file.path);
    if (!hasSignature(bytes, file.kind)) return refuse(name, file.stamp, { reason: "no-picture" });
    const edition = editionOf(bytes);
    states.set(name, { stamp: file.stamp, edition });
    return { bytes, edition };
  }

  return {
    /** Returns the current edition of a master; null if there is no usable one. */
    async edition(name: string): Promise<string | null> {
      const file = find(name);
      if (!file) return null;
      const state = states.get(name);
      return state?.stamp === file.stamp ? state.edition : ((await contentOf(name, file))?.edition ?? null);
    },
    /** Reads the current content of a master; null if there is no usable one. */
    async read(name: string): Promise<MasterContent | null> {
      const file = find(name);
      return file && contentOf(name, file);
    },
    /** Records that the current content cannot be read, so that it is not tried again until it changes. */
    refuse(name: string, error: unknown): void {
      const file = find(name);
      if (file) refuse(name, file.stamp, { reason: "unreadable", error });
    },
  };
}
