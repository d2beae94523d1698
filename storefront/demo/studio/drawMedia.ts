import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editionOf } from "#domain/media/pictureFile.ts";
import { encode } from "./encode.ts";
import { type Entry, keyOf, proofOf, proofShot, readManifest, writeManifest } from "./manifest.ts";
import { openStudio } from "./openStudio.ts";
import type { Picture } from "./picture.ts";
import { studioScript } from "./studioScript.ts";
import { timeLeft } from "./timeLeft.ts";

interface DrawMediaOptions {
  readonly folder: string;
  readonly browserPath?: string;
  readonly report: (line: string) => void;
}

/**
 * Takes the pictures that are missing, or were made from something else than what is there now. Where only the studio's
 * code is another, a small proof is taken first: if it is the same as before, so is the picture.
 */
export async function drawMedia(
  pictures: readonly Picture[],
  { folder, browserPath, report }: DrawMediaOptions,
): Promise<void> {
  if (pictures.length === 0) return;
  const script = await studioScript();
  const manifest = new Map(Object.entries(readManifest(folder)));
  const fileOf = ({ name }: Picture) => `${folder}/${name}.avif`;
  const due = pictures.filter(
    (picture) => manifest.get(picture.name)?.key !== keyOf(picture.shot, script) || !existsSync(fileOf(picture)),
  );
  report(`${due.length} of ${pictures.length} pictures are to be taken`);
  if (due.length === 0) return;
  const studio = await openStudio(script, browserPath);

  const draw = async (picture: Picture): Promise<{ entry: Entry; outcome: string }> => {
    const { shot, name } = picture;
    const key = keyOf(shot, script);
    const proof = proofOf(shot, (await studio.photograph(proofShot(shot))).image);
    const before = manifest.get(name);
    if (before?.proof === proof && existsSync(fileOf(picture)))
      return { entry: { ...before, key }, outcome: "as before" };
    const { image, mmPerPixel } = await studio.photograph(shot);
    const avif = await encode(image);
    mkdirSync(dirname(fileOf(picture)), { recursive: true });
    writeFileSync(fileOf(picture), avif);
    const entry = { key, proof, edition: editionOf(avif), mmPerPixel: Math.round(mmPerPixel * 1e5) / 1e5 };
    return { entry, outcome: `${(avif.length / 1024).toFixed(1)} KB` };
  };

  try {
    const start = performance.now();
    for (const [index, picture] of due.entries()) {
      const begun = performance.now();
      const { entry, outcome } = await draw(picture);
      manifest.set(picture.name, entry);
      writeManifest(folder, Object.fromEntries(manifest));
      const [took, all] = [begun, start].map((since) => (performance.now() - since) / 1000);
      const rest = timeLeft(index + 1, due.length, all ?? 0);
      report(`${picture.name}  ${took?.toFixed(1)} s  ${outcome}  ${index + 1}/${due.length}, ${rest}`);
    }
  } finally {
    await studio.close();
  }
}
