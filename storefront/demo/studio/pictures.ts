import { allCare, allFrames, allPacks } from "#demo/products/index.ts";
import { articlePictures } from "./articlePictures.ts";
import { bannerPictures } from "./bannerPictures.ts";
import { carePictures, framePictures, lensPictures, type Picture } from "./productPictures.ts";
import { feedPictures } from "./feedPictures.ts";
import { setPictures } from "./setPictures.ts";

/** All pictures of the demo shop. */
export const pictures: readonly Picture[] = [
  ...allFrames.flatMap(framePictures),
  ...lensPictures(allPacks),
  ...carePictures(allCare),
  ...setPictures,
  ...bannerPictures,
  ...articlePictures,
  ...feedPictures,
];
