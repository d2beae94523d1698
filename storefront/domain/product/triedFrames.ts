import type { Frame, Product, Variant } from "./product.ts";

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
