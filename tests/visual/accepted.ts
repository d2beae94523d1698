import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { type Machine, machineSchema } from "./machine.ts";
import { nameOf, pathOf, type Picture } from "./pictures.ts";
import type { StoryCode } from "./storyCode.ts";

/**
 * Holds pictures of key stories, digests of all other and of large pictures, digests of the stories' code, and the
 * properties of the machine that drew them.
 */
export const acceptedFolder = "tests/visual/baselines";

/** The size in bytes above which only a digest is stored, because large pictures would bloat the repository. */
const maximumPictureSize = 100_000;

const recordSchema = z.record(z.string(), z.string());

const fileOf = (name: string) => path.join(acceptedFolder, `${name}.json`);
const read = (name: string): unknown => {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};
function writeSorted(name: string, record: Readonly<Record<string, string>>): void {
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileOf(name), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns the machine that drew the accepted pictures. */
export const acceptedMachine = (): Machine | null => machineSchema.nullable().catch(null).parse(read("machine"));

/** Returns the code that the accepted pictures show. */
export const acceptedCode = (): StoryCode => recordSchema.parse(read("code") ?? {});

/** Returns the digest of a picture's bytes; rendering and compression are deterministic. */
export const digestOf = (image: Buffer) => createHash("sha256").update(image).digest("hex").slice(0, 16);

/** Returns where the accepted picture is, if it is not stored as a digest. */
export const pictureFile = (picture: Picture, folder = acceptedFolder) => path.join(folder, ...pathOf(picture));

/** The accepted pictures, as digests. */
export class AcceptedPictures {
  readonly #digests = new Map(Object.entries(recordSchema.parse(read("digests") ?? {})));

  /** Returns the digest of an accepted picture; null if it was never accepted on this kind of machine. */
  digestOf(picture: Picture): string | null {
    const stored = this.#digests.get(nameOf(picture));
    if (stored) return stored;
    const file = pictureFile(picture);
    return existsSync(file) ? digestOf(readFileSync(file)) : null;
  }

  /** Accepts a picture. */
  accept(picture: Picture, image: Buffer): void {
    const file = pictureFile(picture);
    if (picture.isKey && image.length <= maximumPictureSize) {
      this.#digests.delete(nameOf(picture));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, image);
    } else {
      this.#digests.set(nameOf(picture), digestOf(image));
      rmSync(file, { force: true });
    }
  }

  /** Forgets all pictures except these. */
  keepOnly(pictures: readonly Picture[]): void {
    const names = new Set(pictures.map(nameOf));
    const files = new Set(pictures.map((picture) => pictureFile(picture)));
    for (const name of this.#digests.keys()) if (!names.has(name)) this.#digests.delete(name);
    for (const file of globSync(`${acceptedFolder}/**/*.png`)) if (!files.has(file)) rmSync(file);
    for (const folder of globSync(`${acceptedFolder}/*/`)) {
      if (globSync(`${folder}/*`).length === 0) rmSync(folder, { recursive: true });
    }
  }

  /** Stores the digests, with the machine and the code that they belong to. */
  write(machine: Machine, code: StoryCode): void {
    writeSorted("digests", Object.fromEntries(this.#digests));
    writeSorted("code", code);
    writeFileSync(fileOf("machine"), `${JSON.stringify(machine, null, 2)}\n`);
  }
}
