import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Shot } from "./shot.ts";

export interface Entry {
  /** What it was made from, as a digest. */
  readonly key: string;
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
export const keyOf = (shot: Shot, studio: string): string =>
  createHash("sha256").update(JSON.stringify(shot)).update(studio).digest("hex").slice(0, 16);
