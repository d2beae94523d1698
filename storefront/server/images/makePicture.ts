import type { Sharp } from "sharp";
import { paperGround, type PictureSize } from "#domain/media/picture.ts";
import type { Bytes } from "../answer/compression.ts";
import type { PictureFormat } from "./pictureFormat.ts";

/** Incremented when this module makes pictures differently, so that cached ones are not used any more. */
export const recipe = 1;

/** Four times the pixels of the gallery's picture at double size. */
const maxPixels = 16_000_000;

/** Thrown when a picture cannot be made from its source, because that is damaged or too large. */
export class UnreadablePicture extends Error {}

/** AVIF at effort 2 makes cards a third smaller than at 1; the next two steps gain hardly anything. */
const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpeg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

let loading: Promise<typeof import("sharp").default> | null = null;

/** Loads the library with the first picture, so that it does not delay the start. */
const load = () =>
  (loading ??= import("sharp").then(({ default: sharp }) => {
    // One thread per picture and no cache, because we limit and cache pictures ourselves.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/** Returns the requested size, or a smaller one in its proportions if the source would have to be enlarged. */
async function sizeFor(source: Sharp, requested: PictureSize): Promise<PictureSize> {
  const { format, autoOrient } = await source.metadata();
  const scale = Math.min(requested.width / autoOrient.width, requested.height / autoOrient.height);
  if (format === "svg" || scale <= 1) return requested;
  return { width: Math.round(requested.width / scale), height: Math.round(requested.height / scale) };
}

/**
 * Makes a picture of a size that shows its whole source on the paper's colour. Sources are not enlarged, because that adds
 * bytes and no detail. Throws `UnreadablePicture`.
 */
export async function makePicture(source: Buffer, requested: PictureSize, format: PictureFormat): Promise<Bytes> {
  const sharp = await load();
  try {
    const picture = sharp(source, { limitInputPixels: maxPixels }).autoOrient();
    const { width, height } = await sizeFor(picture, requested);
    const placed = picture
      .resize(width, height, { fit: "contain", background: paperGround })
      .flatten({ background: paperGround })
      .toColourspace("srgb");
    return Buffer.from(await encoders[format](placed).toBuffer());
  } catch (cause) {
    throw new UnreadablePicture("The picture could not be made from its source.", { cause });
  }
}
