import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { exposure } from "@dioptra/ui/frame-light";
import type { Shot } from "./scene.ts";

/** What the manifest stores about a picture. */
export interface ManifestEntry {
  /** A digest of the inputs of the picture. */
  readonly key: string;
  /** A digest of the proof, a small quick picture. */
  readonly proof: string;
  /** A digest of the file, which is part of its URL. */
  readonly edition: string;
  /** The scale in the plane of the frame's front. */
  readonly mmPerPixel: number;
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

const fileIn = (folder: string) => `${folder}/manifest.json`;

/** Reads the manifest of a folder; empty if there is none. */
export function readManifest(folder: string): Manifest {
  const file = fileIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Writes the manifest sorted and atomically, so that a stopped run can continue. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${fileIn(folder)}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${fileIn(folder)}.new`, fileIn(folder));
}

/** Returns a digest of everything that affects a picture: the shot and the code of the studio. */
export const keyOf = (shot: Shot, studio: string): string => digest(JSON.stringify(shot), studio);

/** Returns a digest of the proof. Unlike the key, it does not change when the studio is only refactored. */
export const proofOf = (shot: Shot, smallImage: string): string => {
  const light = Array.from({ length: shot.exposures }, (_, index) => exposure(index, 0));
  return digest(JSON.stringify([shot, light]), smallImage);
};

/** Returns the shot of the proof: a quarter of the size, with two exposures. */
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
