import type { FrameMaterial, FrameShape, Rim } from "@dioptra/ui/eyewear";
import type { Frame, Product, Variant } from "./product.ts";

/**
 * Returns the `count` items nearest to `target`, which is one of them and left out. Items at the same distance keep
 * their order.
 */
export function nearest<Item>(
  items: readonly Item[],
  target: Item,
  distance: (a: Item, b: Item) => number,
  count: number,
): readonly Item[] {
  const found: { readonly item: Item; readonly far: number }[] = [];
  for (const item of items) {
    if (item === target) continue;
    const far = distance(target, item);
    const last = found[count - 1];
    if (last && last.far <= far) continue;
    const index = found.findLastIndex((each) => each.far <= far) + 1;
    found.splice(index, 0, { item, far });
    found.length = Math.min(found.length, count);
  }
  return found.map(({ item }) => item);
}

/** The properties that decide how similar two frames look. Lengths in mm, of the first size. */
export interface FrameGeometry {
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  readonly lensWidth: number;
  readonly lensHeight: number;
  readonly bridge: number;
  readonly totalWidth: number;
}

/** Pairs of shapes that are hard to tell apart at arm's length. */
const similarShapes: readonly (readonly [FrameShape, FrameShape])[] = [
  ["round", "panto"],
  ["round", "oval"],
  ["panto", "geometric"],
  ["panto", "trapezoid"],
  ["square", "rectangular"],
  ["square", "geometric"],
  ["square", "trapezoid"],
  ["rectangular", "oval"],
];

const areSimilarShapes = (a: FrameShape, b: FrameShape) =>
  similarShapes.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

const shapeDistance = (a: FrameShape, b: FrameShape) => (a === b ? 0 : areSimilarShapes(a, b) ? 5 : 10);

/** Penalties in mm of lens width: another rim changes the look as much as 4 mm, another material as much as 2 mm. */
const otherRim = 4;
const otherMaterial = 2;

/**
 * Returns how different two frames look, in mm: the sum of the differences of their measures, with half the weight for
 * height and bridge, plus penalties for another shape, rim or material. Symmetric; 0 for frames that look the same.
 */
export const frameDistance = (a: FrameGeometry, b: FrameGeometry): number =>
  shapeDistance(a.shape, b.shape) +
  (a.rim === b.rim ? 0 : otherRim) +
  (a.material === b.material ? 0 : otherMaterial) +
  Math.abs(a.lensWidth - b.lensWidth) +
  Math.abs(a.totalWidth - b.totalWidth) +
  (Math.abs(a.lensHeight - b.lensHeight) + Math.abs(a.bridge - b.bridge)) / 2;

/** How a frame differs from another one: in mm, positive if it is larger. */
export interface GeometryDifferences {
  readonly lensWidth: number;
  readonly bridge: number;
  readonly temple: number;
  readonly hasOtherShape: boolean;
}

type Geometry = Pick<Frame, "shape" | "lensWidth" | "bridge" | "temple">;

/** Returns how a frame differs from the one that a shopper looks at. */
export const geometryDifferences = (frame: Geometry, shown: Geometry): GeometryDifferences => ({
  lensWidth: frame.lensWidth - shown.lensWidth,
  bridge: frame.bridge - shown.bridge,
  temple: frame.temple - shown.temple,
  hasOtherShape: frame.shape !== shown.shape,
});

/** A frame that can be tried on. */
export interface FrameToTry {
  readonly id: string;
  /** Distinguishes it from the others, such as "Black, small". */
  readonly name: string;
  readonly frame: Frame;
}

/** Counts the options in which two variants differ. */
const countDifferences = (a: Variant, b: Variant) =>
  Object.entries(a.values).filter(([code, value]) => b.values[code] !== value).length;

/**
 * Returns the frames that can be tried on from a product's page: the one that is shown, then those that differ from it
 * in one option, such as its other colours, in the order of the product.
 */
export function framesToTryOn(
  { sku, name, frame, options, variants }: Pick<Product, "sku" | "name" | "frame" | "options" | "variants">,
  shown: Variant | null,
): readonly FrameToTry[] {
  if (!shown) return frame ? [{ id: sku, name, frame }] : [];
  const nameOf = ({ values }: Variant) =>
    options
      .flatMap(({ code, values: optionValues }) => optionValues.find(({ id }) => id === values[code])?.label ?? [])
      .join(", ") || name;
  const others = variants.filter((variant) => variant.enabled && countDifferences(variant, shown) === 1);
  return [shown, ...others].flatMap((variant) =>
    variant.frame ? [{ id: variant.sku, name: nameOf(variant), frame: variant.frame }] : [],
  );
}
