import type { FrontView } from "../frontView.ts";
import { type Placement, wornBox } from "../tryOnPlacement.ts";
import type { Photo } from "./photo.ts";
import { foldText } from "../../rules/text.ts";

interface WornPicture {
  readonly photo: Photo;
  /** The URL of the drawing of the frame. */
  readonly src: string;
  readonly view: FrontView;
  readonly placement: Placement;
}

/** Draws the face with the frame at the resolution of the photograph, and downloads it as a PNG file. */
export async function savePicture({ photo, src, view, placement }: WornPicture, fileName: string): Promise<void> {
  const [face, front] = await Promise.all([loadImage(photo.src), loadImage(src)]);
  const canvas = document.createElement("canvas");
  canvas.width = photo.width;
  canvas.height = photo.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The 2D canvas context is not available.");
  context.drawImage(face, 0, 0, photo.width, photo.height);
  const { x, y, scale, angle } = placement;
  const box = wornBox(view);
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(front, box.x, box.y, box.width, box.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas could not be converted to PNG.");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // Revoked later, when the download has certainly started.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/**
 * Returns the file name of a saved picture, such as "nela-szylkret.png". It contains only ASCII letters and digits: some
 * browsers replace other names by "download".
 */
export function pictureName(frame: string): string {
  const words = foldText(frame).match(/[a-z\d]+/g) ?? ["frame"];
  return `${words.join("-")}.png`;
}
