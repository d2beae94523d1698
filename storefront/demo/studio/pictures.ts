import { allCare, allFrames, allPacks } from "#demo/products/index.ts";
import { articlePictures } from "./articlePictures.ts";
import { bannerPictures } from "./bannerPictures.ts";
import { carePictures } from "./carePictures.ts";
import { feedPictures } from "./feedPictures.ts";
import { framePictures } from "./framePictures.ts";
import { lensPictures } from "./lensPictures.ts";
import type { Picture } from "./picture.ts";
import { setPictures } from "./setPictures.ts";

/** All that is to be taken. */
export const pictures: readonly Picture[] = [
  ...allFrames.flatMap(framePictures),
  ...lensPictures(allPacks),
  ...carePictures(allCare),
  ...setPictures,
  ...bannerPictures,
  ...articlePictures,
  ...feedPictures,
];
