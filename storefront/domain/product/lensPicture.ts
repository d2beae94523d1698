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

/** The address of the picture of a pack of contact lenses, which says all that is drawn. */
export const lensPictureHref = ({ period, color, pieces }: DrawnLensPack, crop: LensPackCrop): string =>
  `/media/lenses/${crop}/${period}-${color}-${pieces}.svg`;

/** What the cartons of a product are printed with, by its name or sku: always the same, and others often differ. */
export function cartonColorOf(name: string): CartonColor {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
  return cartonColors[sum % cartonColors.length] ?? "sea";
}

export interface LensPicture {
  readonly pack: DrawnLensPack;
  readonly crop: LensPackCrop;
}

const form = /^\/media\/lenses\/(?<crop>\w+)\/(?<period>[a-z-]+)-(?<color>[a-z]+)-(?<pieces>\d{1,3})\.svg$/;

/** Reads a picture's address; null when it is invalid or not in the form that `lensPictureHref` writes. */
export function readLensPicture(path: string): LensPicture | null {
  const parts = form.exec(path)?.groups;
  const crop = lensPackCrops.find((known) => known === parts?.["crop"]);
  const period = lensPeriods.find((known) => known === parts?.["period"]);
  const color = cartonColors.find((known) => known === parts?.["color"]);
  const pieces = Number(parts?.["pieces"]);
  const [least, most] = drawablePieces;
  if (!crop || !period || !color || pieces < least || pieces > most) return null;
  const pack = { period, color, pieces };
  return lensPictureHref(pack, crop) === path ? { pack, crop } : null;
}

/** The address of the picture of goods beside frames and lenses, which says all that is drawn. */
export const goodsPictureHref = ({ form, color }: DrawnGoods, crop: LensPackCrop): string =>
  `/media/goods/${crop}/${form}-${color}.svg`;

export interface GoodsPicture {
  readonly goods: DrawnGoods;
  readonly crop: LensPackCrop;
}

const pattern = /^\/media\/goods\/(?<crop>\w+)\/(?<form>[a-z-]+)-(?<color>[a-z]+)\.svg$/;

/** Reads a picture's address; null when it is invalid. */
export function readGoodsPicture(path: string): GoodsPicture | null {
  const parts = pattern.exec(path)?.groups;
  const crop = lensPackCrops.find((known) => known === parts?.["crop"]);
  const form = goodsForms.find((known) => known === parts?.["form"]);
  const color = cartonColors.find((known) => known === parts?.["color"]);
  return crop && form && color ? { goods: { form, color }, crop } : null;
}
