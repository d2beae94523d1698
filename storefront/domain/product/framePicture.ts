import { crops } from "@dioptra/ui/eyewear";
import type { Frame } from "./product.ts";

/** The drawings of a frame: crops of its front, and a diagram with all dimensions. */
export const framePictures = [...crops, "diagram"] as const;
export type FramePicture = (typeof framePictures)[number];

const inTenths = (millimetres: number) => String(Math.round(millimetres * 10) / 10);

/**
 * Returns the part of an address that describes everything visible of a frame: shape, rim, material, finish, tint of
 * sunglasses, and measures in mm.
 */
export function frameSlug(frame: Frame): string {
  const { shape, rim, material, finish, tint, lensWidth, lensHeight, bridge, temple, totalWidth } = frame;
  const words = tint ? [shape, rim, material, finish, tint] : [shape, rim, material, finish];
  const measures = [lensWidth, lensHeight, bridge, temple, totalWidth].map(inTenths);
  return [...words, ...measures].join("-");
}

/** Returns the address of a frame's drawing. It contains everything that is drawn, so its picture never changes. */
export const framePictureHref = (frame: Frame, picture: FramePicture): string =>
  `/media/frames/${picture}/${frameSlug(frame)}.svg`;
