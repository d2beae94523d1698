import sharp from "sharp";
import { paper } from "@dioptra/ui/frame-light";

/** Levels by which the decoded ground may differ: more would show as an edge on the stage. */
const tolerance = 1;

/** A PNG data URL as AVIF, whose ground is checked after decoding. */
export async function encode(image: string): Promise<Buffer> {
  const png = Buffer.from(image.slice(image.indexOf(",") + 1), "base64");
  const avif = await sharp(png).removeAlpha().avif({ quality: 60, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
  const { data, info } = await sharp(avif).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1];
  for (const corner of corners)
    for (const [channel, level] of paper.entries()) {
      const found = data[corner * info.channels + channel] ?? 0;
      if (Math.abs(found - level) > tolerance) throw new Error(`The ground is ${found} instead of ${level}`);
    }
  return avif;
}
