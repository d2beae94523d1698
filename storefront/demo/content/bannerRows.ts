import type { banners, photos } from "#platform/content/tables/banner.ts";
import { bannerText, takenText } from "../pictures.ts";
import { banners as seedBanners } from "./banners.ts";
import { photos as seedPhotos } from "./photos.ts";

export const bannerRows: (typeof banners.$inferInsert)[] = seedBanners.map(({ picture, ...banner }, index) =>
  Object.assign({ id: index + 1, position: index }, banner, {
    wide: bannerText(picture),
    narrow: bannerText(picture, "narrow"),
  }),
);

/** Those whose pictures have been taken. */
export const photoRows: (typeof photos.$inferInsert)[] = seedPhotos.flatMap((photo, index) => {
  const image = takenText(`feed/${index + 1}`);
  return image === null ? [] : [Object.assign({ id: index + 1, image }, photo)];
});
