import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** A picture of one colour. */
const plain = (width: number, height: number, background = "#204060") =>
  sharp({ create: { width, height, channels: 3, background } });

export const pngOf = (width: number, height: number, background?: string) =>
  plain(width, height, background).png().toBuffer();

export const jpegOf = (width: number, height: number) => plain(width, height).jpeg().toBuffer();

export const avifOf = (width: number, height: number) => plain(width, height).avif({ effort: 0 }).toBuffer();

/** Puts a file into a media folder, with the folders on the way. */
export function putInto(folder: string, name: string, content: Buffer | string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** The colour of a pixel, each part within a few steps: red, green, blue. */
export async function colorAt(picture: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}
