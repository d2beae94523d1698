import { readFile } from "node:fs/promises";
import { type IconPurpose, iconPath, iconSizes, themeColor } from "#domain/webManifest.ts";

/** The part of an icon's side that the drawing takes: the system cuts up to a fifth off every side of a maskable one. */
const drawn: Readonly<Record<IconPurpose, number>> = { any: 0.84, maskable: 0.6 };

/** The drawing's side, in its own units. */
const viewBox = 32;

async function makeIcon(drawingFile: string, size: number, purpose: IconPurpose): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const side = Math.round(size * drawn[purpose]);
  const drawing = await sharp(await readFile(drawingFile), { density: (72 * side) / viewBox })
    .resize(side)
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 3, background: themeColor } as const;
  const icon = await sharp({ create: ground })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(icon);
}

/** Returns a function that answers with an icon of the installed shop, made from the drawing, an SVG, at its first request. */
export function createIcons(drawingFile: string) {
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const known = new Map(
    iconSizes.flatMap((size) =>
      (["any", "maskable"] as const).map((purpose) => [iconPath(size, purpose), { size, purpose }] as const),
    ),
  );
  return async (path: string): Promise<Response> => {
    const wanted = known.get(path);
    if (!wanted) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
    const making = made.get(path) ?? makeIcon(drawingFile, wanted.size, wanted.purpose);
    made.set(path, making);
    const headers = { "content-type": "image/png", "cache-control": "public, max-age=86400" };
    return new Response(await making, { headers });
  };
}
