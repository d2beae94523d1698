import { looks } from "./finishes.ts";
import type { Finish, FrameMaterial } from "./frame.ts";

/** A CSS background for the dot that stands for a finish where a picture would be too small. */
export function finishBackground(finish: Finish, material: FrameMaterial): string {
  const { acetate, wire } = looks[finish];
  if (material === "metal" || material === "titanium")
    return `linear-gradient(135deg, ${wire.light}, ${wire.color} 60%)`;
  if (acetate.kind === "solid") return acetate.color;
  if (acetate.kind === "crystal") return `linear-gradient(135deg, white, ${acetate.color} 60%)`;
  if (acetate.kind === "gradient") return `linear-gradient(${acetate.color} 20%, ${acetate.below} 90%)`;
  const [middle, dark] = acetate.patches;
  return `conic-gradient(from 40deg, ${dark}, ${acetate.color} 18%, ${middle} 34%, ${acetate.color} 52%, ${dark} 70%, ${middle} 86%, ${dark})`;
}
