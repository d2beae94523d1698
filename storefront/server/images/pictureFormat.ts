/** The formats of pictures, the smallest first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const mediaType = (format: PictureFormat): string => `image/${format}`;

/** Reads the quality of each media type in an `Accept` header, 0 to 1. */
function qualities(accept: string): ReadonlyMap<string, number> {
  const entries = accept
    .toLowerCase()
    .split(",")
    .map((range): [string, number] => {
      const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
      const parameter = parameters.find((each) => each.startsWith("q="));
      const quality = parameter === undefined ? 1 : Number(parameter.slice(2));
      return [type, quality >= 0 && quality <= 1 ? quality : 0];
    });
  return new Map(entries);
}

/**
 * Returns the accepted format with the highest quality, the smallest among equals. AVIF and WebP must be named, because
 * clients that accept anything may not know them. JPEG is the default, because all clients can read it.
 */
export function acceptedFormat(accept: string | null | undefined): PictureFormat {
  const accepted = qualities(accept ?? "");
  const jpegQuality = accepted.get("image/jpeg") ?? accepted.get("image/*") ?? accepted.get("*/*") ?? 0;
  const qualityOf = (format: PictureFormat) =>
    format === "jpeg" ? jpegQuality : (accepted.get(mediaType(format)) ?? 0);
  const best = Math.max(...pictureFormats.map(qualityOf));
  return pictureFormats.find((format) => best > 0 && qualityOf(format) === best) ?? "jpeg";
}
