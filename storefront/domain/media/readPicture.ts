import { editionForm } from "./editionForm.ts";
import { isMasterName } from "./masterName.ts";
import type { AskedPicture, PictureSize } from "./picture.ts";
import { densities, dense, newest, pictureFolder, sizeText } from "./pictureHref.ts";

/**
 * What the address of a picture asks for; null for what is none, such as a size that no page shows. One picture has one
 * address: what `pictureHref` would have written otherwise is refused.
 *
 * @param sizes The configured ones, in pixels of CSS.
 */
export function readPicture(path: string, sizes: readonly PictureSize[]): AskedPicture | null {
  if (!path.startsWith(pictureFolder)) return null;
  const [asked, edition = "", ...rest] = path.slice(pictureFolder.length).split("/");
  const name = rest.join("/");
  const size = sizes
    .flatMap((size) => densities.map((density) => dense(size, density)))
    .find((size) => sizeText(size) === asked);
  if (!size || !isMasterName(name)) return null;
  if (edition === newest) return { name, edition: null, size };
  return editionForm.test(edition) ? { name, edition, size } : null;
}
