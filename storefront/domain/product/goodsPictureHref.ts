import { cartonColors, type DrawnGoods, goodsForms, type LensPackCrop, lensPackCrops } from "@dioptra/ui/eyewear";

/** The address of the picture of goods beside frames and lenses, which says all that is drawn. */
export const goodsPictureHref = ({ form, color }: DrawnGoods, crop: LensPackCrop): string =>
  `/media/goods/${crop}/${form}-${color}.svg`;

export interface GoodsPicture {
  readonly goods: DrawnGoods;
  readonly crop: LensPackCrop;
}

const pattern = /^\/media\/goods\/(?<crop>\w+)\/(?<form>[a-z-]+)-(?<color>[a-z]+)\.svg$/;

/** What a picture's address asks for; null for what is none. */
export function readGoodsPicture(path: string): GoodsPicture | null {
  const parts = pattern.exec(path)?.groups;
  const crop = lensPackCrops.find((known) => known === parts?.["crop"]);
  const form = goodsForms.find((known) => known === parts?.["form"]);
  const color = cartonColors.find((known) => known === parts?.["color"]);
  return crop && form && color ? { goods: { form, color }, crop } : null;
}
