import type { FrameMaterial, FrameShape, Rim } from "@dioptra/ui/eyewear";
import type { Frame, Product, Variant } from "./product.ts";

/**
 * The `count` things nearest to one of them, itself left out. Of those that are equally far, the one that comes first
 * stays first.
 */
export function nearest<Thing>(
  things: readonly Thing[],
  to: Thing,
  distance: (a: Thing, b: Thing) => number,
  count: number,
): readonly Thing[] {
  const found: { readonly thing: Thing; readonly far: number }[] = [];
  for (const thing of things) {
    if (thing === to) continue;
    const far = distance(to, thing);
    const last = found[count - 1];
    if (last && last.far <= far) continue;
    const place = found.findLastIndex((each) => each.far <= far) + 1;
    found.splice(place, 0, { thing, far });
    found.length = Math.min(found.length, count);
  }
  return found.map(({ thing }) => thing);
}

/** What of a frame decides how like another it looks. Lengths in mm, of its first size. */
export interface FrameGeometry {
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  readonly lensWidth: number;
  readonly lensHeight: number;
  readonly bridge: number;
  readonly totalWidth: number;
}

/** Shapes in which one could mistake the one for the other at arm's length. */
const kindred: readonly (readonly [FrameShape, FrameShape])[] = [
  ["round", "panto"],
  ["round", "oval"],
  ["panto", "geometric"],
  ["panto", "trapezoid"],
  ["square", "rectangular"],
  ["square", "geometric"],
  ["square", "trapezoid"],
  ["rectangular", "oval"],
];

const areKindred = (a: FrameShape, b: FrameShape) =>
  kindred.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

const shapeDistance = (a: FrameShape, b: FrameShape) => (a === b ? 0 : areKindred(a, b) ? 5 : 10);

/** In mm of lens width: another rim changes a face as much as four of them, another material as two. */
const otherRim = 4;
const otherMaterial = 2;

/**
 * How unlike two frames are, in mm: the differences of their measures, the height and the bridge by half, and a price for
 * another shape, rim or material. 0 for frames that look the same; the same in both directions.
 */
export const frameDistance = (a: FrameGeometry, b: FrameGeometry): number =>
  shapeDistance(a.shape, b.shape) +
  (a.rim === b.rim ? 0 : otherRim) +
  (a.material === b.material ? 0 : otherMaterial) +
  Math.abs(a.lensWidth - b.lensWidth) +
  Math.abs(a.totalWidth - b.totalWidth) +
  (Math.abs(a.lensHeight - b.lensHeight) + Math.abs(a.bridge - b.bridge)) / 2;

/** A frame as it is tried on: which one it is, and what tells it from the others. */
export interface FrameToTry {
  readonly id: string;
  readonly name: string;
  readonly frame: Frame;
}

/** By how many answers two variants differ. */
const differences = (a: Variant, b: Variant) =>
  Object.entries(a.values).filter(([code, value]) => b.values[code] !== value).length;

/**
 * What a shopper tries on from a product's page: the frame that it shows, then those that differ from it in one answer,
 * such as its other colours, in the order of the product.
 */
export function triedFrames(
  { sku, name, frame, options, variants }: Pick<Product, "sku" | "name" | "frame" | "options" | "variants">,
  shown: Variant | null,
): readonly FrameToTry[] {
  if (!shown) return frame ? [{ id: sku, name, frame }] : [];
  const nameOf = ({ values }: Variant) =>
    options
      .flatMap(({ code, values: answers }) => answers.find(({ id }) => id === values[code])?.label ?? [])
      .join(", ") || name;
  const others = variants.filter((variant) => variant.enabled && differences(variant, shown) === 1);
  return [shown, ...others].flatMap((variant) =>
    variant.frame ? [{ id: variant.sku, name: nameOf(variant), frame: variant.frame }] : [],
  );
}
