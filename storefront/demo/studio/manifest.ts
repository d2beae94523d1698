import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { exposure } from "@dioptra/ui/frame-light";
import type { Shot } from "./scene.ts";

export interface Entry {
  /** What it was made from, as a digest. */
  readonly key: string;
  /** What it looks like on its proof, as a digest. */
  readonly proof: string;
  /** Of its content, as it stands in its addresses. */
  readonly edition: string;
  /** Of the plane of the front. */
  readonly mmPerPixel: number;
}
export type Manifest = Readonly<Record<string, Entry>>;

const fileIn = (folder: string) => `${folder}/manifest.json`;

export function readManifest(folder: string): Manifest {
  const file = fileIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Sorted, and whole at any moment: a run that is stopped goes on where it was. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${fileIn(folder)}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${fileIn(folder)}.new`, fileIn(folder));
}

/** A digest of all that decides how a picture looks: what is taken, and the studio that takes it. */
export const keyOf = (shot: Shot, studio: string): string => digest(JSON.stringify(shot), studio);

/** A digest of how it looks, of a small quick picture: a studio that was only tidied up takes the same one. */
export const proofOf = (shot: Shot, smallImage: string): string => {
  const light = Array.from({ length: shot.exposures }, (_, index) => exposure(index, 0));
  return digest(JSON.stringify([shot, light]), smallImage);
};

/** What is photographed for it. */
export const proofShot = (shot: Shot): Shot => ({
  ...shot,
  width: Math.round(shot.width / 4),
  height: Math.round(shot.height / 4),
  exposures: 2,
});

const digest = (...texts: readonly string[]) =>
  texts
    .reduce((hash, text) => hash.update(text), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);
