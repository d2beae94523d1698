import { existsSync } from "node:fs";
import sharp from "sharp";
import { paperGround } from "#domain/media/picture.ts";
import type { Picture } from "./picture.ts";

const columns = 8;
const most = 80;
/** In pixels; a quarter of a master. */
const tile = { width: 292, height: 212 };

/** One picture of each subject, evenly from all of them, so many as a sheet has room for. */
export function forSheet(pictures: readonly Picture[]): Picture[] {
  const firsts = [...new Map(pictures.toReversed().map((picture) => [picture.subject, picture])).values()].toReversed();
  const step = Math.max(1, firsts.length / most);
  return Array.from({ length: Math.min(most, firsts.length) }, (_, index) => firsts[Math.floor(index * step)]).filter(
    (picture) => picture !== undefined,
  );
}

/** What has been taken, side by side on one sheet, as JPEG. */
export async function contactSheet(pictures: readonly Picture[], folder: string): Promise<Buffer> {
  const files = forSheet(pictures.filter(({ name }) => existsSync(`${folder}/${name}.avif`))).map(
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
