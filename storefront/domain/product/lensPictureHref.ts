import { type CartonColor, cartonColors, type DrawnLensPack, type LensPackCrop } from "@dioptra/ui/eyewear";

/** The address of the picture of a pack of contact lenses, which says all that is drawn. */
export const lensPictureHref = ({ period, color, pieces }: DrawnLensPack, crop: LensPackCrop): string =>
  `/media/lenses/${crop}/${period}-${color}-${pieces}.svg`;

/** What the cartons of a product are printed with, by its name or sku: always the same, and others often differ. */
export function cartonColorOf(name: string): CartonColor {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
  return cartonColors[sum % cartonColors.length] ?? "sea";
}
