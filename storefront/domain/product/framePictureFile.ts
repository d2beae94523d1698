import { drawableMeasures, finishes, frameMaterials, frameShapes, rims, tints } from "@dioptra/ui/eyewear";
import { type FramePicture, framePictureHref, framePictures } from "./framePicture.ts";
import type { Frame } from "./product.ts";

/** Matches one of the words. Some contain hyphens, but no word is the beginning of another one up to a hyphen. */
const oneOf = (name: string, words: readonly string[]) => `(?<${name}>${words.join("|")})`;

const pattern = new RegExp(
  [
    `^/media/frames/${oneOf("picture", framePictures)}/${oneOf("shape", frameShapes)}`,
    oneOf("rim", rims),
    oneOf("material", frameMaterials),
    `${oneOf("finish", finishes)}(?:-${oneOf("tint", tints)})?`,
    "(?<measures>[\\d.]+(?:-[\\d.]+){4})\\.svg$",
  ].join("-"),
);

const memberOf = <Member extends string>(members: readonly Member[], value: string | undefined): Member | undefined =>
  members.find((member) => member === value);

const within = (millimetres: number | undefined, [min, max]: readonly [number, number]): millimetres is number =>
  millimetres !== undefined && millimetres >= min && millimetres <= max;

/**
 * Reads the address of a drawing; null for an invalid one. Each drawing has exactly one address: any form that
 * `framePictureHref` would write differently, such as a measure with a leading zero, is refused.
 */
export function readFramePicture(path: string): { readonly frame: Frame; readonly picture: FramePicture } | null {
  const parts = pattern.exec(path)?.groups;
  if (!parts) return null;
  const picture = memberOf(framePictures, parts["picture"]);
  const shape = memberOf(frameShapes, parts["shape"]);
  const rim = memberOf(rims, parts["rim"]);
  const material = memberOf(frameMaterials, parts["material"]);
  const finish = memberOf(finishes, parts["finish"]);
  const tint = memberOf(tints, parts["tint"]);
  const [lensWidth, lensHeight, bridge, temple, totalWidth] = (parts["measures"] ?? "").split("-").map(Number);
  if (!picture || !shape || !rim || !material || !finish) return null;
  if (!within(lensWidth, drawableMeasures.lensWidth) || !within(lensHeight, drawableMeasures.lensHeight)) return null;
  if (!within(bridge, drawableMeasures.bridge) || !within(temple, drawableMeasures.temple)) return null;
  if (!within(totalWidth, drawableMeasures.totalWidth)) return null;
  const measures = { lensWidth, lensHeight, bridge, temple, totalWidth };
  const frame: Frame = { shape, rim, material, finish, ...(tint && { tint }), ...measures };
  return framePictureHref(frame, picture) === path ? { frame, picture } : null;
}
