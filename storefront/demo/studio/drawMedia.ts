import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editionOf } from "#domain/media/pictureFile.ts";
import { type ManifestEntry, keyOf, proofOf, proofShot, readManifest, writeManifest } from "./manifest.ts";
import { openStudio, studioScript } from "./openStudio.ts";
import type { Picture } from "./productPictures.ts";
import sharp from "sharp";
import { paperGround } from "#domain/media/picture.ts";
import { paperColor } from "@dioptra/ui/frame-light";

interface DrawMediaOptions {
  readonly folder: string;
  readonly browserPath?: string;
  /** Receives a line of text for each picture. */
  readonly report: (line: string) => void;
}

/**
 * Renders pictures that are missing or whose inputs have changed. A small proof is rendered first. If it is unchanged, for
 * example after a refactoring of the studio, the picture is not rendered again.
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
  report(`${due.length} of ${pictures.length} pictures to render`);
  if (due.length === 0) return;
  const studio = await openStudio(script, browserPath);

  const draw = async (picture: Picture): Promise<{ entry: ManifestEntry; outcome: string }> => {
    const { shot, name } = picture;
    const key = keyOf(shot, script);
    const proof = proofOf(shot, (await studio.photograph(proofShot(shot))).image);
    const before = manifest.get(name);
    if (before?.proof === proof && existsSync(fileOf(picture)))
      return { entry: { ...before, key }, outcome: "unchanged" };
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
      const pictureStart = performance.now();
      const { entry, outcome } = await draw(picture);
      manifest.set(picture.name, entry);
      writeManifest(folder, Object.fromEntries(manifest));
      const [pictureSeconds, totalSeconds] = [pictureStart, start].map((since) => (performance.now() - since) / 1000);
      const remaining = timeLeft(index + 1, due.length, totalSeconds ?? 0);
      report(`${picture.name}  ${pictureSeconds?.toFixed(1)} s  ${outcome}  ${index + 1}/${due.length}, ${remaining}`);
    }
  } finally {
    await studio.close();
  }
}

const columns = 8;
const maxTiles = 80;
/** The size of a picture on the contact sheet in pixels, a quarter of a master. */
const tile = { width: 292, height: 212 };

/** Selects one picture of each subject, spread evenly, until the sheet is full. */
export function selectForSheet(pictures: readonly Picture[]): Picture[] {
  const firsts = [...new Map(pictures.toReversed().map((picture) => [picture.subject, picture])).values()].toReversed();
  const step = Math.max(1, firsts.length / maxTiles);
  return Array.from(
    { length: Math.min(maxTiles, firsts.length) },
    (_, index) => firsts[Math.floor(index * step)],
  ).filter((picture) => picture !== undefined);
}

/** Returns existing pictures side by side as a JPEG. */
export async function contactSheet(pictures: readonly Picture[], folder: string): Promise<Buffer> {
  const files = selectForSheet(pictures.filter(({ name }) => existsSync(`${folder}/${name}.avif`))).map(
    ({ name }) => `${folder}/${name}.avif`,
  );
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(tile.width, tile.height, { fit: "contain", background: paperGround }).toBuffer(),
      left: (index % columns) * tile.width,
      top: Math.floor(index / columns) * tile.height,
    })),
  );
  const height = Math.ceil(files.length / columns) * tile.height;
  return sharp({ create: { width: columns * tile.width, height, channels: 3, background: paperGround } })
    .composite(tiles)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Tolerance of the decoded background in levels. More would be visible as an edge on the page. */
const tolerance = 1;

/** Encodes a PNG data URL as AVIF and checks its background after decoding. Throws if that differs too much. */
export async function encode(image: string): Promise<Buffer> {
  const png = Buffer.from(image.slice(image.indexOf(",") + 1), "base64");
  const avif = await sharp(png).removeAlpha().avif({ quality: 60, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
  const { data, info } = await sharp(avif).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1];
  for (const corner of corners)
    for (const [channel, level] of paperColor.entries()) {
      const found = data[corner * info.channels + channel] ?? 0;
      if (Math.abs(found - level) > tolerance)
        throw new Error(`The background of the encoded picture is ${found} instead of ${level}.`);
    }
  return avif;
}

/** Returns the remaining time in words, estimated from the speed so far. */
export function timeLeft(done: number, all: number, seconds: number): string {
  const left = Math.round((seconds / Math.max(1, done)) * (all - done));
  if (left < 90) return `${left} s left`;
  if (left < 5400) return `${Math.round(left / 60)} min left`;
  return `${(left / 3600).toFixed(1)} h left`;
}
