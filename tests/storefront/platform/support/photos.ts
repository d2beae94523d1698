import sharp from "sharp";
import { pieceSize } from "#domain/prescriptionPhoto.ts";
import type { TestPlatform } from "./openTestPlatform.ts";

/** Returns a JPEG that states a camera and a position. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "white" } })
    .withExif({ IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 0/1 0/1" } })
    .jpeg()
    .toBuffer();

/** Returns the outline of a PDF around some bytes. */
export const pdf = (inside: Buffer): Buffer =>
  Buffer.concat([Buffer.from("%PDF-1.7\nstream\n"), inside, Buffer.from("\nendstream\nstartxref\n9\n%%EOF\n")]);

type Piece = Partial<Readonly<Record<"photo_id" | "index" | "count" | "content", unknown>>>;

/** Sends one piece of a photo; the whole photo unless `more` says otherwise. */
export const sendPiece = (
  platform: Pick<TestPlatform, "post">,
  content: Buffer,
  more: Piece = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  platform.post(
    "prescription/photo",
    { piece: { photo_id: crypto.randomUUID(), index: 0, count: 1, content: content.toString("base64"), ...more } },
    headers,
  );

/** Sends a photo in pieces and returns its id. */
export async function sendPhoto(platform: Pick<TestPlatform, "post">, content: Buffer): Promise<string> {
  const photoId = crypto.randomUUID();
  const count = Math.ceil(content.length / pieceSize);
  for (let index = 0; index < count; index++) {
    const piece = content.subarray(index * pieceSize, (index + 1) * pieceSize);
    const { status } = await sendPiece(platform, piece, { photo_id: photoId, index, count });
    if (status !== 200) throw new Error(`Piece ${index} was refused with ${status}.`);
  }
  return photoId;
}
