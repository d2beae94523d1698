import { type FrameShape, frameShapes } from "@dioptra/ui/eyewear";
import type { Facet } from "./facet.ts";

/** The shapes that come nearest to each shape, the nearest first. */
const kin: Readonly<Record<FrameShape, readonly FrameShape[]>> = {
  square: ["rectangular", "trapezoid", "panto"],
  round: ["panto", "oval", "geometric"],
  oval: ["round", "panto", "rectangular"],
  rectangular: ["square", "trapezoid", "oval"],
  trapezoid: ["square", "rectangular", "triangular"],
  triangular: ["panto", "trapezoid", "oval"],
  panto: ["round", "oval", "square"],
  geometric: ["round", "square", "panto"],
};

/** A shape that is offered in place of the chosen ones. */
export interface KindredShape {
  readonly shape: FrameShape;
  readonly label: string;
  /** The number of products that have it and match all other filters. */
  readonly count: number;
}

/** Returns the shapes nearest to the chosen ones that match all other filters; none if no shape is chosen. */
export function kindredShapes(facets: readonly Facet[]): readonly KindredShape[] {
  const options = facets.flatMap((facet) => (facet.shows === "shape" ? facet.options : []));
  const chosen = frameShapes.filter((shape) => options.some(({ id, isChosen }) => isChosen && id === shape));
  const near = chosen.flatMap((shape) => kin[shape]);
  return [...new Set(near)].flatMap((shape) => {
    const option = options.find(({ id }) => id === shape);
    return option && !option.isChosen && option.count > 0 ? [{ shape, label: option.label, count: option.count }] : [];
  });
}
