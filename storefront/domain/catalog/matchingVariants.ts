import type { Master } from "../media/picture.ts";
import type { NearestMeasure } from "./facetSetting.ts";
import { distanceTo } from "./nearest.ts";
import type { Frame, Price } from "../product/product.ts";
import type { ProductLook, ProductSummary } from "../product/productSummary.ts";

/** A variant that matches the filters of a list. */
export interface MatchingVariant {
  readonly sku: string;
  /** Id of its colour; empty if it has none. */
  readonly color: string;
  readonly price: Price;
  readonly inStock: boolean;
  readonly frame: Frame | null;
  readonly picture: Master | null;
}

/** Returns the variants nearest to the wanted measures first, then those in stock, then the cheapest. Equal ones stay in order. */
const byPreference = (variants: readonly MatchingVariant[], nearest: readonly NearestMeasure[]) =>
  variants.toSorted(
    (a, b) =>
      distanceTo(a.frame, nearest) - distanceTo(b.frame, nearest) ||
      Number(b.inStock) - Number(a.inStock) ||
      a.price.current.minor - b.price.current.minor,
  );

const isSamePrice = (a: Price, b: Price) =>
  a.current.minor === b.current.minor && a.reduction?.lowestOf30Days.minor === b.reduction?.lowestOf30Days.minor;

const measures = ["lensWidth", "lensHeight", "bridge", "temple", "totalWidth"] as const;

/** The size of a frame, in mm. */
export type FrameMeasures = Pick<Frame, (typeof measures)[number]>;

/** Returns the measures in which a frame differs from another one; null for none. */
export function differentMeasures(frame: FrameMeasures, other: FrameMeasures): Partial<FrameMeasures> | null {
  const different = measures.filter((measure) => frame[measure] !== other[measure]);
  return different.length > 0 ? Object.fromEntries(different.map((measure) => [measure, frame[measure]])) : null;
}

/**
 * Returns a product of a filtered list as its card shows it: with the picture, size, price and stock of the best variant
 * that matches, which its link opens (docs/specification/catalogue.md#list-39). Its colour comes first. The other colours
 * show their best matching variant, or stay as they are. `colors` are the ids of the looks' colours,
 * `nearest` the measures that the best variant should have.
 */
export function withMatchingVariants(
  product: ProductSummary,
  colors: readonly string[],
  variants: readonly MatchingVariant[],
  nearest: readonly NearestMeasure[] = [],
): ProductSummary {
  const usual = product.looks[0]?.sku;
  const usualFirst = [...variants.filter(({ sku }) => sku === usual), ...variants.filter(({ sku }) => sku !== usual)];
  const preferred = byPreference(usualFirst, nearest);
  const [best] = preferred;
  if (!best) return product;
  const frame = best.frame ?? product.frame;

  const sizeOf = (own: FrameMeasures | null) => {
    const different = own && frame && differentMeasures(own, frame);
    return different && { measures: different };
  };
  function lookOf({ measures: before, ...look }: ProductLook, color: string | undefined): ProductLook {
    const own = preferred.find((variant) => variant.color === color);
    const price = own?.price ?? look.price ?? product.price;
    return {
      ...look,
      ...(own && { sku: own.sku, picture: own.picture }),
      price: isSamePrice(price, best?.price ?? product.price) ? null : price,
      ...sizeOf(own ? own.frame : product.frame && { ...product.frame, ...before }),
    };
  }
  const looks = product.looks.map((look, index) => ({ look: lookOf(look, colors[index]), color: colors[index] }));
  return {
    ...product,
    price: best.price,
    inStock: best.inStock,
    frame,
    picture: best.picture ?? product.picture,
    looks: [
      ...looks.filter(({ color }) => color === best.color),
      ...looks.filter(({ color }) => color !== best.color),
    ].map(({ look }) => look),
    matchingSku: best.sku,
  };
}
