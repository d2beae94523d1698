import type { Sharp } from "sharp";
import { paperGround, type PictureSize } from "#domain/media/picture.ts";
import type { Bytes } from "../answer/compression.ts";
import type { PictureFormat } from "./pictureFormat.ts";

/** Raised when what is done here changes, so that nothing made before is found again. */
export const recipe = 1;

/** Four times a gallery's picture at twice its size. */
const maxPixels = 16_000_000;

/** The source is damaged, or too large, or cannot be read for another reason that lies in it. */
export class UnreadablePicture extends Error {}

/** A slow step more in AVIF makes cards a third smaller; the next two hardly anything. */
const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpeg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

let loading: Promise<typeof import("sharp").default> | null = null;

/** Loaded with the first picture, so that it does not delay the start. */
const load = () =>
  (loading ??= import("sharp").then(({ default: sharp }) => {
    // One thread a picture, and no memory of earlier ones: what is kept, we keep.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/** The size that was asked for; or of its proportion and smaller, where the source would only be blown up. */
async function sizeFor(source: Sharp, asked: PictureSize): Promise<PictureSize> {
  const { format, autoOrient } = await source.metadata();
  const scale = Math.min(asked.width / autoOrient.width, asked.height / autoOrient.height);
  if (format === "svg" || scale <= 1) return asked;
  return { width: Math.round(asked.width / scale), height: Math.round(asked.height / scale) };
}

/**
 * A picture of this size, its source shown whole; room that it leaves, and whatever shines through, is paper. Nothing is
 * made larger than its source: it would weigh more and show no more.
 */
export async function makePicture(source: Buffer, asked: PictureSize, format: PictureFormat): Promise<Bytes> {
  const sharp = await load();
  try {
    const picture = sharp(source, { limitInputPixels: maxPixels }).autoOrient();
    const { width, height } = await sizeFor(picture, asked);
    const placed = picture
      .resize(width, height, { fit: "contain", background: paperGround })
      .flatten({ background: paperGround })
      .toColourspace("srgb");
    return Buffer.from(await encoders[format](placed).toBuffer());
  } catch (cause) {
    throw new UnreadablePicture("A picture could not be made.", { cause });
  }
}
