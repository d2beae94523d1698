import { fileTypeOf } from "@dioptra/ui/rules";
import { type PhotoProblem, type PhotoType } from "#domain/prescriptionPhoto.ts";
import { ok, refuse, type Result } from "#domain/result.ts";

/** A photo without what it says about the camera and the place. */
export interface CleanPhoto {
  readonly type: PhotoType;
  readonly content: Buffer;
}

/** More than the cameras of phones have. */
const maxPixels = 60_000_000;

/** Enough to read small print on a sheet of A4. */
const longestSide = 2400;

/** Encodes a picture again, upright and without its metadata; null if it cannot be opened. */
async function encodeAgain(content: Buffer): Promise<Buffer | null> {
  // Loaded with the first photo, so that it does not delay the start.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(content, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The first letters of segments in which JPEG pictures state camera and position. */
const metadataMarks = ["Exif\0\0", "http://ns.adobe.com/xap/1.0/\0"].map((text) => Buffer.from(text, "latin1"));

/** The distance of a segment's first letter from its length, which is two bytes. */
const lengthOffset = 2;

/** Overwrites the metadata of pictures in a PDF in place, since its other parts are found by their positions. */
function blankMetadata(content: Buffer): Buffer {
  const blanked = Buffer.from(content);
  for (const mark of metadataMarks) {
    for (let at = blanked.indexOf(mark); at !== -1; at = blanked.indexOf(mark, at + 1)) {
      const isSegment = at >= 2 * lengthOffset && blanked.readUInt16BE(at - 2 * lengthOffset) === 0xff_e1;
      if (!isSegment) continue;
      const end = at - lengthOffset + blanked.readUInt16BE(at - lengthOffset);
      blanked.fill(0, at, Math.min(end, blanked.length));
    }
  }
  return blanked;
}

/** The properties in which a PDF names people, programs and times, before their value: a text or hexadecimal digits. */
const propertyMark = /\/(?:Author|Creator|Producer|Title|Subject|Keywords|CreationDate|ModDate)\s*(?=\(|<(?!<))/g;

/** The properties in XML, which some programs add. */
const packet = { start: "<x:xmpmeta", end: "</x:xmpmeta>" } as const;

/** Returns the position after the text of a PDF that begins with a parenthesis; the end of the file if it does not end. */
function endOfText(text: string, start: number): number {
  let open = 0;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (letter === "\\") at++;
    else if (letter === "(") open++;
    else if (letter === ")" && --open === 0) return at + 1;
  }
  return text.length;
}

/**
 * Overwrites the properties of a PDF with spaces, in place. Those that the file compresses stay, because only a program that
 * writes the file anew could reach them.
 */
function blankProperties(content: Buffer): Buffer {
  const text = content.toString("latin1");
  const blanked = Buffer.from(content);
  const space = " ".charCodeAt(0);
  // The search goes on after each value, so that a file of nothing but beginnings is read once.
  for (let next = 0; ;) {
    propertyMark.lastIndex = next;
    const found = propertyMark.exec(text);
    if (!found) break;
    const start = propertyMark.lastIndex;
    next = text[start] === "(" ? endOfText(text, start) : endOf(text, ">", start);
    blanked.fill(space, start + 1, Math.max(start + 1, next - 1));
  }
  for (let at = text.indexOf(packet.start); at !== -1;) {
    const end = endOf(text, packet.end, at);
    blanked.fill(space, at, end);
    at = text.indexOf(packet.start, end);
  }
  return blanked;
}

/** Returns the position after the next mark; the end of the text without one. */
function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

/** A PDF ends with this mark, after which programs add little. */
const isWholePdf = (content: Buffer) => content.subarray(-1024).includes("%%EOF");

/**
 * Checks a photo of a prescription by its bytes, and removes the data of camera and position: pictures are encoded again,
 * those in a PDF lose their metadata, and the PDF its properties such as the author.
 */
export async function cleanPhoto(content: Buffer): Promise<Result<CleanPhoto, PhotoProblem>> {
  const type = fileTypeOf(content);
  if (type === null) return refuse("wrong-type");
  if (type === "application/pdf") {
    return isWholePdf(content) ? ok({ type, content: blankProperties(blankMetadata(content)) }) : refuse("damaged");
  }
  const encoded = await encodeAgain(content);
  return encoded ? ok({ type: "image/jpeg", content: encoded }) : refuse("damaged");
}
