import {
  type CartonColor,
  cartonColors,
  drawablePieces,
  type DrawnGoods,
  type DrawnLensPack,
  goodsForms,
  type LensPackCrop,
  lensPackCrops,
  lensPeriods,
} from "@dioptra/ui/eyewear";

/** Returns the address of the drawing of a pack of contact lenses. It contains everything that is drawn. */
export const lensPictureHref = ({ period, color, pieces }: DrawnLensPack, crop: LensPackCrop): string =>
  `/media/lenses/${crop}/${period}-${color}-${pieces}.svg`;

/** Returns the colour of a product's carton, derived from its name or sku so that it is always the same. */
export function cartonColorOf(name: string): CartonColor {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
  return cartonColors[sum % cartonColors.length] ?? "sea";
}

export interface LensPicture {
  readonly pack: DrawnLensPack;
  readonly crop: LensPackCrop;
}

const lensPattern = /^\/media\/lenses\/(?<crop>\w+)\/(?<period>[a-z-]+)-(?<color>[a-z]+)-(?<pieces>\d{1,3})\.svg$/;

/** Reads the address of a drawing; null when it is invalid or not in the form that `lensPictureHref` writes. */
export function readLensPicture(path: string): LensPicture | null {
  const parts = lensPattern.exec(path)?.groups;
  const crop = lensPackCrops.find((name) => name === parts?.["crop"]);
  const period = lensPeriods.find((name) => name === parts?.["period"]);
  const color = cartonColors.find((name) => name === parts?.["color"]);
  const pieces = Number(parts?.["pieces"]);
  const [min, max] = drawablePieces;
  if (!crop || !period || !color || pieces < min || pieces > max) return null;
  const pack = { period, color, pieces };
  return lensPictureHref(pack, crop) === path ? { pack, crop } : null;
}

/** Returns the address of the drawing of other goods, such as a bottle. It contains everything that is drawn. */
export const goodsPictureHref = ({ form, color }: DrawnGoods, crop: LensPackCrop): string =>
  `/media/goods/${crop}/${form}-${color}.svg`;

export interface GoodsPicture {
  readonly goods: DrawnGoods;
  readonly crop: LensPackCrop;
}

const goodsPattern = /^\/media\/goods\/(?<crop>\w+)\/(?<form>[a-z-]+)-(?<color>[a-z]+)\.svg$/;

/** Reads the address of a drawing; null when it is invalid. */
export function readGoodsPicture(path: string): GoodsPicture | null {
  const parts = goodsPattern.exec(path)?.groups;
  const crop = lensPackCrops.find((name) => name === parts?.["crop"]);
  const form = goodsForms.find((name) => name === parts?.["form"]);
  const color = cartonColors.find((name) => name === parts?.["color"]);
  return crop && form && color ? { goods: { form, color }, crop } : null;
}
