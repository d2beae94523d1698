import type { FrontView } from "../frontView.ts";
import { type Placement, wornBox } from "../tryOnPlacement.ts";
import type { Photo } from "./photo.ts";
import { foldText } from "../../rules/text.ts";

interface WornPicture {
  readonly photo: Photo;
  /** The address of the frame's drawing. */
  readonly src: string;
  readonly view: FrontView;
  readonly placement: Placement;
}

/** Draws the face with the frame, at the photograph's resolution, and hands it to the browser to save as a PNG. */
export async function savePicture({ photo, src, view, placement }: WornPicture, fileName: string): Promise<void> {
  const [face, front] = await Promise.all([loaded(photo.src), loaded(src)]);
  const canvas = document.createElement("canvas");
  canvas.width = photo.width;
  canvas.height = photo.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas to draw on.");
  context.drawImage(face, 0, 0, photo.width, photo.height);
  const { x, y, scale, angle } = placement;
  const box = wornBox(view);
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(front, box.x, box.y, box.width, box.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("This browser makes no PNG of a canvas.");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has taken what it saves by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/**
 * Under which name a picture with this frame is saved: "nela-szylkret.png". Plain letters alone, since a browser calls
 * it "download" where a system's file names hold no others.
 */
export function pictureName(frame: string): string {
  const words = foldText(frame).match(/[a-z\d]+/g) ?? ["frame"];
  return `${words.join("-")}.png`;
}
