import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type PictureRequest,
  dense,
  densities,
  editionDigits,
  editionForm,
  isMasterName,
  newest,
  pictureFolder,
  type PictureSize,
  sizeText,
} from "./picture.ts";

/** Returns the edition of a master: the first digits of the SHA-256 digest of its content. */
export const editionOf = (content: Uint8Array): string => bytesToHex(sha256(content)).slice(0, editionDigits);

/**
 * Reads the address of a picture; null for an invalid one, such as a size that no page shows. Each picture has exactly
 * one address: any form that `pictureHref` would write differently is refused.
 *
 * @param sizes The configured sizes, in CSS pixels.
 */
export function readPicture(path: string, sizes: readonly PictureSize[]): PictureRequest | null {
  if (!path.startsWith(pictureFolder)) return null;
  const [requestedSize, edition = "", ...rest] = path.slice(pictureFolder.length).split("/");
  const name = rest.join("/");
  const size = sizes
    .flatMap((size) => densities.map((density) => dense(size, density)))
    .find((size) => sizeText(size) === requestedSize);
  if (!size || !isMasterName(name)) return null;
  if (edition === newest) return { name, edition: null, size };
  return editionForm.test(edition) ? { name, edition, size } : null;
}
