import type { Master, PictureSize } from "./picture.ts";

/** Pixels of a screen for one of CSS that pictures are made for. */
export const densities = [1, 2] as const;
export type Density = (typeof densities)[number];

/** Stands for the edition where nobody knows it: such an address leads to the newest, and is not kept for long. */
export const newest = "newest";

export const pictureFolder = "/media/pictures/";

/** `300x400` */
export const sizeText = ({ width, height }: PictureSize): string => `${width}x${height}`;

export const dense = ({ width, height }: PictureSize, density: Density): PictureSize => ({
  width: width * density,
  height: height * density,
});

/**
 * The address of a picture in one of the configured sizes, given in pixels of CSS: with the edition, it is the same
 * picture for ever. What kind of file is sent, the browser says when it asks.
 */
export const pictureHref = ({ name, edition }: Master, size: PictureSize, density: Density = 1): string =>
  `${pictureFolder}${sizeText(dense(size, density))}/${edition ?? newest}/${name}`;
