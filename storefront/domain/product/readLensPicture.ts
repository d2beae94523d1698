import {
  cartonColors,
  drawablePieces,
  type DrawnLensPack,
  type LensPackCrop,
  lensPackCrops,
  lensPeriods,
} from "@dioptra/ui/eyewear";
import { lensPictureHref } from "./lensPictureHref.ts";

export interface LensPicture {
  readonly pack: DrawnLensPack;
  readonly crop: LensPackCrop;
}

const form = /^\/media\/lenses\/(?<crop>\w+)\/(?<period>[a-z-]+)-(?<color>[a-z]+)-(?<pieces>\d{1,3})\.svg$/;

/** What a picture's address asks for; null for what is none, or what `lensPictureHref` would have written otherwise. */
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
