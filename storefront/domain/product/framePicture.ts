import { crops } from "@dioptra/ui/eyewear";
import type { Frame } from "./product.ts";

/** What is drawn of a frame: a crop of its front, or its outlines with every measure. */
export const framePictures = [...crops, "diagram"] as const;
export type FramePicture = (typeof framePictures)[number];

const inTenths = (millimetres: number) => String(Math.round(millimetres * 10) / 10);

/** What tells a frame's looks from all others'. Colours of one frame differ in one word, lenses for the sun add one more. */
export function frameWords(frame: Frame): string {
  const { shape, rim, material, finish, tint, lensWidth, lensHeight, bridge, temple, totalWidth } = frame;
  const words = tint ? [shape, rim, material, finish, tint] : [shape, rim, material, finish];
  const measures = [lensWidth, lensHeight, bridge, temple, totalWidth].map(inTenths);
  return [...words, ...measures].join("-");
}

/** The address of a frame's drawing, which says all that is drawn: the same address is the same picture for ever. */
export const framePictureHref = (frame: Frame, picture: FramePicture): string =>
  `/media/frames/${picture}/${frameWords(frame)}.svg`;
