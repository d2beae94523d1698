/** What pictures are sent as, best first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const mediaType = (format: PictureFormat): string => `image/${format}`;

/** How much a browser likes each media type that it names; from 0 for not at all to 1. */
function likings(accept: string): ReadonlyMap<string, number> {
  const entries = accept
    .toLowerCase()
    .split(",")
    .map((range): [string, number] => {
      const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
      const said = parameters.find((parameter) => parameter.startsWith("q="));
      const liking = said === undefined ? 1 : Number(said.slice(2));
      return [type, liking >= 0 && liking <= 1 ? liking : 0];
    });
  return new Map(entries);
}

/**
 * The format that a browser likes best, and of those it likes as much, the smallest. AVIF and WebP have to be named: what
 * says "anything" may not know them. JPEG everybody can read, so it is also for those who want none of the three.
 */
export function acceptedFormat(accept: string | null | undefined): PictureFormat {
  const liked = likings(accept ?? "");
  const ofJpeg = liked.get("image/jpeg") ?? liked.get("image/*") ?? liked.get("*/*") ?? 0;
  const liking = (format: PictureFormat) => (format === "jpeg" ? ofJpeg : (liked.get(mediaType(format)) ?? 0));
  const best = Math.max(...pictureFormats.map(liking));
  return pictureFormats.find((format) => best > 0 && liking(format) === best) ?? "jpeg";
}
